// The page Savings Plans, Inventory: its address says filters, order, and the plan that is looked at.
import { parseAsString } from 'nuqs/server';
import PlanInventoryPageQuery, {
  type PlanInventoryPageQuery$variables,
} from '../../../../__generated__/PlanInventoryPageQuery.graphql.ts';
import { definePage } from '../../../../routing/define-page.ts';
import { CommitmentSkeleton } from '../../shared/CommitmentSkeleton.tsx';
import { commitmentParsers, commitmentQuery, listParsers } from '../../shared/commitment-address.ts';

const SORT_WORDS = {
  end: 'END',
  start: 'START',
  commitment: 'COMMITMENT',
  account: 'ACCOUNT',
  type: 'TYPE',
} as const;
const SORTS = [
  'end',
  'start',
  'commitment',
  'account',
  'type',
] as const satisfies (keyof typeof SORT_WORDS)[];

export const planInventoryPage = definePage('savingsPlansInventory', {
  parameters: {
    ...commitmentParsers,
    ...listParsers(SORTS, { size: 10, order: 'asc' }),
    /** The last part of its resource name. */
    plan: parseAsString,
  },
  restart: ['page'],
  query: PlanInventoryPageQuery,
  variables: (address): PlanInventoryPageQuery$variables | null => {
    // What is there now has no months; those of the address go on to the next page.
    const query = commitmentQuery({ ...address, from: null, to: null });
    if (query === null) return null;
    return {
      query,
      sort: { by: SORT_WORDS[address.sort], order: address.order === 'asc' ? 'ASC' : 'DESC' },
      page: address.page,
      size: address.size,
    };
  },
  skeleton: <CommitmentSkeleton />,
});
