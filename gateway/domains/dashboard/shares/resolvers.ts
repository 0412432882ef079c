// Resolvers of links to dashboards (D-06, D-07).
import type { DashboardResolvers } from '../../../__generated__/resolvers/dashboard.ts';
import { scopeOfInput } from '../board/dashboard-input.ts';

export const dashboardShareResolvers: DashboardResolvers = {
  Viewer: {
    dashboardSharePreview: (_viewer, { dashboard, withFilters }, { dashboardShares }) =>
      dashboardShares.preview(dashboard, withFilters),
    sharedDashboard: (_viewer, link, { dashboardShares }) => dashboardShares.open(link),
  },
  Dashboard: {
    shares: ({ index }, _arguments, { dashboardShares }) => dashboardShares.ofDashboard(index),
  },
  SharedDashboard: {
    widgets: ({ stored, scope: own }, { scope }) => {
      const applied = scope ? scopeOfInput(scope) : own;
      return stored.map((widget) => ({ ...widget, scope: applied }));
    },
  },
  Mutation: {
    copySharedDashboard: async (_root, { input }, { dashboardShares, viewer }) => ({
      ...(await dashboardShares.copy(input)),
      viewer,
    }),
    revokeDashboardShare: (_root, { input }, { dashboardShares }) => dashboardShares.revoke(input),
    shareDashboard: (_root, { input }, { dashboardShares }) => dashboardShares.share(input),
  },
};
