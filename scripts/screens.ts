// The screens that `npm run screenshots` takes; every page of the portal is among them.
import type { Page } from 'playwright';

export interface Screen {
  path: string;
  /** Stands in README. */
  isForReadme?: boolean;
  /** What is opened on it. */
  open?: (page: Page) => Promise<void>;
}

const openPalette = (search: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(search);
};

const BILL = '/billing?vendor=aws&month=2024-05';

export const SCREENS: Readonly<Record<string, Screen>> = {
  dashboard: { path: '/dashboard', isForReadme: true },
  'dashboard-edit': { path: '/dashboard?edit=1' },
  'dashboard-share-preview': { path: '/dashboard/share-preview' },
  'dashboard-share-gone': { path: '/dashboard/none/share' },
  'cost-analytics': { path: '/cost-analytics?range=last_month&compare=last_period', isForReadme: true },
  'cost-analytics-share': { path: '/cost-analytics?range=last_3_months&unit=month&then=account' },
  'cost-analytics-detail': { path: '/cost-analytics?range=last_month&item=Amazon+S3&itemVendor=aws' },
  'no-search-result': { path: '/cost-analytics?range=last_month&search=nothing+like+it' },
  billing: { path: '/billing', isForReadme: true },
  'bill-details': { path: `${BILL}&tab=details&layers=3` },
  'bill-invoices': { path: `${BILL}&tab=invoices` },
  'invoice-insight': { path: `${BILL}&tab=invoiceInsight` },
  'billing-details': { path: '/billing/details' },
  budgets: { path: '/budgets' },
  'service-categories': { path: '/service-categories' },
  anomalies: { path: '/anomaly-detection' },
  'anomaly-alerts': { path: '/anomaly-detection?notify=settings' },
  'anomaly-webhooks': { path: '/anomaly-detection?notify=webhooks' },
  'anomaly-deliveries': { path: '/anomaly-detection?notify=log' },
  'anomaly-gone': { path: '/dashboard/anomaly-detail?id=none' },
  'savings-plans': { path: '/savings-plans' },
  'savings-plans-utilization': { path: '/savings-plans/utilization' },
  'savings-plans-coverage': { path: '/savings-plans/coverage' },
  'savings-plans-inventory': { path: '/savings-plans/inventory' },
  reservations: { path: '/reservations' },
  'reservations-utilization': { path: '/reservations/utilization' },
  'reservations-coverage': { path: '/reservations/coverage' },
  'reservations-inventory': { path: '/reservations/inventory' },
  'azure-reservations': { path: '/azure-reservations' },
  'azure-reservations-utilization': { path: '/azure-reservations/utilization' },
  'azure-reservations-inventory': { path: '/azure-reservations/inventory' },
  'plan-advice': { path: '/spoptm' },
  'plan-advice-by-account': { path: '/spoptm?show=accounts&goal=regret' },
  'advice-portfolio': { path: '/spoptm/portfolio' },
  'imported-advice': { path: '/spoptm/providers' },
  'advice-decisions': { path: '/spoptm/decisions' },
  'ec2-advice': { path: '/reserved-instances' },
  'rds-advice': { path: '/rdsrioptm' },
  'node-advice': { path: '/opnsrchrioptm' },
  'azure-advice': { path: '/azure-reservations/rirecommend' },
  'operation-status': { path: '/mis-operation-status' },
  'csp-status': { path: '/mis-operation-status/csp' },
  'migration-roi': { path: '/mis-operation-status/roi' },
  data: { path: '/data' },
  members: { path: '/administration' },
  vendors: { path: '/administration?tab=vendors' },
  'invoice-settings': { path: '/administration?tab=invoices' },
  plan: { path: '/administration?tab=plan' },
  log: { path: '/administration?tab=log' },
  account: { path: '/account' },
  mails: { path: '/mails' },
  'not-found': { path: '/no/such/page' },
  'other-company': { path: '/dashboard?company=workshop' },
  palette: { path: '/dashboard', open: openPalette('') },
  bell: { path: '/dashboard', open: (page) => page.locator('header .tabler-icon-bell').click() },
};
