// The pages as navigation, ways out and the command palette list them, in the order in which they are listed.
import {
  IconActivityHeartbeat,
  IconBulb,
  IconCalendarDollar,
  IconCalendarStats,
  IconCategory,
  IconChartBar,
  IconDatabaseImport,
  IconDiscount,
  IconHeartRateMonitor,
  IconLayoutDashboard,
  IconMail,
  IconReceipt,
  IconTargetArrow,
  IconUserCog,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { MenuName } from '../../lib/catalogue/menus.ts';
import { type PageName, pageRow } from '../../lib/catalogue/pages.ts';
import type { MessageId } from '../intl/catalogues.ts';

/** Headings of the navigation, in their order. */
export const PAGE_GROUPS = [
  { name: 'cost', label: 'platform.shell.costManagement' },
  { name: 'optimization', label: 'platform.shell.optimization' },
  { name: 'setup', label: 'platform.shell.setup' },
] as const satisfies readonly { name: string; label: MessageId }[];

export interface ListedPage {
  name: PageName;
  label: MessageId;
  Icon: typeof IconChartBar;
  /** Null: found by the command palette, and led to by other pages, but not listed beside them. */
  group: (typeof PAGE_GROUPS)[number]['name'] | null;
  /** Listed where there is room for the main pages only: the one that a menu opens. */
  isMain?: boolean;
  /** Among the tabs of a phone, under a name that fits there. */
  tab?: MessageId;
}

export const LISTED_PAGES: readonly ListedPage[] = [
  {
    name: 'dashboard',
    label: 'platform.shell.dashboard',
    Icon: IconLayoutDashboard,
    group: 'cost',
    isMain: true,
    tab: 'platform.shell.dashboard',
  },
  {
    name: 'costAnalytics',
    label: 'platform.shell.costAnalytics',
    Icon: IconChartBar,
    group: 'cost',
    isMain: true,
    tab: 'platform.tabs.analytics',
  },
  {
    name: 'billing',
    label: 'platform.shell.billing',
    Icon: IconReceipt,
    group: 'cost',
    isMain: true,
    tab: 'platform.shell.billing',
  },
  { name: 'budgets', label: 'budgets.page.title', Icon: IconTargetArrow, group: 'cost' },
  {
    name: 'anomalies',
    label: 'platform.shell.anomalyDetection',
    Icon: IconActivityHeartbeat,
    group: 'cost',
    isMain: true,
    tab: 'platform.tabs.anomalies',
  },
  {
    name: 'savingsPlans',
    label: 'optimization.plans.title',
    Icon: IconDiscount,
    group: 'optimization',
    isMain: true,
  },
  {
    name: 'reservations',
    label: 'optimization.reservations.title',
    Icon: IconCalendarDollar,
    group: 'optimization',
    isMain: true,
  },
  {
    name: 'azureReservations',
    label: 'optimization.azure.title',
    Icon: IconCalendarStats,
    group: 'optimization',
    isMain: true,
  },
  {
    name: 'planAdvice',
    label: 'optimization.advice.title',
    Icon: IconBulb,
    group: 'optimization',
    isMain: true,
  },
  { name: 'serviceCategories', label: 'dashboard.categories.title', Icon: IconCategory, group: 'setup' },
  { name: 'data', label: 'platform.shell.data', Icon: IconDatabaseImport, group: 'setup', isMain: true },
  {
    name: 'operations',
    label: 'operations.page.title',
    Icon: IconHeartRateMonitor,
    group: 'setup',
    isMain: true,
  },
  {
    name: 'administration',
    label: 'platform.shell.administration',
    Icon: IconUsersGroup,
    group: 'setup',
    isMain: true,
  },
  { name: 'account', label: 'platform.account.title', Icon: IconUserCog, group: null },
  { name: 'mails', label: 'platform.mails.title', Icon: IconMail, group: null },
];

/** Pages that another one leads to, below its entry. */
const UNDER: Partial<Record<PageName, PageName>> = {
  sharedDashboard: 'dashboard',
  sharePreview: 'dashboard',
  billingDetails: 'billing',
  anomalyDetail: 'anomalies',
  savingsPlansUtilization: 'savingsPlans',
  savingsPlansCoverage: 'savingsPlans',
  savingsPlansInventory: 'savingsPlans',
  reservationsUtilization: 'reservations',
  reservationsCoverage: 'reservations',
  reservationsInventory: 'reservations',
  azureReservationsUtilization: 'azureReservations',
  azureReservationsInventory: 'azureReservations',
  ec2Advice: 'planAdvice',
  rdsAdvice: 'planAdvice',
  nodeAdvice: 'planAdvice',
  azureAdvice: 'planAdvice',
  advicePortfolio: 'planAdvice',
  importedAdvice: 'planAdvice',
  adviceDecisions: 'planAdvice',
  operationStatuses: 'operations',
  migrationRoi: 'operations',
};

/** The page whose menu entry a page belongs to; null for a path without a page. */
export function listedPage(name: PageName | null): PageName | null {
  return name && (UNDER[name] ?? name);
}

export const MAIN_PAGES = LISTED_PAGES.filter(({ isMain }) => isMain);

/** Whether a user with these rights may open the page. */
export function mayOpen(name: PageName, canSee: (menu: MenuName) => boolean): boolean {
  const { menu } = pageRow(name);
  return menu === null || canSee(menu);
}
