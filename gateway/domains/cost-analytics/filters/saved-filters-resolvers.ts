// Resolvers of saved filters (C-06).
import type { Resolvers } from '../../../__generated__/resolver-types.ts';

export const savedFilterResolvers: Resolvers = {
  Viewer: {
    savedFilters: (_viewer, { search }, { savedFilters }) => savedFilters.list(search ?? null),
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
