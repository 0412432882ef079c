// How AWS reservations were used: sums, the trend, and reservation by reservation.
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ReservationUtilizationPageQuery } from '../../../__generated__/ReservationUtilizationPageQuery.graphql.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { ReservationList } from '../reserved/ReservationList.tsx';
import reserved from '../reserved/Reserved.module.css';
import { ReservedFrame } from '../reserved/ReservedFrame.tsx';
import { UseSummary } from '../reserved/UseSummary.tsx';
import { faultOfPage } from '../shared/faults/block-faults.ts';
import { CommitmentFault } from '../shared/faults/CommitmentFault.tsx';
import { ratesOf } from '../shared/money/block-rates.ts';
import { QuietBlock } from '../shared/QuietBlock.tsx';
import { TREND_SHOWS, TrendTools } from '../shared/trend/TrendBlock.tsx';
import { UseTrend } from '../shared/trend/UseTrend.tsx';
import { useAskAgain } from '../shared/useAskAgain.ts';
import { reservationUtilizationPage } from './pages.tsx';

export function ReservationUtilizationPage({
  queryRef,
  loadingRef,
}: PageProps<ReservationUtilizationPageQuery>) {
  const { address, change } = usePageAddress(reservationUtilizationPage);
  if (!queryRef) return <ReservedFrame vendor="AWS" address={address} onChange={change} />;
  return <Utilization queryRef={queryRef} isStale={loadingRef !== queryRef} />;
}

interface UtilizationProps {
  queryRef: NonNullable<PageProps<ReservationUtilizationPageQuery>['queryRef']>;
  isStale: boolean;
}

function Utilization({ queryRef, isStale }: UtilizationProps) {
  const { address, change } = usePageAddress(reservationUtilizationPage);
  const refresh = useAskAgain();
  const { viewer } = usePreloadedQuery<ReservationUtilizationPageQuery>(
    graphql`
      query ReservationUtilizationPageQuery(
        $query: CommitmentQuery!
        $sort: ReservationUseSort
        $page: Int!
        $size: Int!
        $by: CommitmentSplit!
      ) {
        viewer {
          reservedInstances(query: $query) {
            utilization {
              filterOptions @catch(to: NULL) {
                ...CommitmentBar_options
              }
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
              trend(by: $by) @catch(to: RESULT) {
                ...UseTrend_trend
              }
              agreements(sort: $sort, page: $page, itemsPerPage: $size) @catch(to: RESULT) {
                ...ReservationList_agreements
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
  const { filterOptions, summary, trend, agreements } = found.utilization;
  const fault = faultOfPage([summary, trend, agreements]);
  if (fault) return <CommitmentFault errors={fault} />;
  return (
    <ReservedFrame
      vendor="AWS"
      address={address}
      onChange={change}
      options={filterOptions}
      isStale={isStale}
      rates={ratesOf(summary)}
    >
      <div className={reserved.blocks}>
        <QuietBlock
          part="optimization.use"
          title={<FormattedMessage id="optimization.reserved.utilization" />}
          result={summary}
          onRetry={refresh}
        >
          {(value) => <UseSummary summary={value} />}
        </QuietBlock>
        <QuietBlock
          part="optimization.trend"
          title={<FormattedMessage id="optimization.reserved.trend" />}
          tools={
            <TrendTools
              {...address}
              shows={TREND_SHOWS}
              typeText="optimization.reserved.services"
              onChange={change}
            />
          }
          result={trend}
          onRetry={refresh}
        >
          {(value) => <UseTrend trend={value} show={address.show} view={address.view} />}
        </QuietBlock>
        <QuietBlock
          part="optimization.agreements"
          title={<FormattedMessage id="optimization.reserved.reservations" />}
          result={agreements}
          onRetry={refresh}
        >
          {(value) => (
            <ReservationList
              vendor="AWS"
              agreements={value}
              address={address}
              state={address}
              onState={(parts) => change(parts as Parameters<typeof change>[0])}
              onOpen={(agreement) => change({ agreement })}
            />
          )}
        </QuietBlock>
      </div>
    </ReservedFrame>
  );
}
