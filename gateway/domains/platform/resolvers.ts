// Resolvers of the platform.
import type { PlatformResolvers } from '../../__generated__/resolvers/platform.ts';

export const platformResolvers: PlatformResolvers = {
  Viewer: {
    accessTokens: (_viewer, _arguments, { accessTokens }) => accessTokens.list(),
    alertFeed: (_viewer, asked, { alerts }) => alerts.feed(asked),
    availableVendors: (_viewer, _arguments, { platform }) => platform.availableVendors(),
    cloudVendors: (_viewer, _arguments, { platform }) => platform.cloudVendors(),
    companies: (_viewer, { search }, { platform }) => platform.companies(search ?? null),
    company: (_viewer, _arguments, { platform }) => platform.company(),
    dataPresence: (_viewer, _arguments, { platform }) => platform.dataPresence(),
    freeTrial: (_viewer, _arguments, { platform }) => platform.freeTrial(),
    freshness: (_viewer, _arguments, { platform }) => platform.freshness(),
    menus: (viewer) => viewer.menuRights(),
    notices: (_viewer, _arguments, { news }) => news.notices(),
    planApplications: (_viewer, _arguments, { plans }) => plans.applications(),
    paidFeature: (_viewer, { feature }, { platform }) => platform.paidFeature(feature),
    preferences: (_viewer, _arguments, { platform }) => platform.preferences(),
    recentMenus: (_viewer, _arguments, { news }) => news.recentMenus(),
    scrollTexts: (_viewer, _arguments, { news }) => news.scrollTexts(),
    sessions: (_viewer, _arguments, { viewerSessions }) => viewerSessions.list(),
    serviceGroupSets: (_viewer, { vendor }, { platform }) => platform.serviceGroupSets(vendor ?? null),
    site: (_viewer, _arguments, { platform }) => platform.site(),
    survey: (_viewer, _arguments, { news }) => news.survey(),
    user: (_viewer, _arguments, { platform }) => platform.user(),
    vendorCatalogue: (_viewer, _arguments, { platform }) => platform.vendorCatalogue(),
    vendorsWithCost: (_viewer, _arguments, { platform }) => platform.vendorsWithCost(),
  },
  NeedsPlan: {
    application: ({ feature }, _arguments, { plans }) => plans.newestOf(feature),
  },
  SaveSurveyPayload: {
    survey: (_payload, _arguments, { news }) => news.keptSurvey(),
  },
  Site: {
    environment: (_site, _arguments, { platform }) => platform.environment(),
  },
  Mutation: {
    applyForPlan: (_root, { input }, { plans }) => plans.apply(input),
    createAccessToken: async (_root, { input }, { accessTokens, viewer }) => {
      return { ...(await accessTokens.create(input)), viewer };
    },
    decidePlanApplication: (_root, { input }, { plans }) => plans.decide(input),
    endSession: async (_root, { input }, { viewerSessions, viewer }) => {
      return { userErrors: await viewerSessions.end(input.sessionId), viewer };
    },
    markAlertsSeen: async (_root, { input }, { alerts, viewer }) => {
      return { userErrors: await alerts.markSeen(input.alertIds), viewer };
    },
    markNoticesRead: async (_root, { input }, { news, viewer }) => {
      return { userErrors: await news.markNoticesRead(input.noticeIds), viewer };
    },
    recordMenuVisit: async (_root, { input }, { news, viewer }) => {
      return { userErrors: await news.recordMenuVisit(input.code), viewer };
    },
    revokeAccessToken: async (_root, { input }, { accessTokens, viewer }) => {
      return { userErrors: await accessTokens.revoke(input.id), viewer };
    },
    saveCurrency: async (_root, { input }, { platform, viewer }) => {
      return { userErrors: await platform.saveCurrency(input.currency), viewer };
    },
    saveLanguage: async (_root, { input }, { platform, viewer }) => {
      await platform.saveLanguage(input.language);
      return { userErrors: [], viewer };
    },
    saveName: async (_root, { input }, { platform, viewer }) => {
      return { userErrors: await platform.saveName(input.name), viewer };
    },
    saveTimeZone: async (_root, { input }, { platform, viewer }) => {
      await platform.saveTimeZone(input.timeZone ?? null);
      return { userErrors: [], viewer };
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
