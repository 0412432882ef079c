// Resolvers of the dashboard: one call each.
import type { DashboardResolvers } from '../../__generated__/resolvers/dashboard.ts';

export const dashboardResolvers: DashboardResolvers = {
  Mutation: {
    saveProductCategories: (_mutation, { input }, { categories }) => categories.save(input),
  },
  CostOverTime: {
    budget: ({ budgeted, range, shownIn }, _arguments, { figuresIn }) =>
      budgeted && figuresIn(shownIn).budgets.ofCost(budgeted, range),
    expectedMonthEnd: async ({ estimated, shownIn }, _arguments, { figuresIn }) =>
      estimated && (await figuresIn(shownIn).dashboardForecast.estimatedCost(estimated)).total,
  },
  Viewer: {
    costMonthToDate: (_viewer, widget, { dashboard }) => dashboard.costMonthToDate(widget),
    costOverTime: async (_viewer, widget, { dashboard }) => ({
      ...(await dashboard.costOverTime(widget)),
      shownIn: null,
    }),
    costTrend: (_viewer, widget, { dashboard }) => dashboard.costTrend(widget),
    estimatedCost: (_viewer, widget, { dashboardForecast }) => dashboardForecast.estimatedCost(widget),
    yearForecast: (_viewer, widget, { dashboardForecast }) => dashboardForecast.yearForecast(widget),
    topCosts: (_viewer, widget, { dashboard }) => dashboard.topCosts(widget),
    productPortion: (_viewer, widget, { widgets }) => widgets.productPortion(widget),
    portionBy: (_viewer, widget, { widgets }) => widgets.portionBy(widget),
    integratedPortion: (_viewer, widget, { widgets }) => widgets.integratedPortion(widget),
    serviceGroupPortion: (_viewer, widget, { widgets }) => widgets.serviceGroupPortion(widget),
    costByVendor: (_viewer, widget, { widgets }) => widgets.costByVendor(widget),
    vendorCosts: async (_viewer, widget, { widgets }) => ({
      ...(await widgets.vendorCosts(widget)),
      shownIn: null,
    }),
    totalSaving: (_viewer, widget, { widgets }) => widgets.totalSaving(widget),
    abnormalChanges: (_viewer, widget, { widgets }) => widgets.abnormalChanges(widget),
    aiAnomalies: (_viewer, _widget, { widgets }) => widgets.aiAnomalies(),
    productCategories: (_viewer, { vendors }, { categories }) => categories.list(vendors),
    userAnomalies: (_viewer, widget, { widgets }) => widgets.userAnomalies(widget),
  },
};
