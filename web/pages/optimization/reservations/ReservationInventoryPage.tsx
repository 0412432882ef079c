// The inventory of AWS reservations, ten a page.
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ReservationInventoryPageQuery } from '../../../__generated__/ReservationInventoryPageQuery.graphql.ts';
import { Unconverted } from '../../../components/money/Unconverted.tsx';
import type { PageProps } from '../../../routing/page-code.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { InventoryBlocks } from '../reserved/InventoryBlocks.tsx';
import { ReservedFrame } from '../reserved/ReservedFrame.tsx';
import { faultOfPage } from '../shared/faults/block-faults.ts';
import { CommitmentFault } from '../shared/faults/CommitmentFault.tsx';
import { ratesOf } from '../shared/money/block-rates.ts';
import { InventoryList } from './InventoryList.tsx';
import { reservationInventoryPage } from './pages.tsx';

export function ReservationInventoryPage({ queryRef, loadingRef }: PageProps<ReservationInventoryPageQuery>) {
  const { address, change } = usePageAddress(reservationInventoryPage);
  if (!queryRef) return <ReservedFrame vendor="AWS" address={address} onChange={change} />;
  return <Inventory queryRef={queryRef} isStale={loadingRef !== queryRef} />;
}

interface InventoryProps {
  queryRef: NonNullable<PageProps<ReservationInventoryPageQuery>['queryRef']>;
  isStale: boolean;
}

function Inventory({ queryRef, isStale }: InventoryProps) {
  const { address, change } = usePageAddress(reservationInventoryPage);
  const { viewer } = usePreloadedQuery<ReservationInventoryPageQuery>(
    graphql`
      query ReservationInventoryPageQuery(
        $query: CommitmentQuery!
        $includeExpired: Boolean!
        $sort: ReservedInstanceSort
        $page: Int!
        $size: Int!
      ) {
        viewer {
          reservedInstances(query: $query) {
            filterOptions @catch(to: NULL) {
              ...CommitmentBar_options
            }
            inventory(includeExpired: $includeExpired, sort: $sort, page: $page, itemsPerPage: $size)
              @catch(to: RESULT) {
              ...InventoryList_inventory
              rates {
                date
                from
                rate
                source
                to
              }
              unconverted {
                amount
                currency
              }
              ends {
                ...ExpiryCalendar_ends
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { reservedInstances: found } = viewer;
  if (!found) return <CommitmentFault errors={[]} />;
  const { filterOptions, inventory } = found;
  const onOpen = (agreement: string) => change({ agreement });
  const fault = faultOfPage([inventory]);
  if (fault) return <CommitmentFault errors={fault} />;
  return (
    <ReservedFrame
      vendor="AWS"
      address={address}
      onChange={change}
      options={filterOptions}
      isStale={isStale}
      rates={ratesOf(inventory)}
    >
      <InventoryBlocks kind="RESERVED" inventory={inventory} first="calendar" onOpen={onOpen}>
        {(value) => (
          <>
            <Unconverted amounts={value.unconverted} />
            <InventoryList
              inventory={value}
              address={address}
              isWithExpired={address.expired}
              state={address}
              onExpired={(expired) => change({ expired, page: null })}
              onState={(parts) => change(parts as Parameters<typeof change>[0])}
              onOpen={onOpen}
            />
          </>
        )}
      </InventoryBlocks>
    </ReservedFrame>
  );
}
