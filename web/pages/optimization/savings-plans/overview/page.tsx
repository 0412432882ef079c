// The page Savings Plans: its address says which period up to now is shown; months and filters of the other pages go along.
import { parseAsStringLiteral } from 'nuqs/server';
import SavingsPlansPageQuery, {
  type SavingsPlansPageQuery$variables,
} from '../../../../__generated__/SavingsPlansPageQuery.graphql.ts';
import { definePage } from '../../../../routing/define-page.ts';
import { CommitmentSkeleton } from '../../shared/CommitmentSkeleton.tsx';
import { commitmentParsers, commitmentQuery } from '../../shared/commitment-address.ts';

export const PERIODS = ['month', 'year'] as const;

export const savingsPlansPage = definePage('savingsPlans', {
  parameters: { ...commitmentParsers, period: parseAsStringLiteral(PERIODS).withDefault('month') },
  query: SavingsPlansPageQuery,
  variables: (address): SavingsPlansPageQuery$variables | null => {
    const query = commitmentQuery({ ...address, from: null, to: null });
    return query && { query: { ...query, toDate: address.period === 'year' ? 'YEAR' : 'MONTH' } };
  },
  skeleton: <CommitmentSkeleton />,
});
