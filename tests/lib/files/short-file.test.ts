// Files that a screen writes by itself: a workbook that other programs read, and CSV as everywhere.
import { expect, it } from 'vitest';
import { shortFile } from '../../../lib/files/short-file.ts';
import type { TableColumn } from '../../../lib/files/table-columns.ts';
import { readWorkbook } from '../../support/oracle/workbook.ts';

const COLUMNS: TableColumn[] = [
  { head: 'Plan', format: { as: 'text' }, width: 20 },
  { head: 'Net savings', format: { as: 'money', shownDecimals: 2 }, width: 20 },
];
const ROWS = [
  ['=plan', 13.98],
  ['プラン', null],
];

it('a workbook holds every row, numbers as numbers', () => {
  const [sheet] = readWorkbook(Buffer.from(shortFile('xlsx', 'Savings Plans', COLUMNS, ROWS)));
  expect(sheet?.name).toBe('Savings Plans');
  expect(sheet?.rows.map(({ A }) => A?.text)).toEqual(['Plan', '=plan', 'プラン']);
  expect(sheet?.rows[1]?.B?.number).toBe(13.98);
  expect(sheet?.rows[2]?.B).toBeUndefined();
});

it('CSV has the same rows, safe for spreadsheets', () => {
  expect(shortFile('csv', 'Savings Plans', COLUMNS, ROWS)).toBe(
    "\uFEFFPlan,Net savings\r\n'=plan,13.98\r\nプラン,\r\n",
  );
});

it('either names its question', () => {
  const question = {
    name: 'Question',
    facts: [['Company', 'Acme'] as const, ['Link', 'https://a/?m=1'] as const],
  };
  const workbook = readWorkbook(Buffer.from(shortFile('xlsx', 'Savings Plans', COLUMNS, ROWS, question)));
  expect(workbook.map(({ name }) => name)).toEqual(['Savings Plans', 'Question']);
  expect(workbook[1]?.rows.map(({ A, B }) => [A?.text, B?.text])).toEqual([
    ['Question', ''],
    ['Company', 'Acme'],
    ['Link', 'https://a/?m=1'],
  ]);
  expect(shortFile('csv', 'Savings Plans', COLUMNS, ROWS, question)).toMatch(
    /プラン,\r\n,\r\nCompany,Acme\r\nLink,https:\/\/a\/\?m=1\r\n$/,
  );
});
