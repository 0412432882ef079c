// How Azure reservations were used: sums, trends by type, region and family, and lists (Z-02).

import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { AzureUtilizationPageQuery } from '../../../__generated__/AzureUtilizationPageQuery.graphql.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { ReservationList } from '../reserved/ReservationList.tsx';
import reserved from '../reserved/Reserved.module.css';
import { ReservedFrame } from '../reserved/ReservedFrame.tsx';
import { GROUP_LISTS } from '../reserved/reserved-address.ts';
import { UseGroups } from '../reserved/UseGroups.tsx';
import { UseSummary } from '../reserved/UseSummary.tsx';
import { RESERVED_WORDS } from '../reserved/words.ts';
import { faultOfPage } from '../shared/faults/block-faults.ts';
import { CommitmentFault } from '../shared/faults/CommitmentFault.tsx';
import { ratesOf } from '../shared/money/block-rates.ts';
import { QuietBlock } from '../shared/QuietBlock.tsx';
import { TREND_SHOWS, TrendTools } from '../shared/trend/TrendBlock.tsx';
import { UseTrend } from '../shared/trend/UseTrend.tsx';
import { useAskAgain } from '../shared/useAskAgain.ts';
import { azureUtilizationPage } from './pages.tsx';

export function AzureUtilizationPage({ queryRef, loadingRef }: PageProps<AzureUtilizationPageQuery>) {
  const { address, change } = usePageAddress(azureUtilizationPage);
  if (!queryRef) return <ReservedFrame vendor="AZURE" address={address} onChange={change} />;
  return <Utilization queryRef={queryRef} isStale={loadingRef !== queryRef} />;
}

interface UtilizationProps {
  queryRef: NonNullable<PageProps<AzureUtilizationPageQuery>['queryRef']>;
  isStale: boolean;
}

function Utilization({ queryRef, isStale }: UtilizationProps) {
  const { address, change } = usePageAddress(azureUtilizationPage);
  const refresh = useAskAgain();
  const { viewer } = usePreloadedQuery<AzureUtilizationPageQuery>(
    graphql`
      query AzureUtilizationPageQuery(
        $query: CommitmentQuery!
        $sort: ReservationUseSort
        $page: Int!
        $size: Int!
        $by: CommitmentSplit!
      ) {
        viewer {
          azureReservations(query: $query) {
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
  const { utilization } = found;
  const { filterOptions, summary, trend, agreements } = utilization;
  const fault = faultOfPage([summary, trend, agreements, utilization.families, utilization.services]);
  if (fault) return <CommitmentFault errors={fault} />;
  return (
    <ReservedFrame
      vendor="AZURE"
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
              vendor="AZURE"
              agreements={value}
              address={address}
              state={address}
              onState={(parts) => change(parts as Parameters<typeof change>[0])}
              onOpen={(agreement) => change({ agreement })}
            />
          )}
        </QuietBlock>
        {(['families', 'services'] as const).map((kind) => (
          <QuietBlock
            key={kind}
            part={`optimization.${kind}`}
            title={<FormattedMessage id={RESERVED_WORDS[kind]} />}
            result={utilization[kind]}
            onRetry={refresh}
          >
            {(groups) => (
              <UseGroups
                vendor="AZURE"
                kind={kind}
                address={address}
                groups={groups}
                state={address[GROUP_LISTS[kind]]}
                onState={(state) => change({ [GROUP_LISTS[kind]]: state })}
              />
            )}
          </QuietBlock>
        ))}
      </div>
    </ReservedFrame>
  );
}
