// The handlers that a printed dashboard is answered by: those of the portal's own widgets.
import { alertFeedHandlers } from '../../alerts/alerts.ts';
import { budgetHandlers } from '../../budgets/budgets.ts';
import { costAnalyticsHandlers } from '../../cost-analytics/cost-analytics.ts';
import { requireRight } from '../../shared/menu-right.ts';
import type { Stores } from '../../shared/stores.ts';
import { dashboardHandlers } from '../dashboard.ts';
import { forecastHandlers } from '../forecast/forecast.ts';
import type { Asker } from './ask-figures.ts';

export function reportHandlers(stores: Stores): Asker['handlers'] {
  const { documents } = stores;
  const { cost: askCost } = costAnalyticsHandlers(stores);
  const { budgetData, budgetOfCost } = budgetHandlers(stores);
  return {
    ...dashboardHandlers(stores),
    ...forecastHandlers(stores),
    alertFeed: alertFeedHandlers(stores).alertFeed,
    budgetData,
    budgetOfCost,
    // Of another menu, whose right the owner may not have.
    cost: async (request, call) => {
      await requireRight(documents, call.user, call.companyId, { menu: 'COST_ANALYTICS', needs: 'view' });
      return askCost(request, call);
    },
  };
}
