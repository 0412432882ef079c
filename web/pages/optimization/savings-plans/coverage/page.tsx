// The page Savings Plans, Coverage: its address says months, filters, trend, order, and how the compute mix is shown.
import { parseAsStringLiteral } from 'nuqs/server';
import PlanCoveragePageQuery, {
  type PlanCoveragePageQuery$variables,
} from '../../../../__generated__/PlanCoveragePageQuery.graphql.ts';
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
  total: 'TOTAL_COST',
  onDemand: 'ON_DEMAND_COST',
  plans: 'SAVINGS_PLANS_COST',
  coverage: 'COVERAGE',
} as const;
const SORTS = ['total', 'onDemand', 'plans', 'coverage'] as const satisfies (keyof typeof SORT_WORDS)[];

/** Of the trend; on demand is what nothing covered, part by part. */
const SHOWN = ['money', 'onDemand', 'percent'] as const;
export type CoverageShow = (typeof SHOWN)[number];

export const MIX_GROUPINGS = ['account', 'region', 'family'] as const;
const GROUPING_WORDS = { account: 'ACCOUNT', region: 'REGION', family: 'FAMILY' } as const;

export const planCoveragePage = definePage('savingsPlansCoverage', {
  parameters: {
    ...commitmentParsers,
    ...trendParsers,
    show: parseAsStringLiteral(SHOWN).withDefault('money'),
    ...listParsers(SORTS, { size: 20 }),
    mix: parseAsStringLiteral(MIX_GROUPINGS).withDefault('account'),
    mixShow: parseAsStringLiteral(['money', 'hours']).withDefault('money'),
  },
  restart: ['page'],
  query: PlanCoveragePageQuery,
  variables: (address): PlanCoveragePageQuery$variables | null => {
    const query = commitmentQuery(address);
    if (query === null) return null;
    return {
      query,
      by: SPLIT_WORDS[address.by],
      sort: { by: SORT_WORDS[address.sort], order: address.order === 'asc' ? 'ASC' : 'DESC' },
      page: address.page,
      size: address.size,
      mixBy: [GROUPING_WORDS[address.mix]],
    };
  },
  skeleton: <CommitmentSkeleton />,
});
