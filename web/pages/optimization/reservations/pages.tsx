// The pages of AWS reservations: what their addresses hold, and what they ask.
import ReservationCoveragePageQuery from '../../../__generated__/ReservationCoveragePageQuery.graphql.ts';
import ReservationInventoryPageQuery from '../../../__generated__/ReservationInventoryPageQuery.graphql.ts';
import ReservationsPageQuery from '../../../__generated__/ReservationsPageQuery.graphql.ts';
import ReservationUtilizationPageQuery from '../../../__generated__/ReservationUtilizationPageQuery.graphql.ts';
import { definePage } from '../../../routing/define-page.ts';
import { inventoryVariables, splitVariables } from '../reserved/page-variables.ts';
import {
  COVERAGE_SORT_WORDS,
  coverageParsers,
  INVENTORY_SORT_WORDS,
  inventoryParsers,
  overviewParsers,
  USE_SORT_WORDS,
  utilizationParsers,
} from '../reserved/reserved-address.ts';
import { CommitmentSkeleton } from '../shared/CommitmentSkeleton.tsx';

export const reservationsPage = definePage('reservations', {
  parameters: overviewParsers,
  query: ReservationsPageQuery,
  variables: (address) => inventoryVariables(address, INVENTORY_SORT_WORDS),
  skeleton: <CommitmentSkeleton />,
});

export const reservationUtilizationPage = definePage('reservationsUtilization', {
  parameters: utilizationParsers,
  query: ReservationUtilizationPageQuery,
  variables: (address) => splitVariables(address, USE_SORT_WORDS),
  skeleton: <CommitmentSkeleton />,
});

export const reservationCoveragePage = definePage('reservationsCoverage', {
  parameters: coverageParsers,
  query: ReservationCoveragePageQuery,
  variables: (address) => splitVariables(address, COVERAGE_SORT_WORDS),
  skeleton: <CommitmentSkeleton />,
});

export const reservationInventoryPage = definePage('reservationsInventory', {
  parameters: inventoryParsers,
  query: ReservationInventoryPageQuery,
  variables: (address) => inventoryVariables(address, INVENTORY_SORT_WORDS),
  skeleton: <CommitmentSkeleton />,
});
