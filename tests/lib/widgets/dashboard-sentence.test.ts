// What is said above a dashboard, from the figures alone.
import { describe, expect, it } from 'vitest';
import { OVER_NOTHING } from '../../../lib/money/budget-use.ts';
import { type SentenceFigures, sentenceClauses } from '../../../lib/widgets/dashboard-sentence.ts';

type Figures = SentenceFigures<{ difference: number }, { expectedRate: number }>;

const FIGURES: Figures = {
  estimate: { total: 900, lastMonth: 1000 },
  toDate: { total: 400, compareTotal: 500 },
  budget: { amount: 800, expected: 900, rate: 112.5 },
  rising: { difference: 30 },
  falling: { difference: -130 },
  budgets: [{ expectedRate: 101 }, { expectedRate: 99 }, { expectedRate: 126 }, { expectedRate: 100 }],
};
const NOTHING: Figures = {
  estimate: null,
  toDate: null,
  budget: null,
  rising: null,
  falling: null,
  budgets: [],
};
const clausesOf = (changed: Partial<Figures>) => sentenceClauses({ ...NOTHING, ...changed });

describe('the sentence above a dashboard', () => {
  it('says where the month is heading, the budget, what moved most, and the budgets that will be exceeded', () => {
    expect(sentenceClauses(FIGURES)).toEqual([
      { kind: 'month', isEstimate: true, total: 900, difference: 100, direction: 'DOWN' },
      { kind: 'budget', rate: 112.5, difference: 100, direction: 'OVER' },
      { kind: 'movers', up: { difference: 30 }, down: { difference: -130 } },
      { kind: 'overBudgets', count: 2, named: [{ expectedRate: 126 }, { expectedRate: 101 }] },
    ]);
  });

  it('says of a budget of 0 that it is one, and names parts with one first', () => {
    const budget = { amount: 0, expected: 30, rate: OVER_NOTHING };
    const budgets = [130, OVER_NOTHING].map((expectedRate) => ({ expectedRate }));
    expect(clausesOf({ budget, budgets })).toEqual([
      { kind: 'budget', rate: OVER_NOTHING, difference: 30, direction: 'ZERO' },
      { kind: 'overBudgets', count: 2, named: [{ expectedRate: OVER_NOTHING }, { expectedRate: 130 }] },
    ]);
  });

  it('names two budgets and counts the others', () => {
    const budgets = [130, 120, 110].map((expectedRate) => ({ expectedRate }));
    expect(clausesOf({ budgets })).toEqual([
      { kind: 'overBudgets', count: 3, named: [{ expectedRate: 130 }, { expectedRate: 120 }] },
    ]);
  });

  it('says what the month cost so far where there is no estimate', () => {
    expect(clausesOf({ toDate: { total: 400, compareTotal: 400 } })).toEqual([
      { kind: 'month', isEstimate: false, total: 400, difference: 0, direction: 'SAME' },
    ]);
  });

  it('holds an estimate against nothing where last month is not known in full', () => {
    expect(clausesOf({ estimate: { total: 900, lastMonth: null } })).toEqual([
      { kind: 'month', isEstimate: true, total: 900, difference: 0, direction: 'ALONE' },
    ]);
  });

  it('passes over what moved by less than a hundredth of the cost', () => {
    const toDate = { total: 400, compareTotal: 500 };
    expect(clausesOf({ toDate, rising: { difference: 5 }, falling: { difference: -6 } })).toContainEqual({
      kind: 'movers',
      up: null,
      down: { difference: -6 },
    });
    expect(clausesOf({ toDate, rising: { difference: -20 }, falling: { difference: -5 } })).toHaveLength(1);
  });

  it('says nothing where nothing is known', () => {
    expect(clausesOf({})).toEqual([]);
    expect(clausesOf({ toDate: { total: 0, compareTotal: 0 } })).toEqual([]);
  });
});
