// What the page Budgets keeps of typed amounts, percents and files, before anything is saved (D-16).
import { describe, expect, test } from 'vitest';
import { readBudgetFile } from '../../../../upstream/domains/budgets/read-file.ts';
import { percentsOf } from '../../../../web/pages/budgets/alerts/alert-percents.ts';
import { budgetText } from '../../../../web/pages/budgets/amounts/budget-file.ts';
import {
  cleanAmount,
  type DraftCell,
  isAmount,
  type Row,
  shownRows,
  withCells,
} from '../../../../web/pages/budgets/budget-rows.ts';

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
    ['', true],
    ['-1', false],
    ['abc', false],
  ])('takes %s as an amount: %s', (text, isRight) => expect(isAmount(cleanAmount(text))).toBe(isRight));
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

test('the file names its question, and the import reads its budgets alone', () => {
  const text = budgetText([tag], question);
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
  const text = budgetText([{ ...tag, scope: { ...tag.scope, tagValue: '=1+1' } }], question);
  expect(text).toContain(",env,'=1+1,1250.5,USD");
  expect(readBudgetFile(text).cells).toMatchObject([{ scope: 'tag', tagKey: 'env', tagValue: '=1+1' }]);
});

test('an empty line among budgets hides none of those below it', () => {
  const lines = ['month,scope,amount,currency', '2024-06,company,1,USD', ',,,', '2024-07,company,2,USD'];
  const { cells, faults } = readBudgetFile(lines.join('\n'));
  expect(cells).toEqual([]);
  expect(faults[0]).toMatchObject({ code: 'MISSING', line: 3 });
});
