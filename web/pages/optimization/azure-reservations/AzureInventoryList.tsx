// The inventory of Azure reservations: sums of those that have not expired, and all of them (Z-01).
import { Switch } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { AzureInventoryList_inventory$key } from '../../../__generated__/AzureInventoryList_inventory.graphql.ts';
import type { AzureInventoryListFileQuery } from '../../../__generated__/AzureInventoryListFileQuery.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import type { AddressOf } from '../../../routing/define-page.ts';
import { AZURE_SORT_WORDS, type azureInventoryParsers, ORDER_WORDS } from '../reserved/reserved-address.ts';
import { allPages } from '../shared/all-pages.ts';
import { BlockTools } from '../shared/BlockTools.tsx';
import classes from '../shared/Commitments.module.css';
import { type CommitmentAddress, commitmentQuery } from '../shared/commitment-address.ts';
import { DownloadMenu } from '../shared/DownloadMenu.tsx';
import { FigureCards } from '../shared/FigureCards.tsx';
import { ListBlock, type ListState } from '../shared/ListBlock.tsx';
import { azureRow, useAzureColumns } from './azure-rows.tsx';

type Order = Pick<AddressOf<typeof azureInventoryParsers>, 'sort' | 'order'>;

interface AzureInventoryListProps {
  inventory: AzureInventoryList_inventory$key;
  address: CommitmentAddress;
  isWithExpired: boolean;
  state: ListState & Order;
  onExpired: (isWithExpired: boolean) => void;
  onState: (change: Partial<ListState>) => void;
  onOpen: (id: string) => void;
}

export function AzureInventoryList({
  inventory,
  address,
  isWithExpired,
  state,
  ...on
}: AzureInventoryListProps) {
  const intl = useIntl();
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
  const columns = useAzureColumns(on.onOpen);
  const askAll = useAllAzure(address, isWithExpired, state);
  const title = intl.formatMessage({ id: 'optimization.reserved.inventory' });
  const rows = edges.map(({ node }) => azureRow(node));
  return (
    <>
      <FigureCards
        figures={[
          {
            id: 'count',
            label: <FormattedMessage id="optimization.reserved.activeReservations" />,
            value: intl.formatNumber(total.count),
            note: (
              <FormattedMessage
                id="optimization.reserved.expiredCount"
                values={{ count: total.expiredCount }}
              />
            ),
          },
          {
            id: 'charged',
            label: <FormattedMessage id="optimization.reserved.charged" />,
            value: <MoneyText amount={total.totalPrice} currency={currency} />,
          },
        ]}
      />
      <BlockTools>
        <DownloadMenu name={title} columns={columns} allRows={askAll} />
      </BlockTools>
      <div className={classes.head}>
        <Switch
          className={classes.title ?? ''}
          checked={isWithExpired}
          onChange={({ currentTarget }) => on.onExpired(currentTarget.checked)}
          label={<FormattedMessage id="optimization.reserved.includeExpired" />}
        />
      </div>
      <ListBlock
        label={title}
        columns={columns}
        rows={rows}
        keyOf={({ terms }) => terms.fullId}
        totalCount={totalCount}
        state={state}
        onState={on.onState}
      />
    </>
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
