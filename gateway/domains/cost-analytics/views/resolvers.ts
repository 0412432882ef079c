// Resolvers of saved views.
import type { CostAnalyticsResolvers } from '../../../__generated__/resolvers/cost-analytics.ts';

export const savedViewResolvers: CostAnalyticsResolvers = {
  Viewer: {
    savedViews: (_viewer, _arguments, { savedViews }) => savedViews.list(),
  },
  Mutation: {
    deleteView: async (_root, { input }, { savedViews, viewer }) => ({
      ...(await savedViews.delete(input)),
      viewer,
    }),
    saveView: async (_root, { input }, { savedViews, viewer }) => ({
      ...(await savedViews.save(input)),
      viewer,
    }),
    saveViewAs: async (_root, { input }, { savedViews, viewer }) => ({
      ...(await savedViews.saveAs(input)),
      viewer,
    }),
    starView: async (_root, { input }, { savedViews, viewer }) => ({
      ...(await savedViews.star(input)),
      viewer,
    }),
  },
};
