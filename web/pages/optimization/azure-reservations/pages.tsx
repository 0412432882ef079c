// The pages of Azure reservations: what their addresses hold, and what they ask.
import AzureInventoryPageQuery from '../../../__generated__/AzureInventoryPageQuery.graphql.ts';
import AzureReservationsPageQuery from '../../../__generated__/AzureReservationsPageQuery.graphql.ts';
import AzureUtilizationPageQuery from '../../../__generated__/AzureUtilizationPageQuery.graphql.ts';
import { definePage } from '../../../routing/define-page.ts';
import { inventoryVariables, splitVariables } from '../reserved/page-variables.ts';
import {
  AZURE_SORT_WORDS,
  azureInventoryParsers,
  azureOverviewParsers,
  azureUtilizationParsers,
  USE_SORT_WORDS,
} from '../reserved/reserved-address.ts';
import { CommitmentSkeleton } from '../shared/CommitmentSkeleton.tsx';

export const azureReservationsPage = definePage('azureReservations', {
  parameters: azureOverviewParsers,
  query: AzureReservationsPageQuery,
  variables: (address) => inventoryVariables(address, AZURE_SORT_WORDS),
  skeleton: <CommitmentSkeleton />,
});

export const azureInventoryPage = definePage('azureReservationsInventory', {
  parameters: azureInventoryParsers,
  query: AzureInventoryPageQuery,
  variables: (address) => inventoryVariables(address, AZURE_SORT_WORDS),
  skeleton: <CommitmentSkeleton />,
});

export const azureUtilizationPage = definePage('azureReservationsUtilization', {
  parameters: azureUtilizationParsers,
  query: AzureUtilizationPageQuery,
  variables: (address) => splitVariables(address, USE_SORT_WORDS),
  skeleton: <CommitmentSkeleton />,
});
