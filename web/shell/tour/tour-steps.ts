// What each step of a tour points at, and what it says.
import type { MenuName } from '../../../lib/catalogue/menus.ts';
import type { TourName } from '../../browser/local-storage.ts';
import { COMMITMENT_STEPS } from './commitment-steps.ts';
import { TOURS, type TourStep } from './tours.ts';

export const TOUR_STEPS: Readonly<Record<TourName, readonly TourStep[]>> = {
  dashboard: [
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
  'cost-analytics': [
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
  billing: [
    { part: 'billing.vendors', title: 'billing.tour.vendorsTitle', text: 'billing.tour.vendorsText' },
    { part: 'billing.summary', title: 'billing.tour.summaryTitle', text: 'billing.tour.summaryText' },
    { part: 'billing.months', title: 'billing.tour.monthsTitle', text: 'billing.tour.monthsText' },
    { part: 'billing.tabs', title: 'billing.tour.tabsTitle', text: 'billing.tour.tabsText' },
    { part: 'tree-grid', title: 'billing.tour.gridTitle', text: 'billing.tour.gridText' },
  ],
  ...COMMITMENT_STEPS,
};

/** The steps for a viewer with this right on the tour's menu. */
export function stepsFor(tour: TourName, canEdit: (menu: MenuName) => boolean): readonly TourStep[] {
  return TOUR_STEPS[tour].filter(({ isForEditors }) => !isForEditors || canEdit(TOURS[tour].menu));
}
