// Makes the context of a request.

import type { FigureSources, GatewayContext } from './context.ts';
import { AdministrationSource } from './domains/administration/source.ts';
import { AnomalyNotificationsSource } from './domains/anomaly/notifications-source.ts';
import { AnomalyRulesSource } from './domains/anomaly/rules-source.ts';
import { AnomaliesSource } from './domains/anomaly/source.ts';
import { InvoiceMailSource } from './domains/billing/invoice-mail/source.ts';
import { BillingSource } from './domains/billing/source.ts';
import { BudgetsSource } from './domains/budgets/source.ts';
import { CostDetailSource } from './domains/cost-analytics/detail/source.ts';
import { CostOptionsSource } from './domains/cost-analytics/filters/options-source.ts';
import { SavedFiltersSource } from './domains/cost-analytics/filters/saved-filters-source.ts';
import { CostForecastSource } from './domains/cost-analytics/forecast/source.ts';
import { CostNotesSource } from './domains/cost-analytics/notes/source.ts';
import { CostSavingSource } from './domains/cost-analytics/saving/source.ts';
import { AnalyticsScope } from './domains/cost-analytics/scope.ts';
import { CostAnalyticsSource } from './domains/cost-analytics/source.ts';
import { SavedViewsSource } from './domains/cost-analytics/views/source.ts';
import { DashboardsSource } from './domains/dashboard/board/source.ts';
import { CategoriesSource } from './domains/dashboard/categories/source.ts';
import { DashboardMailSource } from './domains/dashboard/mail/source.ts';
import { DashboardSharesSource } from './domains/dashboard/shares/source.ts';
import { DashboardSource } from './domains/dashboard/source.ts';
import { ForecastSource } from './domains/dashboard/widgets/forecast-source.ts';
import { VisibleFirst } from './domains/dashboard/widgets/visible-first.ts';
import { WidgetSource } from './domains/dashboard/widgets/widget-source.ts';
import { DataChangesSource } from './domains/data/changes-source.ts';
import { ConnectedSources } from './domains/data/connected-source.ts';
import { LoadProgressStreams } from './domains/data/load-progress.ts';
import type { CheckedViewer, ProgressHub } from './domains/data/progress-hub.ts';
import { LoadsSource } from './domains/data/source.ts';
import { CostStoreSource } from './domains/operations/cost-store-source.ts';
import { StatusDistributionSource } from './domains/operations/distribution-source.ts';
import { MigrationRoiSource } from './domains/operations/migration-roi-source.ts';
import { OperationStatusesSource } from './domains/operations/statuses-source.ts';
import { DecisionsSource } from './domains/optimization/recommendations/decisions-source.ts';
import { LedgerMailSource } from './domains/optimization/recommendations/ledger-mail-source.ts';
import { PortfolioSource } from './domains/optimization/recommendations/portfolio-source.ts';
import { RecommendationsSource } from './domains/optimization/recommendations/source.ts';
import { ReservationsSource } from './domains/optimization/reservations/source.ts';
import { SavingsPlansSource } from './domains/optimization/savings-plans/source.ts';
import { RemindersSource } from './domains/optimization/shared/reminders.ts';
import { AccessTokensSource } from './domains/platform/access-tokens/access-tokens-source.ts';
import { AlertsSource } from './domains/platform/alerts/alerts-source.ts';
import { MailsSource } from './domains/platform/mails/source.ts';
import { NewsSource } from './domains/platform/news-source.ts';
import { PlansSource } from './domains/platform/plans/plans-source.ts';
import { PlatformSource } from './domains/platform/source.ts';
import { type OwnSessions, ViewerSessionsSource } from './domains/platform/viewer-sessions-source.ts';
import { ExportSource } from './exports/export-source.ts';
import { FileSource } from './exports/file-source.ts';
import type { SignedIn } from './http/requests/signed-in.ts';
import type { Caller } from './rest/caller.ts';
import { RestLoader, type Services } from './rest/loader.ts';
import { ViewerContext } from './viewer.ts';

/** What all requests share: it outlives each of them. */
export interface SharedParts {
  services: Services;
  hub: ProgressHub;
  sessions: OwnSessions;
  publicUrl: string;
}

export function createContext(
  { services, hub, sessions, publicUrl }: SharedParts,
  { caller, pageCompany, renewCaller, sessionId }: SignedIn,
): GatewayContext {
  const { loader, viewer } = viewerOf(caller, pageCompany, services);
  const loads = new LoadsSource(loader, viewer);
  const savedFilters = new SavedFiltersSource(loader, viewer);
  const platform = new PlatformSource(loader, viewer);
  const dashboards = new DashboardsSource(loader, viewer);
  const analyticsScope = new AnalyticsScope(viewer, savedFilters);
  const figuresIn = (currency: string | null): FigureSources => {
    const inCurrency = loader.answeringIn(currency);
    return {
      costAnalytics: new CostAnalyticsSource(inCurrency, analyticsScope),
      dashboard: new DashboardSource(inCurrency, viewer),
      dashboardForecast: new ForecastSource(inCurrency, viewer),
      widgets: new WidgetSource(inCurrency, viewer),
      budgets: new BudgetsSource(inCurrency, viewer),
    };
  };
  const checkAgain = async (): Promise<CheckedViewer> => {
    const renewed = await renewCaller();
    const { viewer: again } = viewerOf(renewed, pageCompany, services);
    await again.assertMenu('DATA', 'EDIT');
    return { caller: renewed, context: await again.commonContext() };
  };
  return {
    ...figuresIn(null),
    figuresIn,
    requestId: caller.requestId,
    loader,
    language: caller.language,
    publicUrl,
    viewer,
    isInPerson: sessionId !== null,
    platform,
    alerts: new AlertsSource(loader),
    plans: new PlansSource(loader),
    accessTokens: new AccessTokensSource(loader),
    viewerSessions: new ViewerSessionsSource(loader, viewer, { sessions, currentId: sessionId }),
    news: new NewsSource(loader, viewer),
    administration: new AdministrationSource(loader, viewer, () => hub.recheck()),
    billing: new BillingSource(loader),
    costDetails: new CostDetailSource(loader, analyticsScope),
    costForecasts: new CostForecastSource(loader, analyticsScope),
    costSavings: new CostSavingSource(loader, analyticsScope),
    costNotes: new CostNotesSource(loader, viewer),
    costOptions: new CostOptionsSource(loader, analyticsScope),
    savedFilters,
    savedViews: new SavedViewsSource(loader, viewer),
    visibleFirst: new VisibleFirst(),
    categories: new CategoriesSource(loader, viewer),
    dashboards,
    dashboardShares: new DashboardSharesSource(loader, dashboards, () => platform.companies()),
    dashboardMail: new DashboardMailSource(loader, dashboards),
    anomalies: new AnomaliesSource(loader, viewer),
    anomalyRules: new AnomalyRulesSource(loader, viewer),
    anomalyNotifications: new AnomalyNotificationsSource(loader),
    exports: new ExportSource(loader, analyticsScope),
    files: new FileSource(loader, dashboards),
    dataChanges: new DataChangesSource(loader, viewer),
    connectedSources: new ConnectedSources(loader),
    loads,
    decisions: new DecisionsSource(loader),
    ledgerMail: new LedgerMailSource(loader),
    portfolio: new PortfolioSource(loader),
    recommendations: new RecommendationsSource(loader),
    savingsPlans: new SavingsPlansSource(loader),
    reservations: new ReservationsSource(loader),
    reminders: new RemindersSource(loader),
    costStore: new CostStoreSource(loader),
    operationStatuses: new OperationStatusesSource(loader),
    statusDistribution: new StatusDistributionSource(loader),
    migrationRois: new MigrationRoiSource(loader),
    mails: new MailsSource(loader),
    invoiceMail: new InvoiceMailSource(loader, viewer),
    loadProgress: new LoadProgressStreams(hub, loads, checkAgain),
  };
}

function viewerOf(caller: Caller, pageCompany: string | null, services: Services) {
  const asker = {
    commonContext: (currency: string | null) =>
      currency === null ? viewer.commonContext() : viewer.contextIn(currency),
    user: () => viewer.user(),
    sharedScope: (...given: Parameters<ViewerContext['sharedScope']>) => viewer.sharedScope(...given),
  };
  const loader = new RestLoader(services, caller, asker);
  const viewer: ViewerContext = new ViewerContext(loader, pageCompany);
  return { loader, viewer };
}
