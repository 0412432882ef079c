// AWS reservations at a glance: use and coverage, and what there is by reservation, family and service.
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ReservationsPageQuery } from '../../../__generated__/ReservationsPageQuery.graphql.ts';
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
import { CoverageSummary } from './CoverageSummary.tsx';
import { InventoryList } from './InventoryList.tsx';
import { reservationsPage } from './pages.tsx';

export function ReservationsPage({ queryRef, loadingRef }: PageProps<ReservationsPageQuery>) {
  const { address, change } = usePageAddress(reservationsPage);
  if (!queryRef) return <ReservedFrame vendor="AWS" address={address} onChange={change} />;
  return <Overview queryRef={queryRef} isStale={loadingRef !== queryRef} />;
}

interface OverviewProps {
  queryRef: NonNullable<PageProps<ReservationsPageQuery>['queryRef']>;
  isStale: boolean;
}

function Overview({ queryRef, isStale }: OverviewProps) {
  const { address, change } = usePageAddress(reservationsPage);
  const refresh = useAskAgain();
  const { viewer } = usePreloadedQuery<ReservationsPageQuery>(
    graphql`
      query ReservationsPageQuery(
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
            coverage {
              summary @catch(to: RESULT) {
                ...CoverageSummary_summary
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
  const { filterOptions, inventory, utilization, coverage } = found;
  const onOpen = (agreement: string) => change({ agreement });
  const fault = faultOfPage([
    inventory,
    utilization.summary,
    utilization.families,
    utilization.services,
    coverage.summary,
  ]);
  if (fault) return <CommitmentFault errors={fault} />;
  return (
    <ReservedFrame
      vendor="AWS"
      address={address}
      onChange={change}
      options={filterOptions}
      isStale={isStale}
      rates={ratesOf(utilization.summary)}
    >
      <div className={reserved.blocks} data-part="optimization.reservations">
        <QuietBlock
          part="optimization.use"
          title={<FormattedMessage id="optimization.reserved.utilization" />}
          result={utilization.summary}
          onRetry={refresh}
        >
          {(summary) => <UseSummary summary={summary} />}
        </QuietBlock>
        <QuietBlock
          part="optimization.coverage"
          title={<FormattedMessage id="optimization.reserved.coverage" />}
          result={coverage.summary}
          onRetry={refresh}
        >
          {(summary) => <CoverageSummary summary={summary} unit="hours" isWithPlans={false} />}
        </QuietBlock>
        <OverviewTabs
          vendor="AWS"
          address={address}
          onChange={change}
          groups={utilization}
          inventory={
            <InventoryBlocks kind="RESERVED" inventory={inventory} first="list" onOpen={onOpen}>
              {(value) => (
                <InventoryList
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
