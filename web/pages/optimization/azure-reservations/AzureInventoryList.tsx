// The inventory of Azure reservations: sums of those that have not expired, and all of them (Z-01).
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { AzureInventoryList_inventory$key } from '../../../__generated__/AzureInventoryList_inventory.graphql.ts';
import type { AzureInventoryListFileQuery } from '../../../__generated__/AzureInventoryListFileQuery.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import type { AddressOf } from '../../../routing/define-page.ts';
import { type InventoryProps, InventoryTable } from '../reserved/InventoryTable.tsx';
import { AZURE_SORT_WORDS, type azureInventoryParsers, ORDER_WORDS } from '../reserved/reserved-address.ts';
import { allPages } from '../shared/all-pages.ts';
import { type CommitmentAddress, commitmentQuery } from '../shared/commitment-address.ts';
import { azureRow, useAzureColumns } from './azure-rows.tsx';

type Order = Pick<AddressOf<typeof azureInventoryParsers>, 'sort' | 'order'>;

interface AzureInventoryListProps extends InventoryProps<Order> {
  inventory: AzureInventoryList_inventory$key;
}

export function AzureInventoryList({ inventory, address, onOpen, ...list }: AzureInventoryListProps) {
  const { currency, totalCount, total, edges } = useFragment(
    graphql`
      fragment AzureInventoryList_inventory on AzureReservationConnection {
        currency
        totalCount
        total {
          count
          expiredCount
          totalPrice
        }
        edges {
          node {
            ...azureRows_reservation
          }
        }
      }
    `,
    inventory,
  );
  const columns = useAzureColumns(onOpen);
  const allRows = useAllAzure(address, list.isWithExpired, list.state);
  return (
    <InventoryTable
      {...list}
      total={total}
      figures={[
        {
          id: 'charged',
          label: <FormattedMessage id="optimization.reserved.charged" />,
          value: <MoneyText amount={total.totalPrice} currency={currency} />,
        },
      ]}
      columns={columns}
      rows={edges.map(({ node }) => azureRow(node))}
      totalCount={totalCount}
      allRows={allRows}
    />
  );
}

/** In the order of the list. */
function useAllAzure(address: CommitmentAddress, includeExpired: boolean, { sort, order }: Order) {
  const environment = useRelayEnvironment();
  return () =>
    allPages<AzureInventoryListFileQuery, Parameters<typeof azureRow>[0]>(
      environment,
      graphql`
          query AzureInventoryListFileQuery(
            $query: CommitmentQuery!
            $includeExpired: Boolean!
            $sort: AzureReservationSort
            $page: Int!
          ) {
            viewer {
              azureReservations(query: $query) {
                inventory(
                  includeExpired: $includeExpired
                  sort: $sort
                  page: $page
                  itemsPerPage: 200
                ) {
                  totalCount
                  edges {
                    node {
                      ...azureRows_reservation
                    }
                  }
                }
              }
            }
          }
        `,
      {
        query: commitmentQuery(address) ?? {},
        sort: { by: AZURE_SORT_WORDS[sort], order: ORDER_WORDS[order] },
        includeExpired,
      },
      ({ viewer }) => viewer.azureReservations?.inventory,
    ).then((rows) => rows.map(azureRow));
}
