// The two modules of each page, fetched side by side: what it asks, and what it draws.
import type { PageName } from '../lib/catalogue/pages.ts';
import { type PageCode, pageCode } from './routing/page-code.ts';

export const PAGE_CODE: Record<PageName, PageCode> = {
  dashboard: pageCode(
    async () => (await import('./pages/dashboard/page.tsx')).dashboardPage,
    async () => (await import('./pages/dashboard/board/dashboard-code.ts')).dashboardCode(),
  ),
  sharedDashboard: pageCode(
    async () => (await import('./pages/dashboard/sharing/link/shared-page.tsx')).sharedDashboardPage,
    async () => (await import('./pages/dashboard/sharing/link/SharedDashboardPage.tsx')).SharedDashboardPage,
  ),
  sharePreview: pageCode(
    async () => (await import('./pages/dashboard/sharing/link/preview-page.tsx')).sharePreviewPage,
    async () => (await import('./pages/dashboard/sharing/link/SharePreviewPage.tsx')).SharePreviewPage,
  ),
  costAnalytics: pageCode(
    async () => (await import('./pages/cost-analytics/page.tsx')).costAnalyticsPage,
    async () => (await import('./pages/cost-analytics/CostAnalyticsPage.tsx')).CostAnalyticsPage,
  ),
  billing: pageCode(
    async () => (await import('./pages/billing/page.tsx')).billingPage,
    async () => (await import('./pages/billing/BillingPage.tsx')).BillingPage,
  ),
  billingDetails: pageCode(
    async () => (await import('./pages/billing/details/page.tsx')).billingDetailsPage,
    async () => (await import('./pages/billing/details/BillingDetailsPage.tsx')).BillingDetailsPage,
  ),
  budgets: pageCode(
    async () => (await import('./pages/budgets/page.tsx')).budgetsPage,
    async () => (await import('./pages/budgets/BudgetsPage.tsx')).BudgetsPage,
  ),
  serviceCategories: pageCode(
    async () => (await import('./pages/dashboard/categories/page.tsx')).categoriesPage,
    async () => (await import('./pages/dashboard/categories/CategoriesPage.tsx')).CategoriesPage,
  ),
  anomalies: pageCode(
    async () => (await import('./pages/anomaly/page.tsx')).anomaliesPage,
    async () => (await import('./pages/anomaly/AnomaliesPage.tsx')).AnomaliesPage,
  ),
  anomalyDetail: pageCode(
    async () => (await import('./pages/anomaly/detail/page.tsx')).anomalyDetailPage,
    async () => (await import('./pages/anomaly/detail/AnomalyDetailPage.tsx')).AnomalyDetailPage,
  ),
  savingsPlans: pageCode(
    async () => (await import('./pages/optimization/savings-plans/overview/page.tsx')).savingsPlansPage,
    async () =>
      (await import('./pages/optimization/savings-plans/overview/SavingsPlansPage.tsx')).SavingsPlansPage,
  ),
  savingsPlansUtilization: pageCode(
    async () => (await import('./pages/optimization/savings-plans/utilization/page.tsx')).planUtilizationPage,
    async () =>
      (await import('./pages/optimization/savings-plans/utilization/PlanUtilizationPage.tsx'))
        .PlanUtilizationPage,
  ),
  savingsPlansCoverage: pageCode(
    async () => (await import('./pages/optimization/savings-plans/coverage/page.tsx')).planCoveragePage,
    async () =>
      (await import('./pages/optimization/savings-plans/coverage/PlanCoveragePage.tsx')).PlanCoveragePage,
  ),
  savingsPlansInventory: pageCode(
    async () => (await import('./pages/optimization/savings-plans/inventory/page.tsx')).planInventoryPage,
    async () =>
      (await import('./pages/optimization/savings-plans/inventory/PlanInventoryPage.tsx')).PlanInventoryPage,
  ),
  reservations: pageCode(
    async () => (await import('./pages/optimization/reservations/pages.tsx')).reservationsPage,
    async () => (await import('./pages/optimization/reservations/ReservationsPage.tsx')).ReservationsPage,
  ),
  reservationsUtilization: pageCode(
    async () => (await import('./pages/optimization/reservations/pages.tsx')).reservationUtilizationPage,
    async () =>
      (await import('./pages/optimization/reservations/ReservationUtilizationPage.tsx'))
        .ReservationUtilizationPage,
  ),
  reservationsCoverage: pageCode(
    async () => (await import('./pages/optimization/reservations/pages.tsx')).reservationCoveragePage,
    async () =>
      (await import('./pages/optimization/reservations/ReservationCoveragePage.tsx')).ReservationCoveragePage,
  ),
  reservationsInventory: pageCode(
    async () => (await import('./pages/optimization/reservations/pages.tsx')).reservationInventoryPage,
    async () =>
      (await import('./pages/optimization/reservations/ReservationInventoryPage.tsx'))
        .ReservationInventoryPage,
  ),
  azureReservations: pageCode(
    async () => (await import('./pages/optimization/azure-reservations/pages.tsx')).azureReservationsPage,
    async () =>
      (await import('./pages/optimization/azure-reservations/AzureReservationsPage.tsx'))
        .AzureReservationsPage,
  ),
  azureReservationsUtilization: pageCode(
    async () => (await import('./pages/optimization/azure-reservations/pages.tsx')).azureUtilizationPage,
    async () =>
      (await import('./pages/optimization/azure-reservations/AzureUtilizationPage.tsx')).AzureUtilizationPage,
  ),
  azureReservationsInventory: pageCode(
    async () => (await import('./pages/optimization/azure-reservations/pages.tsx')).azureInventoryPage,
    async () =>
      (await import('./pages/optimization/azure-reservations/AzureInventoryPage.tsx')).AzureInventoryPage,
  ),
  planAdvice: pageCode(
    async () => (await import('./pages/optimization/recommendations/pages.tsx')).planAdvicePage,
    async () => (await import('./pages/optimization/recommendations/AdvicePages.tsx')).PlanAdvicePage,
  ),
  ec2Advice: pageCode(
    async () => (await import('./pages/optimization/recommendations/pages.tsx')).ec2AdvicePage,
    async () => (await import('./pages/optimization/recommendations/AdvicePages.tsx')).Ec2AdvicePage,
  ),
  rdsAdvice: pageCode(
    async () => (await import('./pages/optimization/recommendations/pages.tsx')).rdsAdvicePage,
    async () => (await import('./pages/optimization/recommendations/AdvicePages.tsx')).RdsAdvicePage,
  ),
  nodeAdvice: pageCode(
    async () => (await import('./pages/optimization/recommendations/pages.tsx')).nodeAdvicePage,
    async () => (await import('./pages/optimization/recommendations/AdvicePages.tsx')).NodeAdvicePage,
  ),
  azureAdvice: pageCode(
    async () => (await import('./pages/optimization/recommendations/pages.tsx')).azureAdvicePage,
    async () => (await import('./pages/optimization/recommendations/AdvicePages.tsx')).AzureAdvicePage,
  ),
  advicePortfolio: pageCode(
    async () => (await import('./pages/optimization/recommendations/portfolio/page.tsx')).portfolioPage,
    async () =>
      (await import('./pages/optimization/recommendations/portfolio/PortfolioPage.tsx')).PortfolioPage,
  ),
  importedAdvice: pageCode(
    async () => (await import('./pages/optimization/recommendations/imported/page.tsx')).importedPage,
    async () => (await import('./pages/optimization/recommendations/imported/ImportedPage.tsx')).ImportedPage,
  ),
  adviceDecisions: pageCode(
    async () => (await import('./pages/optimization/recommendations/decisions/page.tsx')).decisionsPage,
    async () =>
      (await import('./pages/optimization/recommendations/decisions/DecisionsPage.tsx')).DecisionsPage,
  ),
  operations: pageCode(
    async () => (await import('./pages/operations/overview/page.tsx')).operationsPage,
    async () => (await import('./pages/operations/overview/OverviewPage.tsx')).OverviewPage,
  ),
  operationStatuses: pageCode(
    async () => (await import('./pages/operations/statuses/page.tsx')).operationStatusesPage,
    async () => (await import('./pages/operations/statuses/StatusesPage.tsx')).StatusesPage,
  ),
  migrationRoi: pageCode(
    async () => (await import('./pages/operations/roi/page.tsx')).migrationRoiPage,
    async () => (await import('./pages/operations/roi/RoiPage.tsx')).RoiPage,
  ),
  data: pageCode(
    async () => (await import('./pages/data/page.tsx')).dataPage,
    async () => (await import('./pages/data/DataPage.tsx')).DataPage,
  ),
  administration: pageCode(
    async () => (await import('./pages/administration/page.tsx')).administrationPage,
    async () => (await import('./pages/administration/AdministrationPage.tsx')).AdministrationPage,
  ),
  account: pageCode(
    async () => (await import('./pages/platform/account/page.tsx')).accountPage,
    async () => (await import('./pages/platform/account/AccountPage.tsx')).AccountPage,
  ),
  mails: pageCode(
    async () => (await import('./pages/platform/mails/page.tsx')).mailsPage,
    async () => (await import('./pages/platform/mails/MailsPage.tsx')).MailsPage,
  ),
};

/** Fetches the code of a page; a failure shows when the page is opened. */
export function preload(name: PageName): void {
  const { definition, component } = PAGE_CODE[name];
  for (const code of [definition(), component()]) code.catch(() => undefined);
}
