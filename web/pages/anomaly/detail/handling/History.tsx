// What was done with an anomaly, the newest first: who, when, what, and why (N-02).
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { History_history$key } from '../../../../__generated__/History_history.graphql.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useInstant } from '../../../../viewer/useInstant.ts';
import { StateMark } from '../../shared/StateMark.tsx';
import classes from '../Detail.module.css';

export function History({ history }: { history: History_history$key }) {
  const { language } = useLanguage();
  const instantText = useInstant();
  const { entries } = useFragment(
    graphql`
      fragment History_history on AnomalyHistory {
        entries {
          assignee
          author
          changedAt
          reason
          state
          stateFrom
          stateUntil
        }
      }
    `,
    history,
  );
  return (
    <>
      <h2 className={classes.panelTitle}>
        <FormattedMessage id="anomaly.history.title" />
      </h2>
      {entries.length === 0 ? (
        <p className={classes.muted}>
          <FormattedMessage id="anomaly.history.none" />
        </p>
      ) : (
        <ol className={classes.list}>
          {entries.map((entry) => (
            <li key={`${entry.changedAt} ${entry.state} ${entry.assignee}`}>
              {entry.state ? (
                <StateMark state={entry.state} />
              ) : (
                <FormattedMessage
                  id="anomaly.handling.assigned"
                  values={{ hasName: entry.assignee != null, name: entry.assignee ?? '' }}
                />
              )}{' '}
              {(entry.stateFrom ?? entry.stateUntil) ? (
                <FormattedMessage
                  id="anomaly.handling.until"
                  values={{
                    hasStart: Boolean(entry.stateFrom),
                    hasEnd: Boolean(entry.stateUntil),
                    start: entry.stateFrom ? formatDay(entry.stateFrom, language) : '',
                    end: entry.stateUntil ? formatDay(entry.stateUntil, language) : '',
                  }}
                />
              ) : null}
              {entry.reason === '' ? null : <div>{entry.reason}</div>}
              <div className={classes.muted}>
                {entry.author} · {instantText(entry.changedAt)}
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
