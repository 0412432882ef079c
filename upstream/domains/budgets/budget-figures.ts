// Budgets beside their cost: prorated to the day, rates, and sums of children. Pure.
import {
  addDecimals,
  averageOfDecimals,
  percentOf,
  sumMoney,
  timesDecimal,
} from '../../../lib/money/money.ts';
import type { BudgetFigures } from '../../contract/budgets/budgets.ts';

/** What a scope costs in a month. */
export interface ScopeCost {
  spent: number;
  /** Null when nothing can be said. */
  expected: number | null;
}

/** How much of a month is over: whole days whose cost is complete. */
export interface Elapsed {
  days: number;
  of: number;
}

export interface SetBudget {
  amount: string;
  currency: string;
  /** Decimal text in the currency of the company; null without an exchange rate. */
  converted: string | null;
}

export function ownFigures(
  month: string,
  budget: SetBudget,
  cost: ScopeCost,
  elapsed: Elapsed,
): BudgetFigures {
  const { amount, currency, converted } = budget;
  return { month, set: { amount, currency }, isRolledUp: false, ...compared(converted, cost, elapsed) };
}

/** Of a month without a budget. */
export function noFigures(month: string, cost: ScopeCost): BudgetFigures {
  return { month, set: null, isRolledUp: false, ...compared(null, cost, { days: 0, of: 1 }) };
}

/** The sum of those children that have a budget; null when none has. */
export function rolledUp(
  month: string,
  children: readonly BudgetFigures[],
  elapsed: Elapsed,
): BudgetFigures | null {
  const counted = children.filter(({ budget }) => budget !== null);
  if (counted.length === 0) return null;
  const expected = counted.map(({ expectedCost }) => expectedCost);
  const cost = {
    spent: sumMoney(counted.map(({ spent }) => spent)),
    expected: expected.every((each) => each !== null) ? sumMoney(expected.map((each) => each ?? 0)) : null,
  };
  const budget = addDecimals(counted.map((child) => String(child.budget)));
  return { month, set: null, isRolledUp: true, ...compared(budget, cost, elapsed) };
}

function compared(budget: string | null, { spent, expected }: ScopeCost, { days, of }: Elapsed) {
  const rateOf = (cost: number | null) =>
    budget === null || cost === null || Number(budget) === 0 ? null : percentOf(String(cost), budget);
  return {
    budget: budget === null ? null : Number(budget),
    spent,
    prorated: budget === null ? null : Number(averageOfDecimals(timesDecimal(budget, String(days)), of)),
    rate: rateOf(spent),
    expectedCost: expected,
    expectedRate: rateOf(expected),
  };
}
