// What the company decided on a piece of advice, what can be decided, and what was decided before.
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { DECISIONS, type Decision } from '../../../../../lib/commitments/recommendations.ts';
import type { RecommendationQuery } from '../../../../__generated__/AdvicePageQuery.graphql.ts';
import type { DecisionPanel_decision$key } from '../../../../__generated__/DecisionPanel_decision.graphql.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import classes from '../Advice.module.css';
import { DecisionForm } from './DecisionForm.tsx';
import { DecisionHistory } from './DecisionHistory.tsx';
import { ACTION_TEXTS, knownState, STATE_TEXTS } from './words.ts';

interface DecisionPanelProps {
  /** Of the piece of advice. */
  pieceKey: string;
  /** Null: nothing was decided, or it is not known. */
  decision: DecisionPanel_decision$key | null | undefined;
  /** What is looked at, and would be bought. */
  quantity: number;
  query: RecommendationQuery;
  onDone: () => void;
}

export function DecisionPanel({ pieceKey: key, decision: known, onDone, ...rest }: DecisionPanelProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { canEdit } = useShellViewer();
  const [chosen, setChosen] = useState<Decision | null>(null);
  const decision = useFragment(
    graphql`
      fragment DecisionPanel_decision on RecommendationDecision {
        author
        reason
        state
        until
        version
        ...DecisionHistory_decision
      }
    `,
    known ?? null,
  );
  const state = knownState(decision?.state);
  const others = DECISIONS.filter((each) => each !== state).toSorted(
    (one, other) => Number(one === 'OPEN') - Number(other === 'OPEN'),
  );
  return (
    <section className={classes.decision} data-part="advice.decision">
      <div className={classes.decisionHead}>
        <strong data-state={state} className={classes.state}>
          <FormattedMessage id={STATE_TEXTS[state]} />
        </strong>
        {decision && state !== 'OPEN' ? (
          <span className={classes.muted}>
            <FormattedMessage
              id="optimization.decision.by"
              values={{
                author: decision.author,
                hasEnd: Boolean(decision.until),
                until: decision.until ? formatDay(decision.until, language) : '',
              }}
            />
            {decision.reason ? `: ${decision.reason}` : null}
          </span>
        ) : null}
        {canEdit('RECOMMENDATIONS') ? (
          <div className={classes.goals}>
            {others.map((each) => (
              <Button
                key={each}
                size="compact-sm"
                variant={each === 'ACCEPTED' ? 'filled' : 'default'}
                onClick={() => setChosen(each)}
              >
                <FormattedMessage id={ACTION_TEXTS[each]} />
              </Button>
            ))}
          </div>
        ) : null}
      </div>
      {decision ? <DecisionHistory decision={decision} onDone={onDone} /> : null}
      <Modal
        opened={chosen !== null}
        onClose={() => setChosen(null)}
        title={chosen ? <FormattedMessage id={ACTION_TEXTS[chosen]} /> : null}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'optimization.decision.cancel' }) }}
      >
        {chosen ? (
          <DecisionForm
            key={chosen}
            {...rest}
            piece={{ key, version: decision?.version ?? 0 }}
            state={chosen}
            onClose={() => setChosen(null)}
            onDone={() => {
              setChosen(null);
              onDone();
            }}
          />
        ) : null}
      </Modal>
    </section>
  );
}
