// What resolvers get: the viewer and one source per domain, all over the loader of this one request.
import { CostAnalyticsSource } from './domains/cost-analytics/source.ts';
import { DashboardSource } from './domains/dashboard/source.ts';
import { PlatformSource } from './domains/platform/source.ts';
import type { ServerContext } from './plugins/server-context.ts';
import type { RestClient } from './rest/client.ts';
import { RestLoader } from './rest/loader.ts';
import { ViewerContext } from './viewer.ts';

export interface GatewayContext {
  requestId: string;
  viewer: ViewerContext;
  platform: PlatformSource;
  costAnalytics: CostAnalyticsSource;
  dashboard: DashboardSource;
}

export function createContext(client: RestClient, { caller, pageCompany }: ServerContext): GatewayContext {
  const loader: RestLoader = new RestLoader(client, caller, () => viewer.commonContext());
  const viewer = new ViewerContext(loader, pageCompany);
  return {
    requestId: caller.requestId,
    viewer,
    platform: new PlatformSource(loader, viewer),
    costAnalytics: new CostAnalyticsSource(loader, viewer),
    dashboard: new DashboardSource(loader, viewer),
  };
}
