// The inventory of Azure reservations: sums of those that have not expired, when they end, and all of them (Z-01).
import { Switch } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { AzureInventoryList_inventory$key } from '../../../__generated__/AzureInventoryList_inventory.graphql.ts';
import type { AzureInventoryListFileQuery } from '../../../__generated__/AzureInventoryListFileQuery.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { allPages } from '../shared/all-pages.ts';
import classes from '../shared/Commitments.module.css';
import { type CommitmentAddress, commitmentQuery } from '../shared/commitment-address.ts';
import { DownloadMenu } from '../shared/DownloadMenu.tsx';
import { ExpiryCalendar } from '../shared/ExpiryCalendar.tsx';
import { FigureCards } from '../shared/FigureCards.tsx';
import { ListBlock, type ListState } from '../shared/ListBlock.tsx';
import { azureRow, useAzureColumns } from './azure-rows.tsx';

interface AzureInventoryListProps {
  inventory: AzureInventoryList_inventory$key;
  address: CommitmentAddress;
  isWithExpired: boolean;
  state: ListState;
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
  const askAll = useAllAzure(address, isWithExpired);
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
      <div className={classes.head}>
        <Switch
          className={classes.title ?? ''}
          checked={isWithExpired}
          onChange={({ currentTarget }) => on.onExpired(currentTarget.checked)}
          label={<FormattedMessage id="optimization.reserved.includeExpired" />}
        />
        <DownloadMenu name={title} columns={columns} allRows={askAll} />
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
      <ExpiryCalendar
        commitments={rows
          .filter(({ terms }) => !terms.isExpired)
          .map(({ terms: { id, name, endsAt } }) => ({ key: id, name, endsAt: endsAt ?? null }))}
        onOpen={on.onOpen}
      />
    </>
  );
}

function useAllAzure(address: CommitmentAddress, includeExpired: boolean) {
  const environment = useRelayEnvironment();
  return () =>
    allPages<AzureInventoryListFileQuery, Parameters<typeof azureRow>[0]>(
      environment,
      graphql`
          query AzureInventoryListFileQuery(
            $query: CommitmentQuery!
            $includeExpired: Boolean!
            $page: Int!
          ) {
            viewer {
              azureReservations(query: $query) {
                inventory(includeExpired: $includeExpired, page: $page, itemsPerPage: 200) {
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
      { query: commitmentQuery(address) ?? {}, includeExpired },
      ({ viewer }) => viewer.azureReservations?.inventory,
    ).then((rows) => rows.map(azureRow));
}
