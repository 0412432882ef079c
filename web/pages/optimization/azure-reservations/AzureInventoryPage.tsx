// The inventory of Azure reservations, twenty a page (Z-01).
import { graphql, usePreloadedQuery } from 'react-relay';
import type { AzureInventoryPageQuery } from '../../../__generated__/AzureInventoryPageQuery.graphql.ts';
import { Unconverted } from '../../../components/money/Unconverted.tsx';
import type { PageProps } from '../../../routing/page-code.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { InventoryBlocks } from '../reserved/InventoryBlocks.tsx';
import { ReservedFrame } from '../reserved/ReservedFrame.tsx';
import { faultOfPage } from '../shared/faults/block-faults.ts';
import { CommitmentFault } from '../shared/faults/CommitmentFault.tsx';
import { ratesOf } from '../shared/money/block-rates.ts';
import { AzureInventoryList } from './AzureInventoryList.tsx';
import { azureInventoryPage } from './pages.tsx';

export function AzureInventoryPage({ queryRef, loadingRef }: PageProps<AzureInventoryPageQuery>) {
  const { address, change } = usePageAddress(azureInventoryPage);
  if (!queryRef) return <ReservedFrame vendor="AZURE" address={address} onChange={change} />;
  return <Inventory queryRef={queryRef} isStale={loadingRef !== queryRef} />;
}

interface InventoryProps {
  queryRef: NonNullable<PageProps<AzureInventoryPageQuery>['queryRef']>;
  isStale: boolean;
}

function Inventory({ queryRef, isStale }: InventoryProps) {
  const { address, change } = usePageAddress(azureInventoryPage);
  const { viewer } = usePreloadedQuery<AzureInventoryPageQuery>(
    graphql`
      query AzureInventoryPageQuery(
        $query: CommitmentQuery!
        $includeExpired: Boolean!
        $sort: AzureReservationSort
        $page: Int!
        $size: Int!
      ) {
        viewer {
          azureReservations(query: $query) {
            filterOptions @catch(to: NULL) {
              ...CommitmentBar_options
            }
            inventory(includeExpired: $includeExpired, sort: $sort, page: $page, itemsPerPage: $size)
              @catch(to: RESULT) {
              ...AzureInventoryList_inventory
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
  const { azureReservations: found } = viewer;
  if (!found) return <CommitmentFault errors={[]} />;
  const { filterOptions, inventory } = found;
  const onOpen = (agreement: string) => change({ agreement });
  const fault = faultOfPage([inventory]);
  if (fault) return <CommitmentFault errors={fault} />;
  return (
    <ReservedFrame
      vendor="AZURE"
      address={address}
      onChange={change}
      options={filterOptions}
      isStale={isStale}
      rates={ratesOf(inventory)}
    >
      <InventoryBlocks kind="AZURE_RESERVED" inventory={inventory} first="calendar" onOpen={onOpen}>
        {(value) => (
          <>
            <Unconverted amounts={value.unconverted} />
            <AzureInventoryList
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
