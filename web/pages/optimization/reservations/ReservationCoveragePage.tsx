// What AWS reservations cover: by hours or normalised units, with and without Savings Plans.
import { SegmentedControl, Switch } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ReservationCoveragePageQuery } from '../../../__generated__/ReservationCoveragePageQuery.graphql.ts';
import { ViewSwitch } from '../../../charts/ViewSwitch.tsx';
import type { AddressOf } from '../../../routing/define-page.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import reserved from '../reserved/Reserved.module.css';
import { ReservedFrame } from '../reserved/ReservedFrame.tsx';
import type { coverageParsers } from '../reserved/reserved-address.ts';
import classes from '../shared/Commitments.module.css';
import { faultOfPage } from '../shared/faults/block-faults.ts';
import { CommitmentFault } from '../shared/faults/CommitmentFault.tsx';
import { ratesOf } from '../shared/money/block-rates.ts';
import { QuietBlock } from '../shared/QuietBlock.tsx';
import { SplitTool } from '../shared/trend/TrendBlock.tsx';
import { CoverageList } from './CoverageList.tsx';
import { CoverageSummary } from './CoverageSummary.tsx';
import { reservationCoveragePage } from './pages.tsx';
import { ReservedCoverageTrend } from './ReservedCoverageTrend.tsx';

export function ReservationCoveragePage({ queryRef, loadingRef }: PageProps<ReservationCoveragePageQuery>) {
  const { address, change } = usePageAddress(reservationCoveragePage);
  if (!queryRef) return <ReservedFrame vendor="AWS" address={address} onChange={change} />;
  return <Coverage queryRef={queryRef} isStale={loadingRef !== queryRef} />;
}

interface CoverageProps {
  queryRef: NonNullable<PageProps<ReservationCoveragePageQuery>['queryRef']>;
  isStale: boolean;
}

function Coverage({ queryRef, isStale }: CoverageProps) {
  const { address, change } = usePageAddress(reservationCoveragePage);
  const refresh = useAskAgain();
  const { viewer } = usePreloadedQuery<ReservationCoveragePageQuery>(
    graphql`
      query ReservationCoveragePageQuery(
        $query: CommitmentQuery!
        $sort: ReservationCoverageSort
        $page: Int!
        $size: Int!
        $by: CommitmentSplit!
      ) {
        viewer {
          reservedInstances(query: $query) {
            coverage {
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
                ...CoverageSummary_summary
              }
              trend(by: $by) @catch(to: RESULT) {
                ...ReservedCoverageTrend_trend
              }
              rows(sort: $sort, page: $page, itemsPerPage: $size) @catch(to: RESULT) {
                ...CoverageList_rows
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
  const { filterOptions, summary, trend, rows } = found.coverage;
  const shown = { unit: address.unit, isWithPlans: address.plans };
  const fault = faultOfPage([summary, trend, rows]);
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
          part="optimization.coverage"
          title={<FormattedMessage id="optimization.reserved.coverage" />}
          tools={<CoverageTools address={address} onChange={change} />}
          result={summary}
          onRetry={refresh}
        >
          {(value) => (
            <>
              <CoverageSummary summary={value} {...shown} />
              <p className={reserved.why}>
                <FormattedMessage id="optimization.reserved.whyUnitsDiffer" />
              </p>
            </>
          )}
        </QuietBlock>
        <QuietBlock
          part="optimization.trend"
          title={<FormattedMessage id="optimization.reserved.trend" />}
          tools={
            <div className={classes.tools}>
              <SplitTool by={address.by} typeText="optimization.reserved.services" onChange={change} />
              <ViewSwitch view={address.view} onChange={(view) => change({ view })} />
            </div>
          }
          result={trend}
          onRetry={refresh}
        >
          {(value) => <ReservedCoverageTrend trend={value} {...shown} view={address.view} />}
        </QuietBlock>
        <QuietBlock
          part="optimization.rows"
          title={<FormattedMessage id="optimization.reserved.machines" />}
          result={rows}
          onRetry={refresh}
        >
          {(value) => (
            <CoverageList
              rows={value}
              address={address}
              state={address}
              onState={(parts) => change(parts as Parameters<typeof change>[0])}
            />
          )}
        </QuietBlock>
      </div>
    </ReservedFrame>
  );
}

type CoverageAddress = AddressOf<typeof coverageParsers>;

interface CoverageToolsProps {
  address: CoverageAddress;
  onChange: (change: { unit?: CoverageAddress['unit']; plans?: boolean }) => void;
}

function CoverageTools({ address, onChange }: CoverageToolsProps) {
  const intl = useIntl();
  return (
    <div className={classes.tools}>
      <SegmentedControl
        size="xs"
        aria-label={intl.formatMessage({ id: 'optimization.reserved.unitOfUsage' })}
        value={address.unit}
        onChange={(unit) => onChange({ unit })}
        data={[
          { value: 'hours' as const, label: intl.formatMessage({ id: 'optimization.reserved.hours' }) },
          { value: 'units' as const, label: intl.formatMessage({ id: 'optimization.reserved.units' }) },
        ]}
      />
      <Switch
        checked={address.plans}
        onChange={({ currentTarget }) => onChange({ plans: currentTarget.checked })}
        label={<FormattedMessage id="optimization.reserved.withPlans" />}
      />
    </div>
  );
}
