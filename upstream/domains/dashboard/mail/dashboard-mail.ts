// Handlers of dashboards as files: downloaded, mailed once, or on a schedule; each by the owner of the dashboard.
import { DAYS_OF_CYCLE } from '../../../../lib/calendar/send-schedule.ts';
import type { dashboardMailEndpoints } from '../../../contract/dashboard/mail.ts';
import { recipientsFor } from '../../../mail/recipients.ts';
import {
  type Change,
  deleteSchedule,
  pauseSchedule,
  saveSchedule,
  sendOnce,
} from '../../../mail/schedules/save-schedule.ts';
import { scheduleSummaries } from '../../../mail/schedules/schedule-summaries.ts';
import { badRequest, Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { dashboardOfOwner } from '../../../stores/documents/dashboards/dashboards.ts';
import { type Scheduled, schedulesOf } from '../../../stores/documents/mails/mail-schedules.ts';
import { companyData } from '../../shared/company-data.ts';
import { wholeFile } from '../../shared/paper/whole-file.ts';
import type { Stores } from '../../shared/stores.ts';
import { dashboardPdf } from '../paper/dashboard-pdf.ts';
import { printedDashboard } from '../paper/dashboard-report.ts';
import { reportHandlers } from '../paper/report-handlers.ts';
import { reportName } from '../paper/report-name.ts';
import { ownerOf, wireDashboard } from '../widgets.ts';

export interface DashboardMailTools {
  /** Has what is due sent at once rather than at the next look. */
  wake: () => void;
  /** Of the portal: links begin with it. */
  publicUrl: string;
}

const DONE = { result: 'OK' } as const;

export function dashboardMailHandlers(
  stores: Stores,
  { wake, publicUrl }: DashboardMailTools,
): HandlersOf<typeof dashboardMailEndpoints> {
  const { documents } = stores;
  const changeOf = ({ user, companyId }: Call): Change => ({
    documents,
    companyId,
    userId: user.userId,
    at: stores.now(),
  });
  const scheduledOf = async (index: number, call: Call): Promise<Scheduled<'DASHBOARD'>> => {
    const stored = await dashboardOfOwner(documents, ownerOf(call), { index });
    if (!stored) throw new Refusal('UNKNOWN_DASHBOARD', 'The user has no such dashboard.', 'dashboardIndex');
    return { kind: 'DASHBOARD', content: { dashboardId: stored.dashboardId, name: stored.name } };
  };
  const reporters = reportHandlers(stores);
  return {
    dashboardMailRecipients: (request, { companyId }) => recipientsFor(documents, companyId, request),
    dashboardFile: async ({ dashboardIndex }, call) => {
      const stored = await dashboardOfOwner(documents, ownerOf(call), { index: dashboardIndex });
      if (!stored)
        throw new Refusal('UNKNOWN_DASHBOARD', 'The user has no such dashboard.', 'dashboardIndex');
      const data = await companyData(stores, call.companyId);
      const dashboard = wireDashboard(stored);
      const report = { documents, handlers: reporters, call, dashboard, data, publicUrl, now: stores.now() };
      const board = await printedDashboard(report, call.user.userId, call.language);
      return {
        name: reportName(stored.name, data.clock.today),
        mediaType: 'application/pdf',
        content: wholeFile(await dashboardPdf(board)),
        rowCount: null,
      };
    },
    mailDashboard: async ({ dashboardIndex, recipientList, idempotencyKey }, call) => {
      const scheduled = await scheduledOf(dashboardIndex, call);
      const once = { scheduled, recipients: recipientList, key: idempotencyKey };
      const seq = await sendOnce(changeOf(call), once);
      wake();
      return { result: 'OK', seq };
    },
    dashboardMails: (_request, call) => ownMails(stores, call),
    saveDashboardMail: async (
      { dashboardIndex, recipientList, based, idempotencyKey: key, ...wire },
      call,
    ) => {
      const { cyleType: cycle, cyleLocale: zone, cyleDay: day, cyleTm: time } = wire;
      if (day > DAYS_OF_CYCLE[cycle]) throw badRequest(`At most ${DAYS_OF_CYCLE[cycle]}.`, 'cyleDay');
      const seq = await saveSchedule(changeOf(call), {
        scheduled: await scheduledOf(dashboardIndex, call),
        schedule: { cycle, zone, day, time },
        recipients: recipientList,
        isPaused: false,
        based,
        key,
      });
      return { result: 'OK', seq };
    },
    pauseDashboardMail: async ({ seq, version, pauseYn }, call) => {
      await pauseSchedule(changeOf(call), 'DASHBOARD', { seq, version, isPaused: pauseYn === 'Y' });
      return DONE;
    },
    deleteDashboardMail: async ({ seq }, call) => {
      await deleteSchedule(changeOf(call), 'DASHBOARD', seq);
      return DONE;
    },
  };
}

async function ownMails({ documents }: Stores, call: Call) {
  const owner = ownerOf(call);
  const of = { companyId: owner.companyId, senderId: owner.userId };
  const told = await scheduleSummaries(documents, await schedulesOf(documents, 'DASHBOARD', of));
  const list = await Promise.all(
    told.map(async ({ content, schedule, told: common }) => {
      const { dashboardId, name } = content;
      const stored = await dashboardOfOwner(documents, owner, { dashboardId });
      return {
        ...common,
        dashboardId,
        dashboardName: stored?.name ?? name,
        isGone: stored === null,
        schedule: schedule && {
          cyleType: schedule.cycle,
          cyleLocale: schedule.zone,
          cyleDay: schedule.day,
          cyleTm: schedule.time,
        },
      };
    }),
  );
  return { list };
}
