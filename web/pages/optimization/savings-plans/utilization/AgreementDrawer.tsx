// One plan with its use over time, opened by the address.
import { Drawer, Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import AgreementDrawerQueryNode, {
  type AgreementDrawerQuery,
} from '../../../../__generated__/AgreementDrawerQuery.graphql.ts';
import type { PlanUtilizationPageQuery$variables } from '../../../../__generated__/PlanUtilizationPageQuery.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { faultOfErrors } from '../../../../fault.ts';
import { useLoaded } from '../../../../relay/useLoaded.ts';
import { QuietBlock, QuietFault } from '../../shared/QuietBlock.tsx';
import { UseTrend } from '../../shared/trend/UseTrend.tsx';
import { UseFigures } from '../../shared/use/UseFigures.tsx';
import { PlanFacts } from './PlanFacts.tsx';

interface AgreementDrawerProps {
  /** Null: closed. */
  plan: string | null;
  query: PlanUtilizationPageQuery$variables['query'];
  onClose: () => void;
}

export function AgreementDrawer({ plan, query, onClose }: AgreementDrawerProps) {
  const intl = useIntl();
  const { queryRef, retry } = useLoaded<AgreementDrawerQuery>(
    AgreementDrawerQueryNode,
    plan === null ? null : { query, plan },
  );
  return (
    <Drawer
      size="xl"
      opened={plan !== null}
      onClose={onClose}
      title={<FormattedMessage id="optimization.plans.agreementTitle" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'optimization.plans.closeAgreement' }) }}
    >
      <Boundary variant="block" skeleton={<Skeleton height={480} />} onRetry={retry} resetKey={queryRef}>
        {queryRef ? <Agreement queryRef={queryRef} onRetry={retry} /> : null}
      </Boundary>
    </Drawer>
  );
}

interface AgreementProps {
  queryRef: PreloadedQuery<AgreementDrawerQuery>;
  onRetry: () => void;
}

function Agreement({ queryRef, onRetry }: AgreementProps) {
  const {
    viewer: { savingsPlans },
  } = usePreloadedQuery<AgreementDrawerQuery>(
    graphql`
      query AgreementDrawerQuery($query: CommitmentQuery!, $plan: String!) {
        viewer {
          savingsPlans(query: $query) {
            agreement(id: $plan) @catch(to: RESULT) {
              currency
              ...PlanFacts_agreement
              figures {
                ...UseFigures_use
              }
            }
            agreementTrend(id: $plan) @catch(to: RESULT) {
              ...UseTrend_trend
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!savingsPlans) return null;
  const { agreement, agreementTrend } = savingsPlans;
  if (!agreement.ok && faultOfErrors(agreement.errors).code === 'NOT_FOUND')
    return <Notice variant="block" title={<FormattedMessage id="optimization.plans.noSuchPlan" />} />;
  if (!agreement.ok || !agreement.value) return <QuietFault onRetry={onRetry} />;
  const { value } = agreement;
  return (
    <>
      <PlanFacts agreement={value} />
      <UseFigures use={value.figures} currency={value.currency} />
      <QuietBlock
        part="savings-plans.agreementTrend"
        title={<FormattedMessage id="optimization.block.trend" />}
        result={agreementTrend}
        onRetry={onRetry}
      >
        {(trend) => <UseTrend trend={trend} show="money" view="chart" />}
      </QuietBlock>
    </>
  );
}
