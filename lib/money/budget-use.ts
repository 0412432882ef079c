// How much of a budget is used: in percent, and without end where the budget is 0 and something is spent.

/** What is used of a budget of 0. There is no percent of nothing, but it is more than any percent. */
export const OVER_NOTHING = Number.POSITIVE_INFINITY;

export interface BudgetedCost {
  budget: number | null | undefined;
  /** Spent, or expected. */
  cost: number | null | undefined;
  /** Percent of the budget, as services tell it: null of a budget of 0. */
  rate: number | null | undefined;
}

/** In percent; null where nothing can be said. */
export function budgetUse({ budget, cost, rate }: BudgetedCost): number | null {
  return budget === 0 && typeof cost === 'number' && cost > 0 ? OVER_NOTHING : (rate ?? null);
}

/** What is used most first. */
export function byUse(one: number, other: number): number {
  return Number(one < other) - Number(one > other);
}
