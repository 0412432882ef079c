// What the parent object of a resolver is, for types whose fields are computed: read by the code generator alone.
import { CONTENT_TYPES } from '../../lib/widgets/widget-types.ts';

const RESERVATIONS = '../domains/optimization/reservations/source.ts#ReservationsParent';
const CONTENT = '../domains/dashboard/widgets/widget-content.ts#ContentParent';

export const PARENT_TYPES: Record<string, string> = {
  Viewer: '../viewer.ts#ViewerContext',
  Site: '../domains/platform/shapes.ts#SiteParent',
  Administration: '../domains/administration/shapes.ts#AdministrationParent',
  NeedsPlan: '../domains/platform/plans/plans-source.ts#NeedsPlanParent',
  AbnormalChanges: '../domains/dashboard/widgets/abnormal-figures.ts#AbnormalChangesParent',
  CostOverTime: '../domains/dashboard/widgets/vendor-figures.ts#CostOverTimeParent',
  Anomaly: '../domains/anomaly/shapes.ts#AnomalyParent',
  LoadRun: '../domains/data/shapes.ts#LoadRunParent',
  DataChange: '../domains/data/change-shapes.ts#DataChangeParent',
  CostAnalytics: '../domains/cost-analytics/source.ts#CostAnalyticsParent',
  Bill: '../domains/billing/shapes.ts#BillParent',
  BillsOfMonth: '../domains/billing/shapes.ts#BillsOfMonthParent',
  CloudInvoice: '../domains/billing/shapes.ts#CloudInvoiceParent',
  ReservedInstances: RESERVATIONS,
  AzureReservations: RESERVATIONS,
  ReservationUtilization: RESERVATIONS,
  ReservationCoverage: RESERVATIONS,
  Mail: '../domains/platform/mails/source.ts#MailParent',
  MailAttachment: '../domains/platform/mails/source.ts#AttachmentParent',
  CostDetail: '../domains/cost-analytics/arguments.ts#CostDetailParent',
  Dashboard: '../domains/dashboard/board/dashboard-shapes.ts#DashboardParent',
  DashboardSummary: '../domains/dashboard/board/summary.ts#SummaryParent',
  SharedDashboard: '../domains/dashboard/shares/source.ts#SharedDashboardParent',
  WidgetSettings: '../domains/dashboard/board/dashboard-shapes.ts#SettingsParent',
  DashboardTemplate: '../domains/dashboard/board/dashboard-templates.ts#Template',
  Widget: '../domains/dashboard/board/dashboard-shapes.ts#WidgetParent',
  Recommendation: '../domains/optimization/recommendations/rows.ts#RecommendationParent',
  RecommendationDecision: '../domains/optimization/recommendations/decisions-source.ts#DecisionParent',
  Recommendations: '../domains/optimization/recommendations/source.ts#RecommendationsParent',
  SavingsPlans: '../domains/optimization/savings-plans/source.ts#SavingsPlansParent',
  WidgetContent: CONTENT,
  ...Object.fromEntries(CONTENT_TYPES.map((type) => [type, CONTENT])),
};
