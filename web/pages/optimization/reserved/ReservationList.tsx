// Reservations one by one with their use, page by page as the address says (R-03, Z-02).
import { useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { ReservationList_agreements$key } from '../../../__generated__/ReservationList_agreements.graphql.ts';
import type { ReservationListFileQuery } from '../../../__generated__/ReservationListFileQuery.graphql.ts';
import type { AddressOf } from '../../../routing/define-page.ts';
import { allPages } from '../shared/all-pages.ts';
import { BlockTools } from '../shared/BlockTools.tsx';
import { type CommitmentAddress, commitmentQuery } from '../shared/commitment-address.ts';
import { DownloadMenu } from '../shared/DownloadMenu.tsx';
import type { ListState } from '../shared/ListBlock.tsx';
import { ORDER_WORDS, USE_SORT_WORDS, type utilizationParsers } from './reserved-address.ts';
import { agreementRow } from './reserved-rows.ts';
import { UseList, useListColumns } from './use/UseList.tsx';

type Order = Pick<AddressOf<typeof utilizationParsers>, 'sort' | 'order'>;

interface ReservationListProps {
  vendor: 'AWS' | 'AZURE';
  agreements: ReservationList_agreements$key;
  address: CommitmentAddress;
  state: ListState & Order;
  onState: (change: Partial<ListState>) => void;
  onOpen: (id: string) => void;
}

export function ReservationList({
  vendor,
  agreements,
  address,
  state,
  onState,
  onOpen,
}: ReservationListProps) {
  const intl = useIntl();
  const { currency, totalCount, edges } = useFragment(
    graphql`
      fragment ReservationList_agreements on ReservationAgreementConnection {
        currency
        totalCount
        edges {
          node {
            ...reservedRows_agreement
          }
        }
      }
    `,
    agreements,
  );
  const columns = useListColumns('agreements', currency, onOpen);
  const askAll = useAllAgreements(vendor, address, state);
  return (
    <>
      <BlockTools>
        <DownloadMenu
          name={intl.formatMessage({ id: 'optimization.reserved.utilization' })}
          columns={columns}
          allRows={askAll}
        />
      </BlockTools>
      <UseList
        kind="agreements"
        rows={edges.map(({ node }) => agreementRow(node))}
        totalCount={totalCount}
        columns={columns}
        state={state}
        onState={onState}
      />
    </>
  );
}

/** In the order of the list. */
function useAllAgreements(vendor: 'AWS' | 'AZURE', address: CommitmentAddress, { sort, order }: Order) {
  const environment = useRelayEnvironment();
  return () =>
    allPages<ReservationListFileQuery, Parameters<typeof agreementRow>[0]>(
      environment,
      graphql`
          query ReservationListFileQuery(
            $query: CommitmentQuery!
            $sort: ReservationUseSort
            $isAws: Boolean!
            $page: Int!
          ) {
            viewer {
              reservedInstances(query: $query) @include(if: $isAws) {
                utilization {
                  agreements(sort: $sort, page: $page, itemsPerPage: 200) {
                    totalCount
                    edges {
                      node {
                        ...reservedRows_agreement
                      }
                    }
                  }
                }
              }
              azureReservations(query: $query) @skip(if: $isAws) {
                utilization {
                  agreements(sort: $sort, page: $page, itemsPerPage: 200) {
                    totalCount
                    edges {
                      node {
                        ...reservedRows_agreement
                      }
                    }
                  }
                }
              }
            }
          }
        `,
      {
        query: commitmentQuery(address) ?? {},
        sort: { by: USE_SORT_WORDS[sort], order: ORDER_WORDS[order] },
        isAws: vendor === 'AWS',
      },
      ({ viewer }) => (viewer.reservedInstances ?? viewer.azureReservations)?.utilization.agreements,
    ).then((rows) => rows.map(agreementRow));
}
