// The viewer's dashboards that are mailed on a schedule, and those sent once that did not arrive yet.
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DashboardMailList_mails$key } from '../../../__generated__/DashboardMailList_mails.graphql.ts';
import { LazyDialog } from '../../../components/feedback/LazyDialog.tsx';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { Notice } from '../../../components/notices/Notice.tsx';
import type { MailDraft } from '../../dashboard/shared/mailing/mail-draft.ts';
import classes from '../shared/mails/Mails.module.css';
import { DashboardMailRow } from './DashboardMailRow.tsx';

const loadMailDialog = async () => (await import('../../dashboard/shared/mailing/MailDialog.tsx')).MailDialog;

interface DashboardMailListProps {
  mails: DashboardMailList_mails$key;
  /** One was changed or is gone. */
  onRefresh: () => void;
}

export function DashboardMailList({ mails, onRefresh }: DashboardMailListProps) {
  const intl = useIntl();
  const [edited, setEdited] = useState<{ draft: MailDraft; dashboardId: string } | null>(null);
  const list = useFragment(
    graphql`
      fragment DashboardMailList_mails on DashboardMail @relay(plural: true) {
        id
        ...DashboardMailRow_mail
      }
    `,
    mails,
  );
  const close = () => {
    setEdited(null);
    onRefresh();
  };
  const title = intl.formatMessage({ id: 'dashboard.mailed.mailedTitle' });
  return (
    <section className={shared.panel} aria-label={title} data-part="dashboard-mails">
      <h2 className={classes.panelTitle}>{title}</h2>
      {list.length === 0 ? (
        <Notice variant="block" title={<FormattedMessage id="dashboard.mailed.noneScheduled" />}>
          <FormattedMessage id="dashboard.mailed.howToSchedule" />
        </Notice>
      ) : (
        <TableRegion className={shared.scroll} label={title}>
          <table className={`${shared.table} ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="dashboard.mailed.dashboard" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.mails.recipients" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.mails.nextRun" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.mails.lastResult" />
                </th>
                <th scope="col" data-tool>
                  <FormattedMessage id="platform.mails.actions" />
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map((mail) => (
                <DashboardMailRow
                  key={mail.id}
                  mail={mail}
                  onEdit={(draft, dashboardId) => setEdited({ draft, dashboardId })}
                  onRefresh={onRefresh}
                />
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      {edited ? (
        <LazyDialog load={loadMailDialog} onClose={close}>
          {(MailDialog) => (
            <MailDialog dashboardId={edited.dashboardId} initial={edited.draft} onClose={close} />
          )}
        </LazyDialog>
      ) : null}
    </section>
  );
}
