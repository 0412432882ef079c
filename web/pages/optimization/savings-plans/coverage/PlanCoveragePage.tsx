// Savings Plans, Coverage: how much of what plans can cover they covered, by cost, and what paid for the rest (P-03, P-07).
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { PlanCoveragePageQuery } from '../../../../__generated__/PlanCoveragePageQuery.graphql.ts';
import { AppliedRates } from '../../../../components/money/AppliedRates.tsx';
import { Unconverted } from '../../../../components/money/Unconverted.tsx';
import type { PageProps } from '../../../../routing/page-code.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';
import { usePageAddress } from '../../../../routing/usePageAddress.ts';
import classes from '../../shared/Commitments.module.css';
import { faultOfPage } from '../../shared/faults/block-faults.ts';
import { CommitmentFault } from '../../shared/faults/CommitmentFault.tsx';
import { QuietBlock } from '../../shared/QuietBlock.tsx';
import { TrendTools } from '../../shared/trend/TrendBlock.tsx';
import { PlanFrame } from '../shared/PlanFrame.tsx';
import { CoverageDownload } from './CoverageDownload.tsx';
import { CoverageFigures } from './CoverageFigures.tsx';
import { CoverageRows } from './CoverageRows.tsx';
import { COVERAGE_SHOWS, CoverageTrend } from './CoverageTrend.tsx';
import { MixBars, MixTools } from './MixBars.tsx';
import { planCoveragePage } from './page.tsx';

export function PlanCoveragePage({ queryRef, loadingRef }: PageProps<PlanCoveragePageQuery>) {
  const { address, change } = usePageAddress(planCoveragePage);
  if (queryRef) return <Asked queryRef={queryRef} isStale={queryRef !== loadingRef} />;
  return (
    <PlanFrame title="optimization.plans.coverageTitle" address={address} onChange={change} options={null}>
      {null}
    </PlanFrame>
  );
}

interface AskedProps {
  queryRef: PreloadedQuery<PlanCoveragePageQuery>;
  isStale: boolean;
}

function Asked({ queryRef, isStale }: AskedProps) {
  const { address, change } = usePageAddress(planCoveragePage);
  const retry = useAskAgain();
  const keepPage = (parts: Parameters<typeof change>[0]) => change({ ...parts, page: address.page });
  const {
    viewer: { savingsPlans },
  } = usePreloadedQuery<PlanCoveragePageQuery>(
    graphql`
      query PlanCoveragePageQuery(
        $query: CommitmentQuery!
        $by: CommitmentSplit!
        $sort: CoverageSort!
        $page: Int!
        $size: Int!
        $mixBy: [ComputeMixGrouping!]!
      ) {
        viewer {
          savingsPlans(query: $query) {
            coverageOptions @catch(to: RESULT) {
              ...CommitmentBar_options
            }
            coverage @catch(to: RESULT) {
              ...CoverageFigures_coverage
              rates {
                date
                from
                rate
                source
                to
              }
              unconverted {
                currency
                amount
              }
            }
            coverageTrend(by: $by) @catch(to: RESULT) {
              ...CoverageTrend_trend
            }
            coverageRows(sort: $sort, page: $page, itemsPerPage: $size) @catch(to: RESULT) {
              ...CoverageRows_rows
            }
            mix(by: $mixBy, itemsPerPage: 20) @catch(to: RESULT) {
              ...MixBars_mix
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!savingsPlans) return <CommitmentFault errors={[]} />;
  const { coverageOptions: options, coverage, coverageTrend, coverageRows, mix } = savingsPlans;
  const fault = faultOfPage([coverage, coverageTrend, coverageRows, mix]);
  if (fault) return <CommitmentFault errors={fault} />;
  return (
    <PlanFrame
      title="optimization.plans.coverageTitle"
      address={address}
      onChange={change}
      options={options.ok ? options.value : null}
    >
      <AppliedRates rates={coverage.ok ? (coverage.value?.rates ?? []) : []}>
        <div className={`${classes.blocks} ${isStale ? classes.stale : ''}`} aria-busy={isStale}>
          <Unconverted amounts={coverage.ok ? (coverage.value?.unconverted ?? []) : []} />
          <QuietBlock
            part="savings-plans.summary"
            title={<FormattedMessage id="optimization.block.summary" />}
            result={coverage}
            onRetry={retry}
          >
            {(summary) => <CoverageFigures coverage={summary} />}
          </QuietBlock>
          <QuietBlock
            part="savings-plans.trend"
            title={<FormattedMessage id="optimization.block.trend" />}
            tools={<TrendTools {...address} shows={COVERAGE_SHOWS} onChange={keepPage} />}
            result={coverageTrend}
            onRetry={retry}
          >
            {(trend) => (
              <CoverageTrend trend={trend} by={address.by} show={address.show} view={address.view} />
            )}
          </QuietBlock>
          <QuietBlock
            part="savings-plans.mix"
            title={<FormattedMessage id="optimization.mix.title" />}
            tools={<MixTools by={address.mix} show={address.mixShow} onChange={keepPage} />}
            result={mix}
            onRetry={retry}
          >
            {(rows) => <MixBars mix={rows} by={address.mix} show={address.mixShow} />}
          </QuietBlock>
          <QuietBlock
            part="savings-plans.coverage"
            title={<FormattedMessage id="optimization.plans.coverageRows" />}
            tools={<CoverageDownload variables={queryRef.variables} />}
            result={coverageRows}
            onRetry={retry}
          >
            {(rows) => (
              <CoverageRows
                rows={rows}
                state={address}
                onState={(parts) => change(parts as Parameters<typeof change>[0])}
              />
            )}
          </QuietBlock>
        </div>
      </AppliedRates>
    </PlanFrame>
  );
}
