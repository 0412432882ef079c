// How a printed board says what is used of a budget.
import { OVER_NOTHING } from '../../../../../lib/money/budget-use.ts';
import type { Asker } from '../ask-figures.ts';

/** In percent, or that it is over a budget of 0; a dash where nothing can be said. */
export function budgetRate({ text, percent }: Pick<Asker, 'text' | 'percent'>, use: number | null): string {
  if (use === OVER_NOTHING) return text('budgets.page.overBudget');
  return use === null ? '–' : percent(use);
}
