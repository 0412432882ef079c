// Resolvers of the dashboard: one call each.
import type { Resolvers } from '../../__generated__/resolver-types.ts';

export const dashboardResolvers: Resolvers = {
  Viewer: {
    costMonthToDate: (_viewer, widget, { dashboard }) => dashboard.costMonthToDate(widget),
    costOverTime: (_viewer, widget, { dashboard }) => dashboard.costOverTime(widget),
    costTrend: (_viewer, widget, { dashboard }) => dashboard.costTrend(widget),
    estimatedCost: (_viewer, widget, { dashboardForecast }) => dashboardForecast.estimatedCost(widget),
    yearForecast: (_viewer, widget, { dashboardForecast }) => dashboardForecast.yearForecast(widget),
    topCosts: (_viewer, widget, { dashboard }) => dashboard.topCosts(widget),
  },
};
