// What was decided on advice, and what became of what was accepted (O-03).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { DECISIONS, type Decision } from '../../../../../lib/commitments/recommendations.ts';
import type { DecisionsPageQuery } from '../../../../__generated__/DecisionsPageQuery.graphql.ts';
import { StateBar } from '../../../../components/state-bar/StateBar.tsx';
import type { PageProps } from '../../../../routing/page-code.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';
import { usePageAddress } from '../../../../routing/usePageAddress.ts';
import { FilterChip } from '../../shared/bar/FilterChip.tsx';
import classes from '../../shared/Commitments.module.css';
import { QuietBlock } from '../../shared/QuietBlock.tsx';
import { AdviceTabs } from '../frame/AdviceTabs.tsx';
import { DecisionDrawer } from './DecisionDrawer.tsx';
import { DecisionList } from './DecisionList.tsx';
import { LedgerMail } from './LedgerMail.tsx';
import { PromiseLedgers } from './PromiseLedgers.tsx';
import { decisionsPage } from './page.tsx';
import { STATE_TEXTS } from './words.ts';

type Props = PageProps<DecisionsPageQuery>;

export function DecisionsPage({ queryRef, loadingRef }: Props) {
  return queryRef ? <Asked queryRef={queryRef} isStale={queryRef !== loadingRef} /> : null;
}

interface AskedProps {
  queryRef: NonNullable<Props['queryRef']>;
  isStale: boolean;
}

function Asked({ queryRef, isStale }: AskedProps) {
  const intl = useIntl();
  const retry = useAskAgain();
  const { address, change } = usePageAddress(decisionsPage);
  const { viewer } = usePreloadedQuery<DecisionsPageQuery>(
    graphql`
      query DecisionsPageQuery($states: [RecommendationState!]) {
        viewer {
          promiseLedgers @catch(to: RESULT) {
            ...PromiseLedgers_ledgers
          }
          recommendationDecisions(states: $states) @catch(to: RESULT) {
            ...DecisionList_decisions
          }
        }
      }
    `,
    queryRef,
  );
  return (
    <AdviceTabs
      bar={
        <StateBar label={intl.formatMessage({ id: 'platform.bar.title' })} part="advice.bar">
          <FilterChip
            name={intl.formatMessage({ id: 'optimization.decision.state' })}
            values={DECISIONS.map((code) => ({ code, name: intl.formatMessage({ id: STATE_TEXTS[code] }) }))}
            chosen={address.states}
            onChange={(states) => change({ states: states as Decision[] })}
          />
        </StateBar>
      }
    >
      <div className={`${classes.blocks} ${isStale ? classes.stale : ''}`} aria-busy={isStale}>
        <QuietBlock
          part="advice.promises"
          title={<FormattedMessage id="optimization.decision.promises" />}
          tools={<LedgerMail />}
          result={viewer.promiseLedgers}
          onRetry={retry}
        >
          {(ledgers) => <PromiseLedgers ledgers={ledgers} />}
        </QuietBlock>
        <QuietBlock
          part="advice.decisions"
          title={<FormattedMessage id="optimization.decision.tab" />}
          result={viewer.recommendationDecisions}
          onRetry={retry}
        >
          {(decisions) => (
            <DecisionList
              decisions={decisions}
              isFiltered={address.states.length > 0}
              onOpen={(advice) => change({ advice })}
            />
          )}
        </QuietBlock>
      </div>
      <DecisionDrawer piece={address.advice} onClose={() => change({ advice: null })} />
    </AdviceTabs>
  );
}
