// How the reservations of a provider were used: sums, the trend, and reservation by reservation (R-03, Z-02).
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ReservationUse_utilization$key } from '../../../../__generated__/ReservationUse_utilization.graphql.ts';
import type { AddressOf, ChangeOf } from '../../../../routing/define-page.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';
import { faultOfPage } from '../../shared/faults/block-faults.ts';
import { CommitmentFault } from '../../shared/faults/CommitmentFault.tsx';
import { ratesOf } from '../../shared/money/block-rates.ts';
import { type Caught, QuietBlock } from '../../shared/QuietBlock.tsx';
import { TREND_SHOWS, TrendTools } from '../../shared/trend/TrendBlock.tsx';
import { UseTrend } from '../../shared/trend/UseTrend.tsx';
import { ReservationList } from '../ReservationList.tsx';
import reserved from '../Reserved.module.css';
import { ReservedFrame } from '../ReservedFrame.tsx';
import type { utilizationParsers } from '../reserved-address.ts';
import { UseSummary } from './UseSummary.tsx';

interface ReservationUseProps {
  vendor: 'AWS' | 'AZURE';
  utilization: ReservationUse_utilization$key;
  address: AddressOf<typeof utilizationParsers>;
  onChange: (change: ChangeOf<typeof utilizationParsers>) => void;
  isStale: boolean;
  /** What the further blocks of the page are made of. */
  more?: readonly Caught<unknown>[];
  children?: ReactNode;
}

export function ReservationUse({
  vendor,
  utilization,
  address,
  onChange,
  isStale,
  more = [],
  children,
}: ReservationUseProps) {
  const refresh = useAskAgain();
  const { filterOptions, summary, trend, agreements } = useFragment(
    graphql`
      fragment ReservationUse_utilization on ReservationUtilization {
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
    `,
    utilization,
  );
  const fault = faultOfPage([summary, trend, agreements, ...more]);
  if (fault) return <CommitmentFault errors={fault} />;
  return (
    <ReservedFrame
      vendor={vendor}
      address={address}
      onChange={onChange}
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
              onChange={onChange}
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
              vendor={vendor}
              agreements={value}
              address={address}
              state={address}
              onState={(parts) => onChange(parts as Parameters<typeof onChange>[0])}
              onOpen={(agreement) => onChange({ agreement })}
            />
          )}
        </QuietBlock>
        {children}
      </div>
    </ReservedFrame>
  );
}
