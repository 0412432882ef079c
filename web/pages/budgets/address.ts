// The state of the page Budgets as it stands in the address: the year, and the month whose figures are told in full.
import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsIsoDate,
  parseAsStringLiteral,
} from 'nuqs/server';
import type { BudgetsPageQuery$variables } from '../../__generated__/BudgetsPageQuery.graphql.ts';

export const BASES = ['billed', 'effective'] as const;
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];

export const budgetsParsers = {
  /** Left out: this year. */
  year: parseAsInteger,
  /** Any day of it; left out: this month, or the last of another year. */
  month: parseAsIsoDate,
  basis: parseAsStringLiteral(BASES).withDefault('billed'),
};

export type BudgetsAddress = inferParserType<typeof budgetsParsers>;

const loadAddress: (url: URL) => BudgetsAddress = createLoader(budgetsParsers);

export function budgetsVariables(url: URL): BudgetsPageQuery$variables {
  const { year, basis } = loadAddress(url);
  const isKnown = year !== null && year >= FIRST_YEAR && year <= LAST_YEAR;
  return { startMonth: isKnown ? `${year}-01-01` : null, basis: BASIS_WORDS[basis] };
}

export const BASIS_WORDS = { billed: 'BILLED', effective: 'EFFECTIVE' } as const;
