// Resolvers of saved filters (C-06).
import type { CostAnalyticsResolvers } from '../../../__generated__/resolvers/cost-analytics.ts';

export const savedFilterResolvers: CostAnalyticsResolvers = {
  Viewer: {
    savedFilters: (_viewer, { search }, { savedFilters }) => savedFilters.list(search ?? null),
  },
  SavedFilter: {
    usedIn: ({ id }, _arguments, { savedFilters }) => savedFilters.uses(id),
  },
  Mutation: {
    deleteFilter: async (_root, { input }, { savedFilters, viewer }) => ({
      ...(await savedFilters.delete(input)),
      viewer,
    }),
    saveFilter: async (_root, { input }, { savedFilters, viewer }) => ({
      ...(await savedFilters.save(input)),
      viewer,
    }),
    saveFilterAs: async (_root, { input }, { savedFilters, viewer }) => ({
      ...(await savedFilters.saveAs(input)),
      viewer,
    }),
  },
};
