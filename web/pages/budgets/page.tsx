// The page Budgets: its address says which year is shown, and the month whose figures are told in full.
import { Skeleton } from '@mantine/core';
import { parseAsInteger, parseAsIsoDate, parseAsStringLiteral } from 'nuqs/server';
import BudgetsPageQuery, {
  type BudgetsPageQuery$variables,
} from '../../__generated__/BudgetsPageQuery.graphql.ts';
import { PageSkeleton } from '../../components/layout/PageSkeleton.tsx';
import { definePage } from '../../routing/define-page.ts';

export const BASES = ['billed', 'effective'] as const;
export const BASIS_WORDS = { billed: 'BILLED', effective: 'EFFECTIVE' } as const;
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];

export const budgetsPage = definePage('budgets', {
  parameters: {
    /** Left out: this year. */
    year: parseAsInteger,
    /** Any day of it; left out: this month, or the last of another year. */
    month: parseAsIsoDate,
    basis: parseAsStringLiteral(BASES).withDefault('billed'),
  },
  query: BudgetsPageQuery,
  variables: ({ year, basis }): BudgetsPageQuery$variables => {
    const isKnown = year !== null && year >= FIRST_YEAR && year <= LAST_YEAR;
    return { startMonth: isKnown ? `${year}-01-01` : null, basis: BASIS_WORDS[basis] };
  },
  skeleton: (
    <PageSkeleton head={{ hasBar: true }}>
      <Skeleton height={220} />
      <Skeleton height={320} />
    </PageSkeleton>
  ),
});
