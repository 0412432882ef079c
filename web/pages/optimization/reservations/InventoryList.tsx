// The inventory of AWS reservations: sums of those that have not expired, and all of them.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { InventoryList_inventory$key } from '../../../__generated__/InventoryList_inventory.graphql.ts';
import type { InventoryListFileQuery } from '../../../__generated__/InventoryListFileQuery.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import type { AddressOf } from '../../../routing/define-page.ts';
import { type InventoryProps, InventoryTable } from '../reserved/InventoryTable.tsx';
import { INVENTORY_SORT_WORDS, type inventoryParsers, ORDER_WORDS } from '../reserved/reserved-address.ts';
import { allPages } from '../shared/all-pages.ts';
import { type CommitmentAddress, commitmentQuery } from '../shared/commitment-address.ts';
import { inventoryRow, useInventoryColumns } from './inventory-rows.tsx';

type Order = Pick<AddressOf<typeof inventoryParsers>, 'sort' | 'order'>;

interface InventoryListProps extends InventoryProps<Order> {
  inventory: InventoryList_inventory$key;
}

export function InventoryList({ inventory, address, onOpen, ...list }: InventoryListProps) {
  const intl = useIntl();
  const { currency, totalCount, total, edges } = useFragment(
    graphql`
      fragment InventoryList_inventory on ReservedInstanceConnection {
        currency
        totalCount
        total {
          charged
          count
          expiredCount
          instances
          normalizedUnits
        }
        edges {
          node {
            ...inventoryRows_instance
          }
        }
      }
    `,
    inventory,
  );
  const columns = useInventoryColumns(onOpen);
  const allRows = useAllInventory(address, list.isWithExpired, list.state);
  const unknown = <FormattedMessage id="optimization.reserved.notInData" />;
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? unknown : intl.formatNumber(value);
  return (
    <InventoryTable
      {...list}
      total={total}
      figures={[
        {
          id: 'instances',
          label: <FormattedMessage id="optimization.reserved.count" />,
          value: number(total.instances),
        },
        {
          id: 'normalizedUnits',
          label: <FormattedMessage id="optimization.reserved.normalizedUnits" />,
          value: number(total.normalizedUnits),
        },
        {
          id: 'charged',
          label: <FormattedMessage id="optimization.reserved.charged" />,
          value: <MoneyText amount={total.charged} currency={currency} />,
        },
      ]}
      columns={columns}
      rows={edges.map(({ node }) => inventoryRow(node))}
      totalCount={totalCount}
      allRows={allRows}
    />
  );
}

/** In the order of the list. */
function useAllInventory(address: CommitmentAddress, includeExpired: boolean, { sort, order }: Order) {
  const environment = useRelayEnvironment();
  return () =>
    allPages<InventoryListFileQuery, Parameters<typeof inventoryRow>[0]>(
      environment,
      graphql`
          query InventoryListFileQuery(
            $query: CommitmentQuery!
            $includeExpired: Boolean!
            $sort: ReservedInstanceSort
            $page: Int!
          ) {
            viewer {
              reservedInstances(query: $query) {
                inventory(
                  includeExpired: $includeExpired
                  sort: $sort
                  page: $page
                  itemsPerPage: 200
                ) {
                  totalCount
                  edges {
                    node {
                      ...inventoryRows_instance
                    }
                  }
                }
              }
            }
          }
        `,
      {
        query: commitmentQuery(address) ?? {},
        sort: { by: INVENTORY_SORT_WORDS[sort], order: ORDER_WORDS[order] },
        includeExpired,
      },
      ({ viewer }) => viewer.reservedInstances?.inventory,
    ).then((rows) => rows.map(inventoryRow));
}
