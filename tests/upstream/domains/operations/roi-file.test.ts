// CSV of cloud migration ROI (M-04): digits stay, and what is wrong is told by line and column.
import { expect, it } from 'vitest';
import { MAX_ROI_ROWS } from '../../../../lib/catalogue/operations/roi-fields.ts';
import { readRoiFile } from '../../../../upstream/domains/operations/roi/read-roi-file.ts';

const HEAD = 'id,title,startMonth,currency,onPremiseCost,cloudCost,migrationCost,expectedSaving,note';
const read = (...lines: string[]) => readRoiFile([HEAD, ...lines].join('\r\n'), versionOf);
const versionOf = (id: string) => (id === 'known' ? 4 : null);

it('keeps every digit as it was written', () => {
  const { rows, faults } = read(
    ',Mail server,2024-07,usd,0.10,12345678901234567890.123456789012345678,-5.00,,"a, note"',
    "known,'=SUM(A1),,KRW,,,,7,",
  );
  expect(faults).toEqual([]);
  expect(rows).toEqual([
    {
      ...{ roiId: null, version: 0, title: 'Mail server', startMonth: '2024-07', currency: 'USD' },
      ...{ onPremiseCost: '0.10', cloudCost: '12345678901234567890.123456789012345678' },
      ...{ migrationCost: '-5.00', expectedSaving: '', note: 'a, note' },
    },
    {
      ...{ roiId: 'known', version: 4, title: '=SUM(A1)', startMonth: '', currency: 'KRW' },
      ...{ onPremiseCost: '', cloudCost: '', migrationCost: '', expectedSaving: '7', note: '' },
    },
  ]);
});

it('reads a saved file without the question below its rows', () => {
  const { rows, faults } = read('known,A,,USD,,,,7,', ',,,,,,,,', 'Company,Acme,,,,,,,');
  expect(faults).toEqual([]);
  expect(rows).toMatchObject([{ roiId: 'known', expectedSaving: '7' }]);
});

it('takes nothing of a file with a bad line, and says what is wrong with each', () => {
  const { rows, faults } = read(
    ',Good,2024-07,USD,1,2,3,4,',
    ',,2024-13,XYZ,"1,000",1e5,NaN, ,',
    'strange,A,,USD,,,,,',
    'known,A,,USD,,,,,',
    'known,B,,USD,,,,,',
  );
  expect(rows).toEqual([]);
  expect(faults).toEqual([
    { code: 'MISSING', line: 3, column: 'title', value: null },
    { code: 'WRONG_VALUE', line: 3, column: 'startMonth', value: '2024-13' },
    { code: 'WRONG_VALUE', line: 3, column: 'currency', value: 'XYZ' },
    { code: 'WRONG_VALUE', line: 3, column: 'onPremiseCost', value: '1,000' },
    { code: 'WRONG_VALUE', line: 3, column: 'cloudCost', value: '1e5' },
    { code: 'WRONG_VALUE', line: 3, column: 'migrationCost', value: 'NaN' },
    { code: 'UNKNOWN_ID', line: 4, column: 'id', value: 'strange' },
    { code: 'TWICE', line: 6, column: 'id', value: '5' },
  ]);
});

it.each([
  ['', 'EMPTY', null],
  [HEAD, 'EMPTY', null],
  [`${HEAD}\n"open`, 'NOT_CSV', 2],
  [`${HEAD}\n1,2`, 'NOT_CSV', 2],
  [[HEAD, ...Array.from({ length: MAX_ROI_ROWS + 1 }, () => ',A,,USD,,,,,')].join('\n'), 'TOO_MANY', null],
  [`${HEAD},roi\n,A,,USD,,,,,,9`, 'UNKNOWN_COLUMN', 1],
  ['title,currency\nA,USD', 'MISSING_COLUMN', 1],
  [`${HEAD},note\n,A,,USD,,,,,x,y`, 'TWICE', 1],
])('refuses %j as a whole', (text, code, line) => {
  const { rows, faults } = readRoiFile(text, versionOf);
  expect(rows).toEqual([]);
  expect(faults[0]).toMatchObject({ code, line });
});
