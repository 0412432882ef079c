// What resolvers get: the viewer and one source per domain, all over the loader of this one request.
import type { Language } from '../lib/catalogue/languages.ts';
import type { AdministrationSource } from './domains/administration/source.ts';
import type { AnomalyNotificationsSource } from './domains/anomaly/notifications-source.ts';
import type { AnomalyRulesSource } from './domains/anomaly/rules-source.ts';
import type { AnomaliesSource } from './domains/anomaly/source.ts';
import type { InvoiceMailSource } from './domains/billing/invoice-mail/source.ts';
import type { BillingSource } from './domains/billing/source.ts';
import type { BudgetsSource } from './domains/budgets/source.ts';
import type { CostDetailSource } from './domains/cost-analytics/detail/source.ts';
import type { CostOptionsSource } from './domains/cost-analytics/filters/options-source.ts';
import type { SavedFiltersSource } from './domains/cost-analytics/filters/saved-filters-source.ts';
import type { CostForecastSource } from './domains/cost-analytics/forecast/source.ts';
import type { CostNotesSource } from './domains/cost-analytics/notes/source.ts';
import type { CostSavingSource } from './domains/cost-analytics/saving/source.ts';
import type { CostAnalyticsSource } from './domains/cost-analytics/source.ts';
import type { SavedViewsSource } from './domains/cost-analytics/views/source.ts';
import type { DashboardsSource } from './domains/dashboard/board/source.ts';
import type { CategoriesSource } from './domains/dashboard/categories/source.ts';
import type { DashboardMailSource } from './domains/dashboard/mail/source.ts';
import type { DashboardSharesSource } from './domains/dashboard/shares/source.ts';
import type { DashboardSource } from './domains/dashboard/source.ts';
import type { ForecastSource } from './domains/dashboard/widgets/forecast-source.ts';
import type { VisibleFirst } from './domains/dashboard/widgets/visible-first.ts';
import type { WidgetSource } from './domains/dashboard/widgets/widget-source.ts';
import type { DataChangesSource } from './domains/data/changes-source.ts';
import type { ConnectedSources } from './domains/data/connected-source.ts';
import type { LoadProgressStreams } from './domains/data/load-progress.ts';
import type { LoadsSource } from './domains/data/source.ts';
import type { CostStoreSource } from './domains/operations/cost-store-source.ts';
import type { StatusDistributionSource } from './domains/operations/distribution-source.ts';
import type { MigrationRoiSource } from './domains/operations/migration-roi-source.ts';
import type { OperationStatusesSource } from './domains/operations/statuses-source.ts';
import type { DecisionsSource } from './domains/optimization/recommendations/decisions-source.ts';
import type { LedgerMailSource } from './domains/optimization/recommendations/ledger-mail-source.ts';
import type { PortfolioSource } from './domains/optimization/recommendations/portfolio-source.ts';
import type { RecommendationsSource } from './domains/optimization/recommendations/source.ts';
import type { ReservationsSource } from './domains/optimization/reservations/source.ts';
import type { SavingsPlansSource } from './domains/optimization/savings-plans/source.ts';
import type { RemindersSource } from './domains/optimization/shared/reminders.ts';
import type { AccessTokensSource } from './domains/platform/access-tokens/access-tokens-source.ts';
import type { AlertsSource } from './domains/platform/alerts/alerts-source.ts';
import type { MailsSource } from './domains/platform/mails/source.ts';
import type { NewsSource } from './domains/platform/news-source.ts';
import type { PlansSource } from './domains/platform/plans/plans-source.ts';
import type { PlatformSource } from './domains/platform/source.ts';
import type { ViewerSessionsSource } from './domains/platform/viewer-sessions-source.ts';
import type { ExportSource } from './exports/export-source.ts';
import type { FileSource } from './exports/file-source.ts';
import type { RestLoader } from './rest/loader.ts';
import type { ViewerContext } from './viewer.ts';

/** The sources of what widgets show. */
export type FigureSources = Pick<
  GatewayContext,
  'budgets' | 'costAnalytics' | 'dashboard' | 'dashboardForecast' | 'widgets'
>;

export interface GatewayContext {
  requestId: string;
  /** What all sources ask by. */
  loader: RestLoader;
  /** Of texts that the gateway itself writes. */
  language: Language;
  /** Where people reach the portal: the beginning of links in files. */
  publicUrl: string;
  viewer: ViewerContext;
  /** By a session of a browser, not by a token. */
  isInPerson: boolean;
  /** The same sources with amounts in another currency, as a dashboard names one; null: in the viewer's. */
  figuresIn: (currency: string | null) => FigureSources;
  platform: PlatformSource;
  alerts: AlertsSource;
  plans: PlansSource;
  accessTokens: AccessTokensSource;
  viewerSessions: ViewerSessionsSource;
  news: NewsSource;
  administration: AdministrationSource;
  billing: BillingSource;
  costAnalytics: CostAnalyticsSource;
  costDetails: CostDetailSource;
  costForecasts: CostForecastSource;
  costSavings: CostSavingSource;
  costNotes: CostNotesSource;
  costOptions: CostOptionsSource;
  savedFilters: SavedFiltersSource;
  savedViews: SavedViewsSource;
  dashboard: DashboardSource;
  dashboardForecast: ForecastSource;
  widgets: WidgetSource;
  visibleFirst: VisibleFirst;
  categories: CategoriesSource;
  dashboards: DashboardsSource;
  dashboardShares: DashboardSharesSource;
  dashboardMail: DashboardMailSource;
  budgets: BudgetsSource;
  anomalies: AnomaliesSource;
  anomalyRules: AnomalyRulesSource;
  anomalyNotifications: AnomalyNotificationsSource;
  exports: ExportSource;
  files: FileSource;
  dataChanges: DataChangesSource;
  connectedSources: ConnectedSources;
  loads: LoadsSource;
  decisions: DecisionsSource;
  ledgerMail: LedgerMailSource;
  portfolio: PortfolioSource;
  recommendations: RecommendationsSource;
  savingsPlans: SavingsPlansSource;
  reservations: ReservationsSource;
  reminders: RemindersSource;
  costStore: CostStoreSource;
  operationStatuses: OperationStatusesSource;
  statusDistribution: StatusDistributionSource;
  migrationRois: MigrationRoiSource;
  mails: MailsSource;
  invoiceMail: InvoiceMailSource;
  loadProgress: LoadProgressStreams;
}
