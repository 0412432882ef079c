// How a mail on a schedule went the last time that it was due.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LastRun_run$key } from '../../../../__generated__/LastRun_run.graphql.ts';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useInstant } from '../../../../viewer/useInstant.ts';
import classes from './Mails.module.css';
import { StateMark } from './StateMark.tsx';

export function LastRun({ run }: { run: LastRun_run$key }) {
  const { language } = useLanguage();
  const instantText = useInstant();
  const { state, month, dueAt, fault, mailFault, nextAttemptAt, sentCount, mailCount } = useFragment(
    graphql`
      fragment LastRun_run on MailRun {
        dueAt
        fault
        mailCount
        mailFault
        month
        nextAttemptAt
        sentCount
        state
      }
    `,
    run,
  );
  const counts = { due: instantText(dueAt), sent: sentCount, all: mailCount };
  return (
    <>
      <StateMark state={state} />
      <div className={classes.quiet}>
        {month ? (
          <FormattedMessage
            id="platform.mails.run"
            values={{ ...counts, month: formatMonth(month, language) }}
          />
        ) : (
          <FormattedMessage id="dashboard.mailed.run" values={counts} />
        )}
      </div>
      {fault ? (
        <div className={classes.quiet}>
          <FormattedMessage
            id={month ? 'platform.mails.reason' : 'dashboard.mailed.reason'}
            values={{ reason: fault }}
          />
        </div>
      ) : null}
      {mailFault ? <div className={classes.quiet}>{mailFault}</div> : null}
      {nextAttemptAt ? (
        <div className={classes.quiet}>
          <FormattedMessage id="platform.mails.nextTry" values={{ instant: instantText(nextAttemptAt) }} />
        </div>
      ) : null}
    </>
  );
}
