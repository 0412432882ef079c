// The guided tours: what each step points at, and what it says.
import type { MenuName } from '../../../lib/catalogue/menus.ts';
import { pagePath } from '../../../lib/catalogue/pages.ts';
import type { TourName } from '../../browser/local-storage.ts';
import type { MessageId } from '../../intl/catalogues.ts';
import { LISTED_PAGES, listedPage } from '../../routing/page-list.ts';
import { COMMITMENT_TOURS } from './commitment-tours.ts';
import type { Tour, TourStep } from './tour-steps.ts';

export const TOUR_STEPS: Record<TourName, Tour> = {
  dashboard: {
    menu: 'DASHBOARD',
    page: 'dashboard',
    steps: [
      {
        part: 'dashboard.monthToDate.title',
        title: 'dashboard.tour.figureTitle',
        text: 'dashboard.tour.figureText',
      },
      { part: 'dashboard.scope', title: 'dashboard.tour.scopeTitle', text: 'dashboard.tour.scopeText' },
      {
        part: 'dashboard.edit',
        title: 'dashboard.tour.editTitle',
        text: 'dashboard.tour.editText',
        isForEditors: true,
      },
      {
        part: 'dashboard.add',
        title: 'dashboard.tour.addTitle',
        text: 'dashboard.tour.addText',
        isForEditors: true,
      },
      {
        part: 'dashboard.share',
        title: 'dashboard.tour.shareTitle',
        text: 'dashboard.tour.shareText',
        isForEditors: true,
      },
      { part: 'palette', title: 'dashboard.tour.paletteTitle', text: 'dashboard.tour.paletteText' },
    ],
    next: 'cost-analytics',
  },
  'cost-analytics': {
    menu: 'COST_ANALYTICS',
    page: 'costAnalytics',
    steps: [
      {
        part: 'cost-analytics.bar',
        title: 'cost-analytics.tour.barTitle',
        text: 'cost-analytics.tour.barText',
      },
      {
        part: 'cost-analytics.answer',
        title: 'cost-analytics.tour.answerTitle',
        text: 'cost-analytics.tour.answerText',
      },
      {
        part: 'cost-analytics.chart',
        title: 'cost-analytics.tour.chartTitle',
        text: 'cost-analytics.tour.chartText',
      },
      {
        part: 'cost-analytics.table',
        title: 'cost-analytics.tour.tableTitle',
        text: 'cost-analytics.tour.tableText',
      },
    ],
    next: 'billing',
  },
  billing: {
    menu: 'BILLING',
    page: 'billing',
    steps: [
      { part: 'billing.vendors', title: 'billing.tour.vendorsTitle', text: 'billing.tour.vendorsText' },
      { part: 'billing.summary', title: 'billing.tour.summaryTitle', text: 'billing.tour.summaryText' },
      { part: 'billing.months', title: 'billing.tour.monthsTitle', text: 'billing.tour.monthsText' },
      { part: 'billing.tabs', title: 'billing.tour.tabsTitle', text: 'billing.tour.tabsText' },
      { part: 'tree-grid', title: 'billing.tour.gridTitle', text: 'billing.tour.gridText' },
    ],
    next: 'savings-plans',
  },
  ...COMMITMENT_TOURS,
};

/** The steps for a viewer with this right on the tour's menu. */
export function stepsFor(tour: TourName, canEdit: (menu: MenuName) => boolean): readonly TourStep[] {
  const { menu, steps } = TOUR_STEPS[tour];
  return steps.filter(({ isForEditors }) => !isForEditors || canEdit(menu));
}

/** The tour of a page; null where there is none. */
export function tourOfPath(pathname: string): TourName | null {
  const names = Object.keys(TOUR_STEPS) as TourName[];
  return names.find((name) => pathOf(name) === pathname) ?? null;
}

/** What the page of a tour is called. */
export function pageTitleOf(tour: TourName): MessageId {
  const { page, tab }: Tour = TOUR_STEPS[tour];
  const entry = LISTED_PAGES.find(({ name }) => name === listedPage(page));
  if (!entry) throw new Error(`no entry of the menu leads to ${page}`);
  return tab ?? entry.label;
}

/** Where a tour begins. */
export function pathOf(tour: TourName): string {
  return pagePath(TOUR_STEPS[tour].page);
}
