// Savings Plans, Utilization: what was used of the plans and what they saved, over time and by plan (P-02).
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { PlanUtilizationPageQuery } from '../../../../__generated__/PlanUtilizationPageQuery.graphql.ts';
import { AppliedRates } from '../../../../components/money/AppliedRates.tsx';
import { Unconverted } from '../../../../components/money/Unconverted.tsx';
import type { PageProps } from '../../../../routing/page-code.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';
import { usePageAddress } from '../../../../routing/usePageAddress.ts';
import classes from '../../shared/Commitments.module.css';
import { faultOfPage } from '../../shared/faults/block-faults.ts';
import { CommitmentFault } from '../../shared/faults/CommitmentFault.tsx';
import { QuietBlock } from '../../shared/QuietBlock.tsx';
import { TREND_SHOWS, TrendTools } from '../../shared/trend/TrendBlock.tsx';
import { UseTrend } from '../../shared/trend/UseTrend.tsx';
import { UseFigures } from '../../shared/use/UseFigures.tsx';
import { PlanFrame } from '../shared/PlanFrame.tsx';
import { AgreementDrawer } from './AgreementDrawer.tsx';
import { Agreements } from './Agreements.tsx';
import { AgreementsDownload } from './AgreementsDownload.tsx';
import { planUtilizationPage } from './page.tsx';

export function PlanUtilizationPage({ queryRef, loadingRef }: PageProps<PlanUtilizationPageQuery>) {
  const { address, change } = usePageAddress(planUtilizationPage);
  if (queryRef) return <Asked queryRef={queryRef} isStale={queryRef !== loadingRef} />;
  return (
    <PlanFrame title="optimization.plans.utilizationTitle" address={address} onChange={change} options={null}>
      {null}
    </PlanFrame>
  );
}

interface AskedProps {
  queryRef: PreloadedQuery<PlanUtilizationPageQuery>;
  isStale: boolean;
}

function Asked({ queryRef, isStale }: AskedProps) {
  const { address, change } = usePageAddress(planUtilizationPage);
  const retry = useAskAgain();
  const {
    viewer: { savingsPlans },
  } = usePreloadedQuery<PlanUtilizationPageQuery>(
    graphql`
      query PlanUtilizationPageQuery(
        $query: CommitmentQuery!
        $by: CommitmentSplit!
        $sort: SavingsPlanUseSort!
        $page: Int!
        $size: Int!
      ) {
        viewer {
          savingsPlans(query: $query) {
            utilizationOptions @catch(to: RESULT) {
              ...CommitmentBar_options
            }
            utilization @catch(to: RESULT) {
              currency
              figures {
                ...UseFigures_use
              }
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
            utilizationTrend(by: $by) @catch(to: RESULT) {
              ...UseTrend_trend
            }
            agreements(sort: $sort, page: $page, itemsPerPage: $size) @catch(to: RESULT) {
              ...Agreements_agreements
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!savingsPlans) return <CommitmentFault errors={[]} />;
  const { utilizationOptions: options, utilization, utilizationTrend, agreements } = savingsPlans;
  const fault = faultOfPage([utilization, utilizationTrend, agreements]);
  if (fault) return <CommitmentFault errors={fault} />;
  const rates = utilization.ok ? (utilization.value?.rates ?? []) : [];
  return (
    <PlanFrame
      title="optimization.plans.utilizationTitle"
      address={address}
      onChange={change}
      options={options.ok ? options.value : null}
    >
      <AppliedRates rates={rates}>
        <div className={`${classes.blocks} ${isStale ? classes.stale : ''}`} aria-busy={isStale}>
          <Unconverted amounts={utilization.ok ? (utilization.value?.unconverted ?? []) : []} />
          <QuietBlock
            part="savings-plans.summary"
            title={<FormattedMessage id="optimization.block.summary" />}
            result={utilization}
            onRetry={retry}
          >
            {({ figures, currency }) => <UseFigures use={figures} currency={currency} />}
          </QuietBlock>
          <QuietBlock
            part="savings-plans.trend"
            title={<FormattedMessage id="optimization.block.trend" />}
            tools={
              <TrendTools
                {...address}
                shows={TREND_SHOWS}
                onChange={(parts) => change({ ...parts, page: address.page })}
              />
            }
            result={utilizationTrend}
            onRetry={retry}
          >
            {(trend) => <UseTrend trend={trend} show={address.show} view={address.view} />}
          </QuietBlock>
          <QuietBlock
            part="savings-plans.agreements"
            title={<FormattedMessage id="optimization.plans.agreements" />}
            tools={<AgreementsDownload variables={queryRef.variables} />}
            result={agreements}
            onRetry={retry}
          >
            {(page) => (
              <Agreements
                agreements={page}
                state={address}
                onState={(parts) => change(parts as Parameters<typeof change>[0])}
                onOpen={(plan) => change({ plan, page: address.page })}
              />
            )}
          </QuietBlock>
        </div>
        <AgreementDrawer
          plan={address.plan}
          query={queryRef.variables.query}
          onClose={() => change({ plan: null, page: address.page })}
        />
      </AppliedRates>
    </PlanFrame>
  );
}
