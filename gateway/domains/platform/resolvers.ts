// Resolvers of the platform, and the entries of the graph.
import type { Resolvers } from '../../__generated__/resolver-types.ts';
import type { GatewayContext } from '../../context.ts';
import { inputError } from '../../errors.ts';
import { fromGlobalId } from '../../graph/global-id.ts';

/** The most ids that one `nodes` asks for. */
const MAX_NODES = 100;

export const platformResolvers: Resolvers = {
  Query: {
    node: (_root, { id }, context) => nodeOf(id, context),
    nodes: (_root, { ids }, context) => {
      if (ids.length > MAX_NODES) throw inputError('ids', `ids must name at most ${MAX_NODES} objects`);
      return Promise.all(ids.map((id) => nodeOf(id, context)));
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

function nodeOf(id: string, { loads, platform }: GatewayContext) {
  return fromGlobalId(id)?.type === 'LoadRun' ? loads.node(id) : platform.node(id);
}
