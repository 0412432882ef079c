// Resolvers of the platform, and the entries of the graph.
import type { Resolvers } from '../../__generated__/resolver-types.ts';
import type { GatewayContext } from '../../context.ts';
import { inputError } from '../../errors.ts';
import { CONTENT_NODES, fromGlobalId } from '../../graph/global-id.ts';
import { contentOfId } from '../dashboard/widgets/widget-content.ts';

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
    companies: (_viewer, { search }, { platform }) => platform.companies(search ?? null),
    company: (_viewer, _arguments, { platform }) => platform.company(),
    dataPresence: (_viewer, _arguments, { platform }) => platform.dataPresence(),
    freeTrial: (_viewer, _arguments, { platform }) => platform.freeTrial(),
    freshness: (_viewer, _arguments, { platform }) => platform.freshness(),
    menus: (viewer) => viewer.menuRights(),
    notices: (_viewer, _arguments, { news }) => news.notices(),
    paidFeature: (_viewer, { feature }, { platform }) => platform.paidFeature(feature),
    preferences: (_viewer, _arguments, { platform }) => platform.preferences(),
    recentMenus: (_viewer, _arguments, { news }) => news.recentMenus(),
    scrollTexts: (_viewer, _arguments, { news }) => news.scrollTexts(),
    serviceGroupSets: (_viewer, { vendor }, { platform }) => platform.serviceGroupSets(vendor ?? null),
    site: (_viewer, _arguments, { platform }) => platform.site(),
    survey: (_viewer, _arguments, { news }) => news.survey(),
    user: (_viewer, _arguments, { platform }) => platform.user(),
    vendorCatalogue: (_viewer, _arguments, { platform }) => platform.vendorCatalogue(),
  },
  Site: {
    environment: (_site, _arguments, { platform }) => platform.environment(),
  },
  Mutation: {
    markNoticesRead: async (_root, { input }, { news, viewer }) => {
      return { userErrors: await news.markNoticesRead(input.noticeIds), viewer };
    },
    recordMenuVisit: async (_root, { input }, { news, viewer }) => {
      return { userErrors: await news.recordMenuVisit(input.code), viewer };
    },
    saveCurrency: async (_root, { input }, { platform, viewer }) => {
      return { userErrors: await platform.saveCurrency(input.currency), viewer };
    },
    saveSelectedVendors: async (_root, { input }, { platform, viewer }) => {
      return { userErrors: await platform.saveSelectedVendors(input.vendors), viewer };
    },
    saveSurvey: async (_root, { input }, { news, viewer }) => {
      return { userErrors: await news.saveSurvey(input), viewer };
    },
    switchCompany: async (_root, { input }, { platform, viewer }) => {
      await platform.switchCompany(input.companyId);
      return { userErrors: [], viewer };
    },
  },
};

function nodeOf(id: string, { dashboards, loads, platform, savedFilters }: GatewayContext) {
  const type = fromGlobalId(id)?.type;
  if (CONTENT_NODES.some((content) => content === type)) return contentOfId(id);
  switch (type) {
    case 'Dashboard':
      return dashboards.node(id);
    case 'LoadRun':
      return loads.node(id);
    case 'SavedFilter':
      return savedFilters.node(id);
    default:
      return platform.node(id);
  }
}
