// What the page Budgets keeps of typed amounts, percents and files, before anything is saved (D-16).
import { describe, expect, test } from 'vitest';
import { shortFile } from '../../../../lib/files/short-file.ts';
import { OVER_NOTHING } from '../../../../lib/money/budget-use.ts';
import { roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { readBudgetFile } from '../../../../upstream/domains/budgets/read-file.ts';
import { percentsOf } from '../../../../web/pages/budgets/alerts/alert-percents.ts';
import { budgetTable } from '../../../../web/pages/budgets/amounts/budget-file.ts';
import {
  cleanAmount,
  type DraftCell,
  isAmount,
  type Row,
  shownRows,
  withCells,
} from '../../../../web/pages/budgets/budget-rows.ts';
import { cellsOfForm, EMPTY_FORM } from '../../../../web/pages/budgets/scopes/scope-form.ts';
import type { ShownFigures } from '../../../../web/pages/budgets/shown-figures.ts';
import {
  groupedAmount,
  removedCells,
  typedFigures,
  withoutRow,
  yearFigures,
} from '../../../../web/pages/budgets/year-figures.ts';

const MONTH = '2024-06-01';
const figures = {
  month: MONTH,
  budget: 1,
  spent: 0,
  prorated: null,
  rate: null,
  expected: null,
  expectedRate: null,
  isRolledUp: false,
};
const tag: Row = {
  key: 'tag',
  name: 'env: a, "b"',
  scope: { kind: 'TAG', tagKey: 'env', tagValue: 'a, "b"' },
  months: [{ ...figures, set: { amount: '1250.5', currency: 'USD' } }],
};
const cell = (amount: string, currency = 'USD'): DraftCell => ({ row: tag, month: MONTH, amount, currency });

describe('the form of a new line', () => {
  const data = {
    months: ['2024-05-01', MONTH],
    choices: { vendors: [], accounts: [], serviceGroupSets: [] },
  };
  const amountsOf = (amount: string) =>
    cellsOfForm({ ...EMPTY_FORM, kind: 'COMPANY', amount }, data, 'USD')?.map((each) => each.amount);

  test('takes an amount with its separators, and none that is another one without them', () => {
    expect(amountsOf('1,500,000')).toEqual(['1500000', '1500000']);
    expect(amountsOf('1.500,00')).toBeUndefined();
  });
});

describe('the draft', () => {
  test('holds what differs from what is saved, and nothing else', () => {
    const changed = withCells(new Map(), [cell('1300')], [tag]);
    expect([...changed.values()]).toEqual([cell('1300')]);
    expect(withCells(changed, [cell('1250.50')], [tag]).size).toBe(0);
    expect(withCells(new Map(), [cell('1250.50', 'KRW')], [tag]).size).toBe(1);
    expect(withCells(new Map(), [cell('')], [tag]).size).toBe(1);
    expect(withCells(new Map(), [cell('')], []).size).toBe(0);
  });

  test('adds its new scopes below those that are saved, and the company is always there', () => {
    const draft = withCells(new Map(), [cell('1')], []);
    expect(shownRows([], draft).map(({ scope }) => scope.kind)).toEqual(['COMPANY', 'TAG']);
  });

  test.each([
    ['1,250.50', true],
    ['12,345,678', true],
    ['1 250.50', true],
    ['1.234,56', false],
    ['12,5', false],
    ['1,2345', false],
    ['1,234,5', false],
    ['', true],
    ['-1', false],
    ['−1', false],
    ['abc', false],
  ])('takes %s as an amount: %s', (text, isRight) => expect(isAmount(cleanAmount(text))).toBe(isRight));

  test('reads what is grouped by thousands, and changes nothing of what is not', () => {
    expect(cleanAmount('12,345,678.90')).toBe('12345678.90');
    expect(cleanAmount('1.234,56')).toBe('1.234,56');
  });
});

describe('the year of a budget', () => {
  const months = ['2024-05-01', '2024-06-01', '2024-07-01', '2024-08-01'];
  const spending = { ...figures, spent: 40, rate: 40, budget: 100, set: { amount: '100', currency: 'USD' } };
  const row: Row = {
    ...tag,
    months: [
      { ...spending, month: '2024-05-01' },
      { ...spending, spent: 60.1, rate: 60.1 },
      { ...spending, month: '2024-07-01', spent: 0, rate: 0 },
      { ...spending, month: '2024-08-01', spent: 0, budget: null, rate: null, set: null },
    ],
  };
  const shownAlone = (amount: number) => roundedAmount(amount, { digits: 2, isCut: false });
  const at = { currency: 'USD', thisMonth: MONTH, shown: () => null, shownAlone };
  const typed = (month: string, amount: string, currency = 'USD') =>
    withCells(new Map(), [{ row, month, amount, currency }], [row]);

  test('is the sum of its months, with what was spent in those that have a budget', () => {
    expect(yearFigures(row, months, new Map(), at)).toMatchObject({ budget: 300, spent: 100.1 });
    expect(yearFigures({ ...row, months: [] }, months, new Map(), at)).toBeNull();
  });

  test('shows what its months show, added up', () => {
    const shown: ShownFigures = ({ month }, name) =>
      name === 'spent' && month === MONTH ? 60.11 : name === 'budget' ? 100.01 : null;
    const year = yearFigures(row, months, new Map(), { ...at, shown });
    expect(year?.shown).toEqual({ budget: 300.03, spent: 100.11 });
    const { shown: typedShown } = yearFigures(row, months, typed(MONTH, '200.2'), { ...at, shown }) ?? {};
    expect(typedShown?.budget).toBe(400.22);
  });

  test('follows what is typed, with its percent', () => {
    expect(yearFigures(row, months, typed(MONTH, '200.2'), at)).toMatchObject({
      budget: 400.2,
      spent: 100.1,
    });
    const cellOf = (amount: string, currency = 'USD') => ({ row, month: MONTH, amount, currency });
    expect(typedFigures(row.months[1], cellOf('240.4'), 'USD')).toEqual({ budget: 240.4, rate: 25 });
    expect(typedFigures(row.months[1], cellOf(''), 'USD')).toEqual({ budget: null, rate: null });
    expect(typedFigures(row.months[1], cellOf('9', 'KRW'), 'USD')).toEqual({ budget: null, rate: null });
    expect(typedFigures(row.months[1], cellOf('0'), 'USD')).toEqual({ budget: 0, rate: OVER_NOTHING });
    expect(typedFigures(row.months[1], undefined, 'USD')).toEqual({ budget: 100, rate: 60.1 });
  });

  test('is taken away whole, saved and typed amounts alike, and comes back', () => {
    const draft = typed('2024-08-01', '5');
    const removed = withCells(draft, removedCells(row, months, draft), [row]);
    expect([...removed.values()].map(({ month, amount }) => [month, amount])).toEqual([
      ['2024-05-01', ''],
      ['2024-06-01', ''],
      ['2024-07-01', ''],
    ]);
    expect(withoutRow(removed, row).size).toBe(0);
  });

  test.each([
    ['1234567.50', '1,234,567.50'],
    ['999', '999'],
    ['1000', '1,000'],
    ['0.1234', '0.1234'],
    ['abc', 'abc'],
    ['', ''],
  ])('%s is written as %s', (text, shown) => expect(groupedAmount(text)).toBe(shown));
});

test('percents are numbers from 1 to 1000, at most ten', () => {
  expect(percentsOf('50, 80 100%')).toEqual([50, 80, 100]);
  expect(percentsOf('')).toEqual([]);
  expect(percentsOf('0, 50')).toBeNull();
  expect(percentsOf('fifty')).toBeNull();
  expect(percentsOf(Array.from({ length: 11 }, () => '5').join())).toBeNull();
});

const question = {
  name: 'Question',
  facts: [
    ['Company', 'Acme, Inc.'],
    ['Period', '2024'],
  ],
} as const;

function textOf(row: Parameters<typeof budgetTable>[0][number]): string {
  const { columns, rows } = budgetTable([row]);
  return String(shortFile('csv', 'Budgets', columns, rows, question));
}

test('a workbook has amounts as numbers', () => {
  const { columns, rows } = budgetTable([tag]);
  const workbook = shortFile('xlsx', 'Budgets', columns, rows, question);
  expect(Buffer.from(workbook as Uint8Array).toString()).toContain('<v>1250.5</v>');
});

test('the file names its question, and the import reads its budgets alone', () => {
  const text = textOf(tag);
  expect(text).toBe(
    '\uFEFFmonth,scope,vendor,accountId,serviceGroupSet,serviceGroup,tagKey,tagValue,amount,currency\r\n' +
      '2024-06,tag,,,,,env,"a, ""b""",1250.5,USD\r\n' +
      ',,,,,,,,,\r\nCompany,"Acme, Inc.",,,,,,,,\r\nPeriod,2024,,,,,,,,\r\n',
  );
  expect(readBudgetFile(text)).toMatchObject({
    faults: [],
    cells: [{ tagValue: 'a, "b"', amount: '1250.5' }],
  });
});

test('a name that a spreadsheet would take for a formula is guarded in the file, and read as it was', () => {
  const text = textOf({ ...tag, scope: { ...tag.scope, tagValue: '=1+1' } });
  expect(text).toContain(",env,'=1+1,1250.5,USD");
  expect(readBudgetFile(text).cells).toMatchObject([{ scope: 'tag', tagKey: 'env', tagValue: '=1+1' }]);
});

test('an empty line among budgets hides none of those below it', () => {
  const lines = ['month,scope,amount,currency', '2024-06,company,1,USD', ',,,', '2024-07,company,2,USD'];
  const { cells, faults } = readBudgetFile(lines.join('\n'));
  expect(cells).toEqual([]);
  expect(faults[0]).toMatchObject({ code: 'MISSING', line: 3 });
});
