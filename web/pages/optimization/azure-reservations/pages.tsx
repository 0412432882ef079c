// The pages of Azure reservations: what their addresses hold, and what they ask.
import AzureInventoryPageQuery from '../../../__generated__/AzureInventoryPageQuery.graphql.ts';
import AzureReservationsPageQuery from '../../../__generated__/AzureReservationsPageQuery.graphql.ts';
import AzureUtilizationPageQuery from '../../../__generated__/AzureUtilizationPageQuery.graphql.ts';
import { type AddressOf, definePage } from '../../../routing/define-page.ts';
import {
  AZURE_SORT_WORDS,
  azureInventoryParsers,
  azureOverviewParsers,
  azureUtilizationParsers,
  ORDER_WORDS,
  USE_SORT_WORDS,
} from '../reserved/reserved-address.ts';
import { CommitmentSkeleton } from '../shared/CommitmentSkeleton.tsx';
import { commitmentQuery, SPLIT_WORDS } from '../shared/commitment-address.ts';

export const azureReservationsPage = definePage('azureReservations', {
  parameters: azureOverviewParsers,
  query: AzureReservationsPageQuery,
  variables: inventoryVariables,
  skeleton: <CommitmentSkeleton />,
});

export const azureInventoryPage = definePage('azureReservationsInventory', {
  parameters: azureInventoryParsers,
  query: AzureInventoryPageQuery,
  variables: inventoryVariables,
  skeleton: <CommitmentSkeleton />,
});

export const azureUtilizationPage = definePage('azureReservationsUtilization', {
  parameters: azureUtilizationParsers,
  query: AzureUtilizationPageQuery,
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

function inventoryVariables(address: AddressOf<typeof azureInventoryParsers>) {
  const query = commitmentQuery(address);
  const { sort, order, page, size, expired } = address;
  return (
    query && {
      query,
      sort: { by: AZURE_SORT_WORDS[sort], order: ORDER_WORDS[order] },
      page,
      size,
      includeExpired: expired,
    }
  );
}
