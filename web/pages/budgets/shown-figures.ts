// What the amounts of budgets show, in the currency that the reader wants.
import { CODES_OF_VENDORS } from '../../../lib/catalogue/vendors.ts';
import {
  type BudgetAmount,
  type BudgetAmounts,
  type BudgetedScope,
  shownBudgets,
} from '../../../lib/cost/shown-budgets.ts';
import type { Money } from '../../intl/money.ts';
import type { BoardData } from './board-data.ts';
import type { Figures, Row, Scope } from './budget-rows.ts';

/** What an amount of the figures shows; null where there is none. */
export type ShownFigures = (figures: Figures, name: BudgetAmount) => number | null;

const LEVELS = {
  COMPANY: 'company',
  VENDOR: 'vendor',
  ACCOUNT: 'account',
  SERVICE_GROUP: null,
  TAG: null,
} as const satisfies Record<Scope['kind'], BudgetedScope['level']>;

interface ShownScope extends BudgetedScope {
  figures: Figures;
}

/** Of months with a budget: what is spent without one is no part of what its budgets are spent on. */
export function shownFigures(
  rows: readonly Row[],
  { currency, months, thisMonth, choices }: Pick<BoardData, 'currency' | 'months' | 'thisMonth' | 'choices'>,
  { convert, shownIn }: Pick<Money, 'convert' | 'shownIn'>,
): ShownFigures {
  const inShown = (amount: number | null | undefined) =>
    typeof amount === 'number' ? convert(amount, currency) : null;
  const vendors = choices.vendors.map((vendor) => CODES_OF_VENDORS[vendor]);
  const shown = new Map<Figures, BudgetAmounts>();
  for (const month of months) {
    const scopes = rows.flatMap(({ scope, months: own }): ShownScope[] => {
      const figures = own.find((each) => each.month === month);
      if (!figures || (typeof figures.budget !== 'number' && !figures.set)) return [];
      const { budget, spent, prorated, expected } = figures;
      const amounts = {
        budget: inShown(budget),
        spent: inShown(spent),
        prorated: inShown(prorated),
        expected: inShown(expected),
      };
      const vendor = scope.vendor ? CODES_OF_VENDORS[scope.vendor] : null;
      return [{ level: LEVELS[scope.kind], vendor, amounts, figures }];
    });
    const of = { currency: shownIn(currency), vendors, isOver: month < thisMonth };
    for (const [{ figures }, amounts] of shownBudgets(scopes, of)) shown.set(figures, amounts);
  }
  return (figures, name) => shown.get(figures)?.[name] ?? null;
}
