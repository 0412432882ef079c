// How a dashboard by mail is sent: made at that moment, with the figures that its owner may see then.
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import type { Sendings } from '../../../mail/schedules/sending.ts';
import { Call } from '../../../rest/call.ts';
import { dashboardOfOwner } from '../../../stores/documents/dashboards/dashboards.ts';
import { menuRights, type User, userOfSubject } from '../../../stores/documents/people/users.ts';
import { alertFeedHandlers } from '../../alerts/alerts.ts';
import { budgetHandlers } from '../../budgets/budgets.ts';
import { costAnalyticsHandlers } from '../../cost-analytics/cost-analytics.ts';
import { companyData } from '../../shared/company-data.ts';
import { requireRight } from '../../shared/menu-right.ts';
import type { Stores } from '../../shared/stores.ts';
import { dashboardHandlers } from '../dashboard.ts';
import { forecastHandlers } from '../forecast/forecast.ts';
import { wireDashboard } from '../widgets.ts';
import { type DashboardSending, dashboardMail } from './send-dashboard.ts';

/** `signal` ends what is being made when the program closes. */
export function scheduledDashboards(
  stores: Stores,
  publicUrl: string,
  signal: AbortSignal,
): Sendings['DASHBOARD'] {
  const { documents } = stores;
  const { cost: askCost } = costAnalyticsHandlers(stores);
  const handlers: DashboardSending['handlers'] = {
    ...dashboardHandlers(stores),
    ...forecastHandlers(stores),
    alertFeed: alertFeedHandlers(stores).alertFeed,
    budgetData: budgetHandlers(stores).budgetData,
    // Of another menu, whose right the owner may not have.
    cost: async (request, call) => {
      await requireRight(documents, call.user, call.companyId, { menu: 'COST_ANALYTICS', needs: 'view' });
      return askCost(request, call);
    },
  };
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
        const { vendors, clock, freshness } = await companyData(stores, companyId);
        const sending: DashboardSending = {
          documents,
          handlers,
          call: callOf(`mail-schedule-${seq}-${dueAt}`, user, companyId, signal),
          dashboard: wireDashboard(stored),
          vendors,
          today: clock.today,
          firstDate: freshness.firstDate,
          publicUrl,
        };
        return (recipient, unsubscribeUrl) => dashboardMail(sending, recipient, unsubscribeUrl);
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
