// How a dashboard by mail is sent: made at that moment, with the figures that its owner may see then.
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import type { Sendings } from '../../../mail/schedules/sending.ts';
import { Call } from '../../../rest/call.ts';
import { dashboardOfOwner } from '../../../stores/documents/dashboards/dashboards.ts';
import { menuRights, type User, userOfSubject } from '../../../stores/documents/people/users.ts';
import { companyData } from '../../shared/company-data.ts';
import type { Stores } from '../../shared/stores.ts';
import type { DashboardReport } from '../paper/dashboard-report.ts';
import { reportHandlers } from '../paper/report-handlers.ts';
import { wireDashboard } from '../widgets.ts';
import { dashboardMail } from './send-dashboard.ts';

/** `signal` ends what is being made when the program closes. */
export function scheduledDashboards(
  stores: Stores,
  publicUrl: string,
  signal: AbortSignal,
): Sendings['DASHBOARD'] {
  const { documents } = stores;
  const handlers = reportHandlers(stores);
  return ({ seq, companyId, senderId, content: { dashboardId } }) => {
    const owner = { userId: senderId, companyId };
    return {
      fault: async () => {
        if (!(await ownerWithRight(stores, companyId, senderId))) return 'SENDER_LOST_RIGHT';
        return (await dashboardOfOwner(documents, owner, { dashboardId })) ? null : 'DASHBOARD_GONE';
      },
      billMonthOf: async () => null,
      makesUpMissed: false,
      compose: async ({ dueAt }) => {
        const user = await ownerWithRight(stores, companyId, senderId);
        const stored = await dashboardOfOwner(documents, owner, { dashboardId });
        if (!user || !stored) throw new Error('the dashboard went while it was being mailed');
        const report: DashboardReport = {
          documents,
          handlers,
          call: callOf(`mail-schedule-${seq}-${dueAt}`, user, companyId, signal),
          dashboard: wireDashboard(stored),
          data: await companyData(stores, companyId),
          publicUrl,
          now: stores.now(),
        };
        return (recipient, unsubscribeUrl) => dashboardMail(report, recipient, unsubscribeUrl);
      },
    };
  };
}

/** As the owner would ask. What is long-lived is not listened to by each question. */
function callOf(id: string, user: User, companyId: string, signal: AbortSignal): Call {
  return new Call(id, null, AbortSignal.any([signal]), user, companyId, user.language);
}

/** The owner as long as he or she may edit on the menu Dashboard; else null. */
async function ownerWithRight(
  { documents }: Stores,
  companyId: string,
  userId: string,
): Promise<User | null> {
  const user = await userOfSubject(documents, userId);
  if (!user?.companyIds.has(companyId)) return null;
  const rights = await menuRights(documents, user.userId, companyId);
  const right = rights.find(({ menuCode }) => menuCode === MENUS.DASHBOARD.code);
  return right?.authType === 'edit' ? user : null;
}
