// Puts the HTTP layers together: request id and log, operations, OpenID provider, endpoints of the contract.
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { clientAddress } from '../lib/node/networks.ts';
import type { UpstreamConfig } from './config.ts';
import { administrationEndpoints } from './contract/administration/administration.ts';
import { anomalyEndpoints } from './contract/anomaly/endpoints.ts';
import { billDocumentEndpoints } from './contract/billing/documents.ts';
import { billingEndpoints } from './contract/billing/endpoints.ts';
import { invoiceMailEndpoints } from './contract/billing/invoice-mail.ts';
import { budgetEndpoints } from './contract/budgets/budgets.ts';
import { costAnalyticsEndpoints } from './contract/cost-analytics/cost-analytics.ts';
import { costExportEndpoints } from './contract/cost-analytics/export.ts';
import { costForecastEndpoints } from './contract/cost-analytics/forecast.ts';
import { costNoteEndpoints } from './contract/cost-analytics/notes.ts';
import { savedFilterEndpoints } from './contract/cost-analytics/saved-filters.ts';
import { savedViewEndpoints } from './contract/cost-analytics/saved-views.ts';
import { costSavingEndpoints } from './contract/cost-analytics/saving.ts';
import { dashboardEndpoints } from './contract/dashboard/dashboard.ts';
import { forecastEndpoints } from './contract/dashboard/forecast.ts';
import { dashboardMailEndpoints } from './contract/dashboard/mail.ts';
import { dashboardShareEndpoints } from './contract/dashboard/shares.ts';
import { widgetEndpoints } from './contract/dashboard/widget.ts';
import { dataChangeEndpoints } from './contract/data/changes.ts';
import { loadEndpoints } from './contract/data/loads.ts';
import { retentionEndpoints } from './contract/data/retention.ts';
import { sourceEndpoints } from './contract/data/sources.ts';
import { uploadEndpoints } from './contract/data/uploads.ts';
import { operationEndpoints } from './contract/operations/endpoints.ts';
import { azureReservedEndpoints } from './contract/optimization/azure-reserved/azure-reserved.ts';
import { integratedCoverageEndpoints } from './contract/optimization/integration/coverage.ts';
import { azureAdviceEndpoints } from './contract/optimization/recommendations/azure.ts';
import { decisionEndpoints } from './contract/optimization/recommendations/decisions.ts';
import { importedAdviceEndpoints } from './contract/optimization/recommendations/imported.ts';
import { portfolioEndpoints } from './contract/optimization/recommendations/portfolio.ts';
import { promiseEndpoints } from './contract/optimization/recommendations/promises.ts';
import { reservedAdviceEndpoints } from './contract/optimization/recommendations/reserved.ts';
import { savingsPlanAdviceEndpoints } from './contract/optimization/recommendations/savings-plans.ts';
import { reservedEndpoints } from './contract/optimization/reserved/endpoints.ts';
import { savingsPlanCoverageEndpoints } from './contract/optimization/savings-plans/coverage.ts';
import { savingsPlanInventoryEndpoints } from './contract/optimization/savings-plans/inventory.ts';
import { savingsPlanUtilizationEndpoints } from './contract/optimization/savings-plans/utilization.ts';
import { reminderEndpoints } from './contract/optimization/shared/reminders.ts';
import { alertFeedEndpoints } from './contract/platform/alerts.ts';
import { feedbackEndpoints } from './contract/platform/feedback.ts';
import { mailEndpoints } from './contract/platform/mails.ts';
import { noticeEndpoints } from './contract/platform/notices.ts';
import { planEndpoints } from './contract/platform/plans.ts';
import { platformEndpoints } from './contract/platform/platform.ts';
import { serviceRequestEndpoints } from './contract/platform/service-request.ts';
import { platformVendorEndpoints } from './contract/platform/vendors.ts';
import { administrationHandlers } from './domains/administration/administration.ts';
import { mountInvitation } from './domains/administration/invitation-page.ts';
import { alertFeedHandlers } from './domains/alerts/alerts.ts';
import { anomalyHandlers } from './domains/anomaly/anomaly.ts';
import type { NotificationTools } from './domains/anomaly/notifications/notifications.ts';
import { billingHandlers } from './domains/billing/billing.ts';
import { billDocumentHandlers } from './domains/billing/documents/documents.ts';
import type { ComposeTools } from './domains/billing/invoice-mail/compose.ts';
import { type InvoiceMailTools, invoiceMailHandlers } from './domains/billing/invoice-mail/invoice-mail.ts';
import { budgetHandlers } from './domains/budgets/budgets.ts';
import { costAnalyticsHandlers } from './domains/cost-analytics/cost-analytics.ts';
import { costForecastHandlers } from './domains/cost-analytics/cost-forecast.ts';
import { costSavingHandlers } from './domains/cost-analytics/cost-saving.ts';
import { costExportHandlers } from './domains/cost-analytics/export/cost-export.ts';
import { costNoteHandlers } from './domains/cost-analytics/notes.ts';
import { savedFilterHandlers } from './domains/cost-analytics/saved-filters.ts';
import { savedViewHandlers } from './domains/cost-analytics/saved-views.ts';
import { dashboardHandlers } from './domains/dashboard/dashboard.ts';
import { forecastHandlers } from './domains/dashboard/forecast/forecast.ts';
import { type DashboardMailTools, dashboardMailHandlers } from './domains/dashboard/mail/dashboard-mail.ts';
import { dashboardShareHandlers } from './domains/dashboard/shares/shares.ts';
import { widgetHandlers } from './domains/dashboard/widgets.ts';
import { dataChangeHandlers } from './domains/data/changes.ts';
import { loadHandlers } from './domains/data/loads.ts';
import { retentionHandlers } from './domains/data/retention.ts';
import { sourceHandlers } from './domains/data/sources/sources.ts';
import { uploadHandlers } from './domains/data/uploads.ts';
import { operationHandlers } from './domains/operations/operations.ts';
import { azureReservedHandlers } from './domains/optimization/azure-reserved/azure-reserved.ts';
import { decisionHandlers } from './domains/optimization/decisions/decisions.ts';
import { promiseHandlers } from './domains/optimization/decisions/savings.ts';
import { integratedCoverageHandlers } from './domains/optimization/integration/coverage.ts';
import { importedAdviceHandlers } from './domains/optimization/recommendations/imported.ts';
import { portfolioHandlers } from './domains/optimization/recommendations/portfolio.ts';
import { recommendationHandlers } from './domains/optimization/recommendations/recommendations.ts';
import { reservedHandlers } from './domains/optimization/reserved/reserved.ts';
import { planCoverageHandlers } from './domains/optimization/savings-plans/coverage.ts';
import { planInventoryHandlers } from './domains/optimization/savings-plans/inventory.ts';
import { planUtilizationHandlers } from './domains/optimization/savings-plans/utilization.ts';
import { reminderHandlers } from './domains/optimization/watch/reminders.ts';
import { feedbackHandlers } from './domains/platform/feedback.ts';
import { mailHandlers } from './domains/platform/mails.ts';
import { noticeHandlers } from './domains/platform/notices.ts';
import { planHandlers } from './domains/platform/plans/plans.ts';
import { platformHandlers } from './domains/platform/platform.ts';
import { serviceRequestHandlers } from './domains/platform/service-request.ts';
import { platformVendorHandlers } from './domains/platform/vendors.ts';
import { requireRight } from './domains/shared/menu-right.ts';
import type { Stores } from './domains/shared/stores.ts';
import type { ProviderKeys } from './identity/provider/keys.ts';
import { mountIdentity } from './identity/provider/mount.ts';
import { createProvider } from './identity/provider/provider.ts';
import { demoHint, type ToolsClient } from './identity/seed/seed.ts';
import { authenticator, verifierOf } from './identity/tokens/authenticate.ts';
import { withPersonalTokens } from './identity/tokens/personal-tokens.ts';
import type { LoadingServices } from './loading-services.ts';
import type { Metrics } from './metrics.ts';
import type { AppContext, AppEnvironment, EndpointCall } from './rest/app-types.ts';
import { errorResponse, notFoundResponse } from './rest/errors.ts';
import { type MountTools, mountEndpoints } from './rest/mount.ts';
import { mountOperations, type Readiness } from './rest/operations.ts';
import { requestLog } from './rest/request-log.ts';
import type { RequestSpans } from './rest/request-span.ts';
import type { RequestTables } from './rest/request-tables.ts';
import type { TableUsage } from './stores/facts/table-usage.ts';

export interface AppSetup {
  config: UpstreamConfig;
  logger: Logger;
  issuer: string;
  keys: ProviderKeys;
  tools: ToolsClient;
  stores: Stores;
  billTools: ComposeTools;
  invoiceMail: InvoiceMailTools;
  dashboardMail: DashboardMailTools;
  notifications: NotificationTools;
  loads: Pick<LoadingServices, 'uploads' | 'repairs' | 'sources'>;
  readiness: () => Readiness;
  spans: RequestSpans;
  tables: RequestTables;
  tableUsage: TableUsage;
  /** For Prometheus. */
  metrics: Metrics['registry'];
  onCall: (call: EndpointCall) => void;
}

export function createApp(setup: AppSetup): Hono<AppEnvironment> {
  const { config, logger, issuer, stores, keys, tools, loads, onCall } = setup;
  const { documents } = stores;
  const { publicUrl } = config;
  const demo = demoHint(config.demoPassword);
  const verify = verifierOf(config, issuer, keys);
  const isForeign = config.oidc !== null;
  const signedIn = authenticator(documents, verify, isForeign);
  const authenticate = withPersonalTokens(signedIn, { documents, isForeign, now: stores.now });

  const app = new Hono<AppEnvironment>();
  app.use(requestLog(logger, setup.spans, setup.tables));
  app.use(async (c, next) => {
    // Set before the response exists: Hono copies a finished response to change its headers.
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', 'no-store');
    await next();
  });
  mountOperations(app, setup);
  const addressOf = (c: AppContext) =>
    clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), config.trustProxy);
  if (config.oidc === null) {
    const provider = createProvider({ issuer, publicUrl, documents, keys, tools });
    const [deviceKey = ''] = keys.cookies;
    const guessedFrom = (c: AppContext) => addressOf(c) ?? '';
    const pages = { provider, documents, publicUrl, demo, deviceKey, addressOf: guessedFrom };
    mountInvitation(app, { documents, publicUrl, now: stores.now });
    mountIdentity(app, { ...pages, authenticate: signedIn, verify, logger });
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
  mountEndpoints(app, alertFeedEndpoints, alertFeedHandlers(stores), mountTools);
  mountEndpoints(app, planEndpoints, planHandlers(stores, publicUrl), mountTools);
  mountEndpoints(app, feedbackEndpoints, feedbackHandlers(stores), mountTools);
  mountEndpoints(app, administrationEndpoints, administrationHandlers(stores), mountTools);
  mountEndpoints(app, mailEndpoints, mailHandlers(stores), mountTools);
  mountEndpoints(app, loadEndpoints, loadHandlers(stores), mountTools);
  mountEndpoints(app, dataChangeEndpoints, dataChangeHandlers(stores), mountTools);
  mountEndpoints(app, retentionEndpoints, retentionHandlers(stores), mountTools);
  mountEndpoints(app, sourceEndpoints, sourceHandlers(loads.sources), mountTools);
  mountEndpoints(app, uploadEndpoints, uploadHandlers(stores, loads.uploads), mountTools);
  mountEndpoints(app, costAnalyticsEndpoints, costAnalyticsHandlers(stores), mountTools);
  mountEndpoints(app, costForecastEndpoints, costForecastHandlers(stores), mountTools);
  mountEndpoints(app, costSavingEndpoints, costSavingHandlers(stores), mountTools);
  mountEndpoints(app, costNoteEndpoints, costNoteHandlers(stores), mountTools);
  mountEndpoints(app, billingEndpoints, billingHandlers(stores), mountTools);
  mountEndpoints(app, billDocumentEndpoints, billDocumentHandlers(stores, setup.billTools), mountTools);
  mountEndpoints(app, savedFilterEndpoints, savedFilterHandlers(stores), mountTools);
  mountEndpoints(app, savedViewEndpoints, savedViewHandlers(stores), mountTools);
  mountEndpoints(app, costExportEndpoints, costExportHandlers(stores, config), mountTools);
  mountEndpoints(app, invoiceMailEndpoints, invoiceMailHandlers(stores, setup.invoiceMail), mountTools);
  mountEndpoints(app, dashboardEndpoints, dashboardHandlers(stores), mountTools);
  mountEndpoints(app, forecastEndpoints, forecastHandlers(stores), mountTools);
  mountEndpoints(app, serviceRequestEndpoints, serviceRequestHandlers(stores), mountTools);
  mountEndpoints(app, dashboardMailEndpoints, dashboardMailHandlers(stores, setup.dashboardMail), mountTools);
  mountEndpoints(app, widgetEndpoints, widgetHandlers(stores), mountTools);
  mountEndpoints(app, dashboardShareEndpoints, dashboardShareHandlers(stores), mountTools);
  mountEndpoints(app, budgetEndpoints, budgetHandlers(stores), mountTools);
  mountEndpoints(app, anomalyEndpoints, anomalyHandlers(stores, setup.notifications), mountTools);
  mountEndpoints(app, savingsPlanInventoryEndpoints, planInventoryHandlers(stores), mountTools);
  mountEndpoints(app, savingsPlanUtilizationEndpoints, planUtilizationHandlers(stores), mountTools);
  mountEndpoints(app, reminderEndpoints, reminderHandlers(stores), mountTools);
  mountEndpoints(app, savingsPlanCoverageEndpoints, planCoverageHandlers(stores), mountTools);
  mountEndpoints(app, integratedCoverageEndpoints, integratedCoverageHandlers(stores), mountTools);
  mountEndpoints(app, reservedEndpoints, reservedHandlers(stores), mountTools);
  mountEndpoints(app, azureReservedEndpoints, azureReservedHandlers(stores), mountTools);
  const recommendationEndpoints = {
    ...savingsPlanAdviceEndpoints,
    ...reservedAdviceEndpoints,
    ...azureAdviceEndpoints,
  };
  mountEndpoints(app, recommendationEndpoints, recommendationHandlers(stores), mountTools);
  mountEndpoints(app, portfolioEndpoints, portfolioHandlers(stores), mountTools);
  mountEndpoints(app, importedAdviceEndpoints, importedAdviceHandlers(stores), mountTools);
  mountEndpoints(app, promiseEndpoints, promiseHandlers(stores), mountTools);
  mountEndpoints(app, decisionEndpoints, decisionHandlers(stores), mountTools);
  mountEndpoints(
    app,
    operationEndpoints,
    operationHandlers(stores, loads.repairs, setup.tableUsage),
    mountTools,
  );
  app.notFound(notFoundResponse);
  app.onError(errorResponse);
  return app;
}
