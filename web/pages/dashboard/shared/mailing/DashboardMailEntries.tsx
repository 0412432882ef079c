// The schedules of one dashboard, below the form of its mail dialog.
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DashboardMailEntriesQuery } from '../../../../__generated__/DashboardMailEntriesQuery.graphql.ts';
import { FaultNotice } from '../../../../components/faults/FaultNotice.tsx';
import { faultOfErrors } from '../../../../fault.ts';
import { DashboardMailEntry } from './DashboardMailEntry.tsx';
import classes from './Mail.module.css';
import type { MailDraft } from './mail-draft.ts';

interface DashboardMailEntriesProps {
  dashboardId: string;
  /** Another one asks anew. */
  turn: number;
  onEdit: (draft: MailDraft) => void;
  onRefresh: () => void;
}

export function DashboardMailEntries({ dashboardId, turn, onEdit, onRefresh }: DashboardMailEntriesProps) {
  const { viewer } = useLazyLoadQuery<DashboardMailEntriesQuery>(
    graphql`
      query DashboardMailEntriesQuery($dashboard: ID!) {
        viewer {
          dashboardMails(dashboard: $dashboard) @catch(to: RESULT) {
            id
            ...DashboardMailEntry_mail
          }
        }
      }
    `,
    { dashboard: dashboardId },
    // Runs go on elsewhere: what was read before is old.
    { fetchPolicy: 'network-only', fetchKey: turn },
  );
  const { dashboardMails: mails } = viewer;
  if (!mails.ok)
    return <FaultNotice variant="block" fault={faultOfErrors(mails.errors)} onRetry={onRefresh} />;
  const list = mails.value ?? [];
  if (list.length === 0)
    return (
      <p className={classes.note}>
        <FormattedMessage id="dashboard.mailed.noSchedules" />
      </p>
    );
  return (
    <ul className={classes.list}>
      {list.map((mail) => (
        <DashboardMailEntry key={mail.id} mail={mail} onEdit={onEdit} onRefresh={onRefresh} />
      ))}
    </ul>
  );
}
