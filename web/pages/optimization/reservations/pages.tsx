// The pages of AWS reservations: what their addresses hold, and what they ask.
import ReservationCoveragePageQuery from '../../../__generated__/ReservationCoveragePageQuery.graphql.ts';
import ReservationInventoryPageQuery from '../../../__generated__/ReservationInventoryPageQuery.graphql.ts';
import ReservationsPageQuery from '../../../__generated__/ReservationsPageQuery.graphql.ts';
import ReservationUtilizationPageQuery from '../../../__generated__/ReservationUtilizationPageQuery.graphql.ts';
import { type AddressOf, definePage } from '../../../routing/define-page.ts';
import {
  COVERAGE_SORT_WORDS,
  coverageParsers,
  INVENTORY_SORT_WORDS,
  inventoryParsers,
  ORDER_WORDS,
  overviewParsers,
  USE_SORT_WORDS,
  utilizationParsers,
} from '../reserved/reserved-address.ts';
import { CommitmentSkeleton } from '../shared/CommitmentSkeleton.tsx';
import { commitmentQuery, SPLIT_WORDS } from '../shared/commitment-address.ts';

export const reservationsPage = definePage('reservations', {
  parameters: overviewParsers,
  query: ReservationsPageQuery,
  variables: inventoryVariables,
  skeleton: <CommitmentSkeleton />,
});

export const reservationUtilizationPage = definePage('reservationsUtilization', {
  parameters: utilizationParsers,
  query: ReservationUtilizationPageQuery,
  variables: (address) => {
    const query = commitmentQuery(address);
    const { sort, order, page, size, by } = address;
    return (
      query && {
        query,
        by: SPLIT_WORDS[by],
        sort: { by: USE_SORT_WORDS[sort], order: ORDER_WORDS[order] },
        page,
        size,
      }
    );
  },
  skeleton: <CommitmentSkeleton />,
});

export const reservationCoveragePage = definePage('reservationsCoverage', {
  parameters: coverageParsers,
  query: ReservationCoveragePageQuery,
  variables: (address) => {
    const query = commitmentQuery(address);
    const { sort, order, page, size, by } = address;
    return (
      query && {
        query,
        by: SPLIT_WORDS[by],
        sort: { by: COVERAGE_SORT_WORDS[sort], order: ORDER_WORDS[order] },
        page,
        size,
      }
    );
  },
  skeleton: <CommitmentSkeleton />,
});

export const reservationInventoryPage = definePage('reservationsInventory', {
  parameters: inventoryParsers,
  query: ReservationInventoryPageQuery,
  variables: inventoryVariables,
  skeleton: <CommitmentSkeleton />,
});

function inventoryVariables(address: AddressOf<typeof inventoryParsers>) {
  const query = commitmentQuery(address);
  const { sort, order, page, size, expired } = address;
  return (
    query && {
      query,
      sort: { by: INVENTORY_SORT_WORDS[sort], order: ORDER_WORDS[order] },
      page,
      size,
      includeExpired: expired,
    }
  );
}
