// Puts the HTTP layers together: request id and log, operations, OpenID provider, endpoints of the contract.
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { clientAddress } from '../lib/networks.ts';
import type { UpstreamConfig } from './config.ts';
import { administrationEndpoints } from './contract/administration.ts';
import { billingEndpoints } from './contract/billing-endpoints.ts';
import { budgetEndpoints } from './contract/budgets.ts';
import { costAnalyticsEndpoints } from './contract/cost-analytics.ts';
import { costExportEndpoints } from './contract/cost-export.ts';
import { costNoteEndpoints } from './contract/cost-notes.ts';
import { dashboardEndpoints } from './contract/dashboard.ts';
import { forecastEndpoints } from './contract/dashboard-forecast.ts';
import { dashboardMailEndpoints } from './contract/dashboard-mail.ts';
import { dashboardShareEndpoints } from './contract/dashboard-shares.ts';
import { invoiceMailEndpoints } from './contract/invoice-mail.ts';
import { loadEndpoints } from './contract/loads.ts';
import { mailEndpoints } from './contract/mails.ts';
import { platformEndpoints } from './contract/platform.ts';
import { feedbackEndpoints } from './contract/platform-feedback.ts';
import { noticeEndpoints } from './contract/platform-notices.ts';
import { platformVendorEndpoints } from './contract/platform-vendors.ts';
import { savedFilterEndpoints } from './contract/saved-filters.ts';
import { serviceRequestEndpoints } from './contract/service-request.ts';
import { widgetEndpoints } from './contract/widget.ts';
import { administrationHandlers } from './domains/administration.ts';
import { billingHandlers } from './domains/billing/billing.ts';
import { budgetHandlers } from './domains/budgets/budgets.ts';
import { costAnalyticsHandlers } from './domains/cost-analytics.ts';
import { costExportHandlers } from './domains/cost-export.ts';
import { costNoteHandlers } from './domains/cost-notes.ts';
import { dashboardHandlers } from './domains/dashboard.ts';
import { type DashboardMailTools, dashboardMailHandlers } from './domains/dashboard-mail.ts';
import { dashboardShareHandlers } from './domains/dashboard-shares.ts';
import { forecastHandlers } from './domains/forecast/forecast.ts';
import { type InvoiceMailTools, invoiceMailHandlers } from './domains/invoice-mail.ts';
import { loadHandlers } from './domains/loads.ts';
import { mailHandlers } from './domains/mails.ts';
import { requireRight } from './domains/menu-right.ts';
import { platformHandlers } from './domains/platform.ts';
import { feedbackHandlers } from './domains/platform-feedback.ts';
import { noticeHandlers } from './domains/platform-notices.ts';
import { platformVendorHandlers } from './domains/platform-vendors.ts';
import { savedFilterHandlers } from './domains/saved-filters.ts';
import { serviceRequestHandlers } from './domains/service-request.ts';
import type { Stores } from './domains/stores.ts';
import { widgetHandlers } from './domains/widgets.ts';
import type { AppContext, AppEnvironment, EndpointCall } from './http/app-types.ts';
import { errorResponse, notFoundResponse } from './http/errors.ts';
import { type MountTools, mountEndpoints } from './http/mount.ts';
import { mountOperations, type Readiness } from './http/operations.ts';
import { requestLog } from './http/request-log.ts';
import type { RequestSpans } from './http/request-span.ts';
import { authenticator, verifierOf } from './identity/authenticate.ts';
import type { ProviderKeys } from './identity/keys.ts';
import { mountIdentity } from './identity/mount.ts';
import { createProvider } from './identity/provider.ts';
import { demoHint, type ToolsClient } from './identity/seed.ts';
import { mountInvitation } from './platform/invitation-page.ts';

export interface AppSetup {
  config: UpstreamConfig;
  logger: Logger;
  issuer: string;
  keys: ProviderKeys;
  tools: ToolsClient;
  stores: Stores;
  invoiceMail: InvoiceMailTools;
  dashboardMail: DashboardMailTools;
  readiness: () => Readiness;
  spans: RequestSpans;
  onCall: (call: EndpointCall) => void;
}

export function createApp(setup: AppSetup): Hono<AppEnvironment> {
  const { config, logger, issuer, stores, keys, tools, onCall } = setup;
  const { documents } = stores;
  const { publicUrl } = config;
  const demo = demoHint(config.demoPassword);
  const verify = verifierOf(config, issuer, keys);
  const authenticate = authenticator(documents, verify, config.oidc !== null);

  const app = new Hono<AppEnvironment>();
  app.use(requestLog(logger, setup.spans));
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', 'no-store');
  });
  mountOperations(app, setup.readiness);
  const addressOf = (c: AppContext) =>
    clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), config.trustProxy);
  if (config.oidc === null) {
    const provider = createProvider({ issuer, publicUrl, documents, keys, tools });
    const [deviceKey = ''] = keys.cookies;
    const guessedFrom = (c: AppContext) => addressOf(c) ?? '';
    const pages = { provider, documents, publicUrl, demo, deviceKey, addressOf: guessedFrom };
    mountInvitation(app, { documents, publicUrl, now: stores.now });
    mountIdentity(app, { ...pages, authenticate, verify, logger });
  }
  const mountTools: MountTools = {
    authenticate,
    onCall,
    addressOf,
    requireRight: (user, companyId, right) => requireRight(documents, user, companyId, right),
  };
  mountEndpoints(app, platformEndpoints, platformHandlers(stores), mountTools);
  mountEndpoints(app, platformVendorEndpoints, platformVendorHandlers(stores), mountTools);
  mountEndpoints(app, noticeEndpoints, noticeHandlers(stores), mountTools);
  mountEndpoints(app, feedbackEndpoints, feedbackHandlers(stores), mountTools);
  mountEndpoints(app, administrationEndpoints, administrationHandlers(stores), mountTools);
  mountEndpoints(app, mailEndpoints, mailHandlers(stores), mountTools);
  mountEndpoints(app, loadEndpoints, loadHandlers(stores), mountTools);
  mountEndpoints(app, costAnalyticsEndpoints, costAnalyticsHandlers(stores), mountTools);
  mountEndpoints(app, costNoteEndpoints, costNoteHandlers(stores), mountTools);
  mountEndpoints(app, billingEndpoints, billingHandlers(stores), mountTools);
  mountEndpoints(app, savedFilterEndpoints, savedFilterHandlers(stores), mountTools);
  mountEndpoints(app, costExportEndpoints, costExportHandlers(stores, config.dataDir), mountTools);
  mountEndpoints(app, invoiceMailEndpoints, invoiceMailHandlers(stores, setup.invoiceMail), mountTools);
  mountEndpoints(app, dashboardEndpoints, dashboardHandlers(stores), mountTools);
  mountEndpoints(app, forecastEndpoints, forecastHandlers(stores), mountTools);
  mountEndpoints(app, serviceRequestEndpoints, serviceRequestHandlers(stores), mountTools);
  mountEndpoints(app, dashboardMailEndpoints, dashboardMailHandlers(stores, setup.dashboardMail), mountTools);
  mountEndpoints(app, widgetEndpoints, widgetHandlers(stores), mountTools);
  mountEndpoints(app, dashboardShareEndpoints, dashboardShareHandlers(stores), mountTools);
  mountEndpoints(app, budgetEndpoints, budgetHandlers(stores), mountTools);
  app.notFound(notFoundResponse);
  app.onError(errorResponse);
  return app;
}
