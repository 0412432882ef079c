// One application: who applied, when and why, and what was decided, or the form that decides.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PlanEntry_application$key } from '../../../__generated__/PlanEntry_application.graphql.ts';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useInstant } from '../../../viewer/useInstant.ts';
import { DecisionForm } from './DecisionForm.tsx';
import classes from './Plan.module.css';

interface PlanEntryProps {
  application: PlanEntry_application$key;
  onDecided: () => void;
}

export function PlanEntry({ application, onDecided }: PlanEntryProps) {
  const { language } = useLanguage();
  const instantText = useInstant();
  const data = useFragment(
    graphql`
      fragment PlanEntry_application on PlanApplication {
        applicant
        appliedAt
        decidedAt
        decider
        feature
        id
        note
        reason
        startsOn
        state
      }
    `,
    application,
  );
  const { applicant, appliedAt, decidedAt, decider, feature, note, reason, startsOn, state } = data;
  const told = [
    ['state', <FormattedMessage key="state" id="administration.plan.state" values={{ state }} />],
    ['applicant', applicant],
    ['appliedAt', instantText(appliedAt)],
    ['reason', reason],
    ['decider', decider],
    ['decidedAt', decidedAt && instantText(decidedAt)],
    ['startsOn', startsOn && formatDay(startsOn, language)],
    ['note', note],
  ] as const;
  return (
    <article className={classes.entry}>
      <h3 className={classes.feature}>
        <FormattedMessage id="administration.plan.feature" values={{ feature }} />
      </h3>
      <dl className={classes.facts}>
        {told.map(([field, value]) =>
          value ? (
            <div key={field}>
              <dt>
                <FormattedMessage id="administration.plan.field" values={{ field }} />
              </dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {state === 'OPEN' ? <DecisionForm application={data} onDecided={onDecided} /> : null}
    </article>
  );
}
