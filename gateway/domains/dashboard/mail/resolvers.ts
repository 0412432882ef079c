// Resolvers of dashboards by mail.
import type { DashboardResolvers } from '../../../__generated__/resolvers/dashboard.ts';

export const dashboardMailResolvers: DashboardResolvers = {
  Viewer: {
    dashboardMail: (_viewer, { id }, { dashboardMail }) => dashboardMail.one(id),
    dashboardMailRecipients: (_viewer, { search, addresses }, { dashboardMail }) =>
      dashboardMail.recipients(search, addresses),
    dashboardMails: (_viewer, { dashboard }, { dashboardMail }) => dashboardMail.list(dashboard ?? null),
  },
  Mutation: {
    deleteDashboardMail: (_root, { input }, { dashboardMail }) => dashboardMail.remove(input.id),
    mailDashboard: async (_root, { input }, { dashboardMail, viewer }) => ({
      ...(await dashboardMail.send(input)),
      viewer,
    }),
    pauseDashboardMail: (_root, { input }, { dashboardMail }) => dashboardMail.pause(input),
    scheduleDashboardMail: async (_root, { input }, { dashboardMail, viewer }) => ({
      ...(await dashboardMail.schedule(input)),
      viewer,
    }),
  },
};
