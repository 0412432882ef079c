// What can be done with a dashboard by mail.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DashboardMailActions_mail$key } from '../../../../__generated__/DashboardMailActions_mail.graphql.ts';
import { ScheduledMailTools } from '../../../platform/shared/mails/ScheduledMailTools.tsx';
import { draftOfMail, type MailDraft } from './mail-draft.ts';
import { useDashboardMail } from './useDashboardMail.ts';

interface DashboardMailActionsProps {
  mail: DashboardMailActions_mail$key;
  /** Names it where several stand beside each other. */
  name: string;
  onEdit: (draft: MailDraft, dashboardId: string) => void;
  onRefresh: () => void;
}

export function DashboardMailActions({ mail, name, onEdit, onRefresh }: DashboardMailActionsProps) {
  const data = useFragment(
    graphql`
      fragment DashboardMailActions_mail on DashboardMail {
        dashboardId
        id
        pauseReason
        recipients {
          email
          state
        }
        schedule {
          cycle
          day
          time
          zone
        }
        version
      }
    `,
    mail,
  );
  const { pause, remove, isBusy } = useDashboardMail(data, onRefresh);
  const { dashboardId, pauseReason } = data;
  const draft = draftOfMail(data);
  return (
    <ScheduledMailTools
      name={name}
      isPaused={pauseReason != null}
      isBusy={isBusy}
      onEdit={draft && dashboardId ? () => onEdit(draft, dashboardId) : null}
      onPause={pause}
      onRemove={remove}
      removal={{
        text: <FormattedMessage id="dashboard.mailed.removeText" />,
        action: <FormattedMessage id="dashboard.mailed.removeNow" />,
      }}
    />
  );
}
