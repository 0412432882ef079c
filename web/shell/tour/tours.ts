// The guided tours: the page of each, and the tour that follows it. Steps are loaded when a tour begins.
import type { MenuName } from '../../../lib/catalogue/menus.ts';
import { type PageName, pagePath } from '../../../lib/catalogue/pages.ts';
import type { TourName } from '../../browser/local-storage.ts';
import type { MessageId } from '../../intl/catalogues.ts';
import { LISTED_PAGES, listedPage } from '../../routing/page-list.ts';

interface Tour {
  menu: MenuName;
  /** The page that it explains. */
  page: PageName;
  /** What the page is called where several are under one entry of the menu; left out: as the entry. */
  tab?: MessageId;
  /** The tour that may follow it. */
  next?: TourName;
}

export interface TourStep {
  /** The `data-part` of what it points at; a step whose part is not on the screen is passed over. */
  part: string;
  title: MessageId;
  text: MessageId;
  /** For users who may edit on the tour's menu: others do not have the part. */
  isForEditors?: true;
}

export const TOURS: Readonly<Record<TourName, Tour>> = {
  dashboard: { menu: 'DASHBOARD', page: 'dashboard', next: 'cost-analytics' },
  'cost-analytics': { menu: 'COST_ANALYTICS', page: 'costAnalytics', next: 'billing' },
  billing: { menu: 'BILLING', page: 'billing', next: 'savings-plans' },
  'savings-plans': { menu: 'SAVINGS_PLANS', page: 'savingsPlans', next: 'savings-plans-utilization' },
  'savings-plans-utilization': {
    menu: 'SAVINGS_PLANS',
    page: 'savingsPlansUtilization',
    tab: 'optimization.tab.utilization',
    next: 'savings-plans-coverage',
  },
  'savings-plans-coverage': {
    menu: 'SAVINGS_PLANS',
    page: 'savingsPlansCoverage',
    tab: 'optimization.tab.coverage',
    next: 'savings-plans-inventory',
  },
  'savings-plans-inventory': {
    menu: 'SAVINGS_PLANS',
    page: 'savingsPlansInventory',
    tab: 'optimization.tab.inventory',
    next: 'reservations',
  },
  reservations: { menu: 'RESERVED', page: 'reservations', next: 'reservations-utilization' },
  'reservations-utilization': {
    menu: 'RESERVED',
    page: 'reservationsUtilization',
    tab: 'optimization.tab.utilization',
    next: 'reservations-coverage',
  },
  'reservations-coverage': {
    menu: 'RESERVED',
    page: 'reservationsCoverage',
    tab: 'optimization.tab.coverage',
    next: 'reservations-inventory',
  },
  'reservations-inventory': {
    menu: 'RESERVED',
    page: 'reservationsInventory',
    tab: 'optimization.tab.inventory',
    next: 'azure-reservations',
  },
  'azure-reservations': {
    menu: 'AZURE_RESERVED',
    page: 'azureReservations',
    next: 'azure-reservations-utilization',
  },
  'azure-reservations-utilization': {
    menu: 'AZURE_RESERVED',
    page: 'azureReservationsUtilization',
    tab: 'optimization.tab.utilization',
    next: 'azure-reservations-inventory',
  },
  'azure-reservations-inventory': {
    menu: 'AZURE_RESERVED',
    page: 'azureReservationsInventory',
    tab: 'optimization.tab.inventory',
    next: 'recommendations',
  },
  recommendations: { menu: 'RECOMMENDATIONS', page: 'planAdvice', next: 'recommendations-portfolio' },
  'recommendations-portfolio': {
    menu: 'RECOMMENDATIONS',
    page: 'advicePortfolio',
    tab: 'optimization.portfolio.tab',
    next: 'recommendations-providers',
  },
  'recommendations-providers': {
    menu: 'RECOMMENDATIONS',
    page: 'importedAdvice',
    tab: 'optimization.imported.tab',
    next: 'recommendations-decisions',
  },
  'recommendations-decisions': {
    menu: 'RECOMMENDATIONS',
    page: 'adviceDecisions',
    tab: 'optimization.decision.tab',
  },
};

/** The tour of a page; null where there is none. */
export function tourOfPath(pathname: string): TourName | null {
  const names = Object.keys(TOURS) as TourName[];
  return names.find((name) => pathOf(name) === pathname) ?? null;
}

/** What the page of a tour is called. */
export function pageTitleOf(tour: TourName): MessageId {
  const { page, tab } = TOURS[tour];
  const entry = LISTED_PAGES.find(({ name }) => name === listedPage(page));
  if (!entry) throw new Error(`no entry of the menu leads to ${page}`);
  return tab ?? entry.label;
}

/** Where a tour begins. */
export function pathOf(tour: TourName): string {
  return pagePath(TOURS[tour].page);
}
