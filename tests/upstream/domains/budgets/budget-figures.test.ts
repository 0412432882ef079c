// Budgets beside their cost, on numbers that can be worked out by hand (D-08, D-16).
import { describe, expect, test } from 'vitest';
import { ownFigures, rolledUp } from '../../../../upstream/domains/budgets/budget-figures.ts';
import { readBudgetFile } from '../../../../upstream/domains/budgets/read-file.ts';

const MONTH = '2024-06-01';
const elapsed = { days: 10, of: 30 };
const budget = (amount: string) => ({ amount, currency: 'USD', converted: amount });

describe('D-08 the figures of a budget', () => {
  test('are prorated to the day and told in percent', () => {
    expect(ownFigures(MONTH, budget('300'), { spent: 120, expected: 360 }, elapsed)).toEqual({
      month: MONTH,
      set: { amount: '300', currency: 'USD' },
      isRolledUp: false,
      budget: 300,
      prorated: 100,
      spent: 120,
      rate: 40,
      expectedCost: 360,
      expectedRate: 120,
    });
  });

  test('have no rate of nothing, and none without an exchange rate', () => {
    const nothing = ownFigures(MONTH, budget('0'), { spent: 5, expected: null }, elapsed);
    expect(nothing).toMatchObject({ budget: 0, prorated: 0, rate: null, expectedRate: null });
    const foreign = { amount: '10', currency: 'CHF', converted: null };
    expect(ownFigures(MONTH, foreign, { spent: 5, expected: 6 }, elapsed)).toMatchObject({
      budget: null,
      prorated: null,
      rate: null,
      set: { amount: '10', currency: 'CHF' },
    });
  });

  test('of a parent are sums of the children that have one, exactly', () => {
    const child = (amount: string, spent: number, expected: number | null) =>
      ownFigures(MONTH, budget(amount), { spent, expected }, elapsed);
    expect(rolledUp(MONTH, [child('0.1', 0.1, 0.1), child('0.2', 0.2, 0.2)], elapsed)).toMatchObject({
      budget: 0.3,
      spent: 0.3,
      expectedCost: 0.3,
      isRolledUp: true,
      set: null,
    });
    expect(rolledUp(MONTH, [child('1', 1, 1), child('1', 1, null)], elapsed)?.expectedCost).toBeNull();
    expect(rolledUp(MONTH, [], elapsed)).toBeNull();
  });
});

describe('D-16 a file of budgets', () => {
  const HEAD = 'month,scope,vendor,accountId,amount,currency\n';

  test('is read whole', () => {
    const { cells, faults } = readBudgetFile(
      `${HEAD}2024-07,vendor,AWS,,1250.50,usd\n\n2024-08,company,,,0,USD\n`,
    );
    expect(faults).toEqual([]);
    expect(cells).toMatchObject([
      { scope: 'vendor', vendor: 'aws', month: '2024-07-01', amount: '1250.5', currency: 'USD' },
      { scope: 'company', vendor: null, month: '2024-08-01', amount: '0' },
    ]);
  });

  test.each([
    ['2024-13,company,,,1,USD', 'WRONG_VALUE', 'month', '2024-13'],
    ['2024-07,company,,,abc,USD', 'WRONG_VALUE', 'amount', 'abc'],
    ['2024-07,company,,,-1,USD', 'WRONG_VALUE', 'amount', '-1'],
    ['2024-07,company,,,,USD', 'MISSING', 'amount', null],
    ['2024-07,vendor,,,1,USD', 'MISSING', 'vendor', null],
    ['2024-07,company,aws,,1,USD', 'NOT_OF_SCOPE', 'vendor', 'aws'],
    ['2024-07,company,,,1,DOLLAR', 'WRONG_VALUE', 'currency', 'DOLLAR'],
  ])('says what is wrong in %s', (line, code, column, value) => {
    const read = readBudgetFile(`${HEAD}2024-06,company,,,1,USD\n${line}\n`);
    expect(read).toEqual({ cells: [], faults: [{ code, line: 3, column, value }] });
  });

  test('says what is wrong with the whole of it', () => {
    expect(readBudgetFile('').faults).toMatchObject([{ code: 'EMPTY' }]);
    expect(readBudgetFile(`${HEAD}1,2\n`).faults).toMatchObject([{ code: 'NOT_CSV', line: 2 }]);
    expect(readBudgetFile('month,scope,cost\n2024-07,company,1\n').faults).toMatchObject([
      { code: 'UNKNOWN_COLUMN', line: 1, column: 'cost' },
      { code: 'MISSING', line: 2, column: 'amount' },
      { code: 'MISSING', line: 2, column: 'currency' },
    ]);
    const line = '2024-07,company,,,1,USD\n';
    expect(readBudgetFile(HEAD + line + line).faults).toEqual([
      { code: 'TWICE', line: 3, column: null, value: '2' },
    ]);
  });
});
