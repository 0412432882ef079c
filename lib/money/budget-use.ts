// How much of a budget is used, in percent. Any cost against a budget of 0 counts as more than every percent.

/** The use of a budget of 0 that has cost. */
export const OVER_NOTHING = Number.POSITIVE_INFINITY;

export interface BudgetedCost {
  budget: number | null | undefined;
  /** Spent, or expected. */
  cost: number | null | undefined;
  /** Percent of the budget, as the services send it; null if the budget is 0. */
  rate: number | null | undefined;
}

/** In percent; null without a budget, without a cost, or if both are 0. */
export function budgetUse({ budget, cost, rate }: BudgetedCost): number | null {
  return budget === 0 && typeof cost === 'number' && cost > 0 ? OVER_NOTHING : (rate ?? null);
}

/** Sorts the highest use first. */
export function byUse(one: number, other: number): number {
  return Number(one < other) - Number(one > other);
}
