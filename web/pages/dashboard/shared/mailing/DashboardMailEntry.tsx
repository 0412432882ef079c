// One schedule of a dashboard in its mail dialog: when, to whom, when next, and how it went last.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DashboardMailEntry_mail$key } from '../../../../__generated__/DashboardMailEntry_mail.graphql.ts';
import { LastRun } from '../../../platform/shared/mails/LastRun.tsx';
import { DashboardMailActions } from './DashboardMailActions.tsx';
import classes from './Mail.module.css';
import { type MailDraft, scheduleOf } from './mail-draft.ts';
import { NextMail } from './NextMail.tsx';
import { ScheduleWords } from './ScheduleWords.tsx';

interface DashboardMailEntryProps {
  mail: DashboardMailEntry_mail$key;
  onEdit: (draft: MailDraft) => void;
  onRefresh: () => void;
}

export function DashboardMailEntry({ mail, onEdit, onRefresh }: DashboardMailEntryProps) {
  const data = useFragment(
    graphql`
      fragment DashboardMailEntry_mail on DashboardMail {
        dashboardName
        recipients {
          email
        }
        runs {
          ...LastRun_run
        }
        schedule {
          cycle
          day
          time
          zone
        }
        ...DashboardMailActions_mail
        ...NextMail_mail
      }
    `,
    mail,
  );
  const { dashboardName, recipients, runs, schedule } = data;
  const [lastRun] = runs;
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <strong>
          {schedule ? (
            <ScheduleWords schedule={scheduleOf(schedule)} />
          ) : (
            <FormattedMessage id="dashboard.mailed.onceSent" />
          )}
        </strong>
        <div>{recipients.map(({ email }) => email).join(', ')}</div>
        <NextMail mail={data} />
        {lastRun ? <LastRun run={lastRun} /> : null}
      </div>
      <DashboardMailActions mail={data} name={dashboardName} onEdit={onEdit} onRefresh={onRefresh} />
    </li>
  );
}
