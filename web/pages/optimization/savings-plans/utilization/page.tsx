// The page Savings Plans, Utilization: its address says months, filters, trend, order, and the plan that is looked at.
import { parseAsString } from 'nuqs/server';
import PlanUtilizationPageQuery, {
  type PlanUtilizationPageQuery$variables,
} from '../../../../__generated__/PlanUtilizationPageQuery.graphql.ts';
import { definePage } from '../../../../routing/define-page.ts';
import { CommitmentSkeleton } from '../../shared/CommitmentSkeleton.tsx';
import {
  commitmentParsers,
  commitmentQuery,
  listParsers,
  SPLIT_WORDS,
  trendParsers,
} from '../../shared/commitment-address.ts';

const SORT_WORDS = {
  netSavings: 'NET_SAVINGS',
  savingsRate: 'SAVINGS_RATE',
  utilization: 'UTILIZATION',
  used: 'USED_PAYMENT',
  unused: 'UNUSED_PAYMENT',
  total: 'TOTAL_PAYMENT',
  onDemand: 'ON_DEMAND_SPEND',
  end: 'END',
} as const;
const SORTS = [
  'netSavings',
  'savingsRate',
  'utilization',
  'used',
  'unused',
  'total',
  'onDemand',
  'end',
] as const satisfies (keyof typeof SORT_WORDS)[];

export const planUtilizationPage = definePage('savingsPlansUtilization', {
  parameters: {
    ...commitmentParsers,
    ...trendParsers,
    ...listParsers(SORTS, { size: 20 }),
    /** The last part of its resource name. */
    plan: parseAsString,
  },
  restart: ['page'],
  query: PlanUtilizationPageQuery,
  variables: (address): PlanUtilizationPageQuery$variables | null => {
    const query = commitmentQuery(address);
    if (query === null) return null;
    return {
      query,
      by: SPLIT_WORDS[address.by],
      sort: { by: SORT_WORDS[address.sort], order: address.order === 'asc' ? 'ASC' : 'DESC' },
      page: address.page,
      size: address.size,
    };
  },
  skeleton: <CommitmentSkeleton />,
});
