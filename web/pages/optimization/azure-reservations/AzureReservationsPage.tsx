// Azure reservations at a glance: their use, and what there is by reservation, family and service (Z-01).
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { AzureReservationsPageQuery } from '../../../__generated__/AzureReservationsPageQuery.graphql.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { InventoryBlocks } from '../reserved/InventoryBlocks.tsx';
import { OverviewTabs } from '../reserved/OverviewTabs.tsx';
import reserved from '../reserved/Reserved.module.css';
import { ReservedFrame } from '../reserved/ReservedFrame.tsx';
import { UseSummary } from '../reserved/use/UseSummary.tsx';
import { faultOfPage } from '../shared/faults/block-faults.ts';
import { CommitmentFault } from '../shared/faults/CommitmentFault.tsx';
import { ratesOf } from '../shared/money/block-rates.ts';
import { QuietBlock } from '../shared/QuietBlock.tsx';
import { AzureInventoryList } from './AzureInventoryList.tsx';
import { azureReservationsPage } from './pages.tsx';

export function AzureReservationsPage({ queryRef, loadingRef }: PageProps<AzureReservationsPageQuery>) {
  const { address, change } = usePageAddress(azureReservationsPage);
  if (!queryRef) return <ReservedFrame vendor="AZURE" address={address} onChange={change} />;
  return <Overview queryRef={queryRef} isStale={loadingRef !== queryRef} />;
}

interface OverviewProps {
  queryRef: NonNullable<PageProps<AzureReservationsPageQuery>['queryRef']>;
  isStale: boolean;
}

function Overview({ queryRef, isStale }: OverviewProps) {
  const { address, change } = usePageAddress(azureReservationsPage);
  const refresh = useAskAgain();
  const { viewer } = usePreloadedQuery<AzureReservationsPageQuery>(
    graphql`
      query AzureReservationsPageQuery(
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
              ends {
                ...ExpiryCalendar_ends
              }
            }
            utilization {
              summary @catch(to: RESULT) {
                rates {
                  date
                  from
                  rate
                  source
                  to
                }
                ...UseSummary_summary
              }
              families(itemsPerPage: 200) @catch(to: RESULT) {
                ...UseGroups_groups
              }
              services(itemsPerPage: 200) @catch(to: RESULT) {
                ...UseGroups_groups
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
  const { filterOptions, inventory, utilization } = found;
  const onOpen = (agreement: string) => change({ agreement });
  const fault = faultOfPage([inventory, utilization.summary, utilization.families, utilization.services]);
  if (fault) return <CommitmentFault errors={fault} />;
  return (
    <ReservedFrame
      vendor="AZURE"
      address={address}
      onChange={change}
      options={filterOptions}
      isStale={isStale}
      rates={ratesOf(utilization.summary)}
    >
      <div className={reserved.blocks} data-part="optimization.azureReservations">
        <QuietBlock
          part="optimization.use"
          title={<FormattedMessage id="optimization.reserved.utilization" />}
          result={utilization.summary}
          onRetry={refresh}
        >
          {(summary) => <UseSummary summary={summary} />}
        </QuietBlock>
        <OverviewTabs
          vendor="AZURE"
          address={address}
          onChange={change}
          groups={utilization}
          inventory={
            <InventoryBlocks kind="AZURE_RESERVED" inventory={inventory} first="list" onOpen={onOpen}>
              {(value) => (
                <AzureInventoryList
                  inventory={value}
                  address={address}
                  isWithExpired={address.expired}
                  state={address}
                  onExpired={(expired) => change({ expired, page: null })}
                  onState={(parts) => change(parts as Parameters<typeof change>[0])}
                  onOpen={onOpen}
                />
              )}
            </InventoryBlocks>
          }
        />
      </div>
    </ReservedFrame>
  );
}
