// Faults of whole files, and rows that cannot be loaded: said clearly, and nothing else is lost or changed.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_FILES } from '../../support/oracle/raw/raw-focus.ts';
import { csv, type FactsBench, openBench, row } from '../../support/product/focus-files.ts';

let bench: FactsBench;

const PARQUET = readFileSync(join(DEMO_FILES, 'workshop/aws-workshop-2018-10.focus-1.2.parquet'));
const THREE = csv([row(), row(), row()]);

describe('a file as a whole', () => {
  /** What is there before, for each fault: none may change it. */
  beforeAll(async () => {
    bench = await openBench();
    await bench.load([bench.file('good.csv', csv([row({ BilledCost: '7' })]))]);
  });
  afterAll(() => bench.close());

  const FAULTS: [string, () => string | Uint8Array, RegExp][] = [
    ['is empty', () => '', /is empty/],
    ['is no FOCUS', () => 'name,amount\na,1\n', /is no FOCUS file/],
    ['is any text', () => 'Dear all,\nplease find attached\n', /is no FOCUS file/],
    ['is a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0), /FOCUS file/],
    [
      'has no cost column',
      () => 'ChargePeriodStart,ServiceName\n2024-05-01,S3\n',
      /no usable cost column: BilledCost/,
    ],
    [
      'has no date column',
      () => 'BilledCost,ServiceName\n1,S3\n',
      /no usable date column: ChargePeriodStart/,
    ],
    [
      'names a column twice',
      () => 'BilledCost,BilledCost,ChargePeriodStart\n1,2,2024-05-01\n',
      /BilledCost twice/,
    ],
    ['has a header alone', () => THREE.split('\n', 1).join(), /no rows/],
    ['ends within quotes', () => THREE.slice(0, -20), /cut off: the quotes that open on line 4/],
    [
      'ends within a line',
      () =>
        `${csv([row()])}${THREE.slice(THREE.lastIndexOf('\n"') + 1, -1)
          .split(',')
          .slice(0, 5)
          .join()}`,
      /cut off: line 3 ends after 5 of 17 fields/,
    ],
    [
      'has a NUL byte',
      () => THREE.replace(/(\n.*\n)(.*)Amazon/, '$1$2Ama\0zon'),
      /damaged: the column ServiceName has a NUL byte on line 3/,
    ],
    ['is gzip that is cut off', () => gzipSync(THREE).subarray(0, -30), /gzip file that is cut off/],
    ['is gzip that is damaged', () => damaged(gzipSync(THREE)), /cannot be unpacked/],
    [
      'is Parquet that is cut off',
      () => PARQUET.subarray(0, PARQUET.length / 2),
      /Parquet file that is cut off/,
    ],
    ['is Parquet that is damaged', () => damaged(PARQUET), /cannot be read/],
    ['is a zip archive', () => Buffer.from('504b03041400', 'hex'), /zip archive/],
    ['is text in UTF-16', () => Buffer.from(`\uFEFF${THREE}`, 'utf16le'), /UTF-16/],
    [
      'has no row that can be loaded',
      () => csv([row({ BilledCost: 'x' })]),
      /none of its 1 rows can be loaded \(line 2: BilledCost 'x' is not a number\)/,
    ],
  ];

  test.each(FAULTS)('that %s is refused in one line and changes nothing', async (_, content, message) => {
    const before = await state();
    const [good, bad] = [
      bench.file('next.csv', csv([row({ BilledCost: '8' })])),
      bench.file('bad.csv', content()),
    ];
    const error = await bench.load([good, bad]).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ name: 'LoadError', file: bad });
    expect(String(error)).toMatch(message);
    expect(String(error)).not.toContain('\n');
    expect(await state()).toEqual(before);
  });

  test('that is a directory, or is not there', async () => {
    mkdirSync(join(bench.dir, 'exports'));
    await expect(bench.load([join(bench.dir, 'exports')])).rejects.toThrow(/is a directory; name its files/);
    await expect(bench.load([join(bench.dir, 'nowhere.csv')])).rejects.toThrow(/is not found/);
  });

  test('of an unknown company', async () => {
    const file = bench.file('good.csv', THREE);
    await expect(bench.load([file], { companyId: 'nobody' })).rejects.toThrow(/no company 'nobody'/);
  });
});

/** The other rows of a file are loaded. */
const LET_IN = { answers: ['rejected'] } as const;

describe('a bad row', () => {
  beforeEach(async () => {
    bench = await openBench();
  });
  afterEach(() => bench.close());

  const good = row({ ServiceName: 'two\nlines', BilledCost: '4.25' });
  const BAD: [column: string, value: string, reason: string][] = [
    ['BilledCost', 'abc', 'is not a number'],
    ['BilledCost', '1,5', 'is not a number'],
    ['BilledCost', 'NaN', 'is not a number'],
    ['BilledCost', '', 'is empty'],
    ['BilledCost', '1e20', 'is not a number'],
    ['EffectiveCost', '?', 'is not a number'],
    ['ChargePeriodStart', '2024-02-30', 'is not a date'],
    ['ChargePeriodStart', 'yesterday', 'is not a date'],
    ['ChargePeriodEnd', '0024-05-01', 'is not a date'],
    ['ChargePeriodEnd', '2034-05-01', 'is more than three years after ChargePeriodStart'],
    ['BillingCurrency', '', 'is empty'],
    ['BillingCurrency', 'Dollar', 'is not a currency code of three letters'],
  ];

  test('is named by line, column, value and reason, among others of any reason; the rest loads', async () => {
    const rows = BAD.flatMap(([column, value]) => [row({ [column]: value }), good]);
    const [report] = (await bench.load([bench.file('rows.csv', csv([good, ...rows]))], LET_IN)).files;
    // A good row takes two lines of the file.
    expect(report?.rejected).toEqual(
      BAD.map(([column, value, reason], place) => ({
        line: 4 + 3 * place,
        column,
        value: value === '' ? null : expect.stringMatching(new RegExp(value.replace('?', '.'), 'i')),
        reason,
      })),
    );
    expect(report).toMatchObject({
      rowsRead: 25,
      rowsLoaded: 13,
      rowsRejected: 12,
      totals: [{ billed: '55.25' }],
    });
  });

  test('is named the same where it is the only one', async () => {
    const file = bench.file('rows.csv', csv([good, row({ BilledCost: '1,5' }), good]));
    const [report] = (await bench.load([file], LET_IN)).files;
    expect(report?.rejected).toMatchObject([
      { line: 4, column: 'BilledCost', value: '1,5', reason: 'is not a number' },
    ]);
    expect(report).toMatchObject({ rowsRead: 3, rowsLoaded: 2, totals: [{ billed: '8.5' }] });
  });

  test('with a field too few or too many, open quotes, or bytes that are no UTF-8', async () => {
    const header = 'BilledCost,ChargePeriodStart,BillingCurrency,ProviderName\n';
    const line = '1,2024-05-01,USD,AWS\n';
    const content = Buffer.concat([
      Buffer.from(`${header}${line}1,2024-05-01\n\n1,2024-05-01,USD,AWS,more\n"1"x,2024-05-01,USD,AWS\n`),
      Buffer.from('1,2024-05-01,USD,'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`\n${line}`),
    ]);
    const [report] = (await bench.load([bench.file('fields.csv', content)], LET_IN)).files;
    expect(report?.rejected.map(({ line: at, column, reason }) => [at, column, reason])).toEqual([
      [3, null, 'has 2 fields, the header has 4'],
      [5, null, 'has 5 fields, the header has 4'],
      [6, null, 'a quoted value goes on behind its closing quotes'],
      [7, null, 'is not UTF-8'],
    ]);
    expect(report).toMatchObject({ rowsRead: 6, rowsLoaded: 2, rowsRejected: 4 });
  });

  test('is told on the line of its own file where files of one header are read together', async () => {
    const header = 'BilledCost,ChargePeriodStart,BillingCurrency,ProviderName\n';
    const line = (cost: string) => `${cost},2024-05-01,USD,AWS\n`;
    const files = [
      bench.file('one.csv', `${header}${line('1')}${line('x')}1,2024-05-01\n${line('2')}`),
      bench.file('other.csv', csv([row()])),
      bench.file('two.csv', `${header}\n1,2024-05-01,USD,AWS,more\n${line('3')}${line('4')}${line('y')}`),
    ];
    const { files: reports } = await bench.load(files, LET_IN);
    expect(reports.map(({ name, rejected }) => [name, ...rejected.map(({ line: at }) => at)])).toEqual([
      ['one.csv', 3, 4],
      ['other.csv'],
      ['two.csv', 3, 6],
    ]);
    expect(reports.map(({ rowsRead, rowsLoaded }) => [rowsRead, rowsLoaded])).toEqual([
      [4, 2],
      [1, 1],
      [4, 2],
    ]);
  });

  test('is counted, however many there are; a hundred are listed', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => row({ BilledCost: index % 2 ? 'x' : '1' }));
    const [report] = (await bench.load([bench.file('many.csv', csv(rows))], LET_IN)).files;
    expect(report).toMatchObject({ rowsRead: 300, rowsLoaded: 150, rowsRejected: 150 });
    expect(report?.rejected).toHaveLength(100);
    expect(report?.rejected.at(-1)?.line).toBe(201);
  });

  test('refuses the whole load when it is strict', async () => {
    const before = await state();
    const file = bench.file('rows.csv', csv([good, row({ BilledCost: 'abc' })]));
    await expect(bench.load([file], { isStrict: true })).rejects.toThrow(
      /line 4: BilledCost 'abc' is not a number/,
    );
    expect(await state()).toEqual(before);
  });

  test('is found on its line in a file of many buffers, beside broken lines and blank ones', async () => {
    const header = 'BilledCost,ChargePeriodStart,BillingCurrency,ProviderName,ServiceName\n';
    const filler = 'x'.repeat(400);
    const lines = Array.from({ length: 120_000 }, (_, index) => {
      if (index % 30_000 === 29_999) return `bad,2024-05-01,USD,AWS,"${filler}"`;
      if (index % 30_000 === 15_000) return `1,2024-05-01`;
      if (index % 30_000 === 7_000) return '';
      return `1,2024-05-01,USD,AWS,"${filler}"`;
    });
    const large = bench.file('large.csv', `${header}${lines.join('\n')}\n`);
    const [report] = (await bench.load([large], LET_IN)).files;
    expect(report).toMatchObject({ rowsRead: 119_996, rowsLoaded: 119_988, rowsRejected: 8 });
    expect(report?.rejected.map(({ line }) => line)).toEqual([
      15_002, 30_001, 45_002, 60_001, 75_002, 90_001, 105_002, 120_001,
    ]);
  });
});

function damaged(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const footer = copy.length - 12;
  for (let at = 12; at < footer; at += 1) copy[at] = (copy[at] ?? 0) ^ 0x5a;
  return copy;
}

/** Everything that a load changes. */
async function state() {
  const tables = ['companies', 'loads', 'load_files', 'partitions'] as const;
  return Promise.all(tables.map((table) => bench.documents.selectFrom(table).selectAll().execute()));
}
