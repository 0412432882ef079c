// One dashboard by mail: when and to whom, when next, and how it went last.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DashboardMailRow_mail$key } from '../../../__generated__/DashboardMailRow_mail.graphql.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { DashboardMailActions } from '../../dashboard/shared/mailing/DashboardMailActions.tsx';
import { type MailDraft, scheduleOf } from '../../dashboard/shared/mailing/mail-draft.ts';
import { NextMail } from '../../dashboard/shared/mailing/NextMail.tsx';
import { ScheduleWords } from '../../dashboard/shared/mailing/ScheduleWords.tsx';
import { LastRun } from '../shared/mails/LastRun.tsx';
import classes from '../shared/mails/Mails.module.css';
import { Recipients } from './Recipients.tsx';

interface DashboardMailRowProps {
  mail: DashboardMailRow_mail$key;
  onEdit: (draft: MailDraft, dashboardId: string) => void;
  onRefresh: () => void;
}

export function DashboardMailRow({ mail, onEdit, onRefresh }: DashboardMailRowProps) {
  const { canEdit } = useShellViewer();
  const data = useFragment(
    graphql`
      fragment DashboardMailRow_mail on DashboardMail {
        dashboardName
        recipients {
          ...Recipients_recipients
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
    <tr>
      <th scope="row">
        {dashboardName}
        <div className={classes.quiet}>
          {schedule ? (
            <ScheduleWords schedule={scheduleOf(schedule)} />
          ) : (
            <FormattedMessage id="dashboard.mailed.onceSent" />
          )}
        </div>
      </th>
      <td className={classes.wrapped}>
        <Recipients recipients={recipients} />
      </td>
      <td className={classes.wrapped}>
        <NextMail mail={data} isBare />
      </td>
      <td className={classes.wrapped}>
        {lastRun ? <LastRun run={lastRun} /> : <FormattedMessage id="platform.mails.notRun" />}
      </td>
      <td>
        {canEdit('DASHBOARD') ? (
          <DashboardMailActions mail={data} name={dashboardName} onEdit={onEdit} onRefresh={onRefresh} />
        ) : null}
      </td>
    </tr>
  );
}
