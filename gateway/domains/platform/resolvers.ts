// Resolvers of the platform, and the entries of the graph.
import type { Resolvers } from '../../__generated__/resolver-types.ts';
import { inputError } from '../../errors.ts';

/** The most ids that one `nodes` asks for. */
const MAX_NODES = 100;

export const platformResolvers: Resolvers = {
  Query: {
    node: (_root, { id }, { platform }) => platform.node(id),
    nodes: (_root, { ids }, { platform }) => {
      if (ids.length > MAX_NODES) throw inputError('ids', `ids must name at most ${MAX_NODES} objects`);
      return Promise.all(ids.map((id) => platform.node(id)));
    },
    viewer: (_root, _arguments, { viewer }) => viewer,
  },
  Viewer: {
    companies: (_viewer, _arguments, { platform }) => platform.companies(),
    company: (_viewer, _arguments, { platform }) => platform.company(),
    freshness: (_viewer, _arguments, { platform }) => platform.freshness(),
    menus: (viewer) => viewer.menuRights(),
    preferences: (_viewer, _arguments, { platform }) => platform.preferences(),
    site: (_viewer, _arguments, { platform }) => platform.site(),
    user: (_viewer, _arguments, { platform }) => platform.user(),
  },
  Mutation: {
    saveCurrency: async (_root, { input }, { platform, viewer }) => {
      return { userErrors: await platform.saveCurrency(input.currency), viewer };
    },
    saveSelectedVendors: async (_root, { input }, { platform, viewer }) => {
      return { userErrors: await platform.saveSelectedVendors(input.vendors), viewer };
    },
    switchCompany: async (_root, { input }, { platform, viewer }) => {
      await platform.switchCompany(input.companyId);
      return { userErrors: [], viewer };
    },
  },
};
