// The steps of the tours of Savings Plans and reservations: what their pages have alike is one step, said once.
import type { TourName } from '../../browser/local-storage.ts';
import type { TourStep } from './tours.ts';

const TABS: TourStep = {
  part: 'optimization.tabs',
  title: 'optimization.tour.tabsTitle',
  text: 'optimization.tour.tabsText',
};
const BAR: TourStep = {
  part: 'optimization.bar',
  title: 'optimization.tour.barTitle',
  text: 'optimization.tour.barText',
};
const CALENDAR: TourStep = {
  part: 'optimization.calendar',
  title: 'optimization.tour.calendarTitle',
  text: 'optimization.tour.calendarText',
};

/** Of the figures of use. */
const figures = (part: string): TourStep => ({
  part,
  title: 'optimization.tour.summaryTitle',
  text: 'optimization.tour.summaryText',
});
const trend = (part: string): TourStep => ({
  part,
  title: 'optimization.tour.trendTitle',
  text: 'optimization.tour.trendText',
});
const agreements = (part: string): TourStep => ({
  part,
  title: 'optimization.tour.agreementsTitle',
  text: 'optimization.tour.agreementsText',
});
const inventory = (part: string): TourStep => ({
  part,
  title: 'optimization.tour.inventoryTitle',
  text: 'optimization.tour.inventoryText',
});
const coverageRows = (part: string): TourStep => ({
  part,
  title: 'optimization.tour.rowsTitle',
  text: 'optimization.tour.rowsText',
});

const USE = figures('optimization.use');
const COVERAGE: TourStep = {
  part: 'optimization.coverage',
  title: 'optimization.tour.coverageTitle',
  text: 'optimization.tour.coverageText',
};
const USE_TREND = trend('optimization.trend');
const AGREEMENTS = agreements('optimization.agreements');
const EXPIRED: TourStep = {
  part: 'optimization.inventory',
  title: 'optimization.tour.inventoryTitle',
  text: 'optimization.tour.expiredText',
};

export const COMMITMENT_STEPS = {
  'savings-plans': [
    TABS,
    BAR,
    figures('savings-plans.summary'),
    {
      part: 'savings-plans.types',
      title: 'optimization.tour.typesTitle',
      text: 'optimization.tour.typesText',
    },
  ],
  'savings-plans-utilization': [
    figures('savings-plans.summary'),
    trend('savings-plans.trend'),
    agreements('savings-plans.agreements'),
  ],
  'savings-plans-coverage': [
    {
      part: 'savings-plans.summary',
      title: 'optimization.tour.twoWaysTitle',
      text: 'optimization.tour.twoWaysText',
    },
    trend('savings-plans.trend'),
    { part: 'savings-plans.mix', title: 'optimization.tour.mixTitle', text: 'optimization.tour.mixText' },
    coverageRows('savings-plans.coverage'),
  ],
  'savings-plans-inventory': [CALENDAR, inventory('savings-plans.inventory')],
  reservations: [TABS, BAR, USE, COVERAGE, EXPIRED, CALENDAR],
  'reservations-utilization': [USE, USE_TREND, AGREEMENTS],
  'reservations-coverage': [
    {
      part: 'optimization.coverage',
      title: 'optimization.tour.unitsTitle',
      text: 'optimization.tour.unitsText',
    },
    USE_TREND,
    coverageRows('optimization.rows'),
  ],
  'reservations-inventory': [CALENDAR, EXPIRED],
  'azure-reservations': [TABS, BAR, USE, EXPIRED, CALENDAR],
  'azure-reservations-utilization': [USE, USE_TREND, AGREEMENTS],
  'azure-reservations-inventory': [CALENDAR, EXPIRED],
  recommendations: [
    {
      part: 'advice.tabs',
      title: 'optimization.tour.adviceTabsTitle',
      text: 'optimization.tour.adviceTabsText',
    },
    {
      part: 'advice.bar',
      title: 'optimization.tour.adviceBarTitle',
      text: 'optimization.tour.adviceBarText',
    },
    {
      part: 'advice.list',
      title: 'optimization.tour.adviceListTitle',
      text: 'optimization.tour.adviceListText',
    },
    {
      part: 'advice.window',
      title: 'optimization.tour.adviceWindowTitle',
      text: 'optimization.tour.adviceWindowText',
    },
  ],
  'recommendations-portfolio': [
    {
      part: 'advice.portfolio',
      title: 'optimization.tour.portfolioTitle',
      text: 'optimization.tour.portfolioText',
    },
    {
      part: 'advice.overlaps',
      title: 'optimization.portfolio.overlaps',
      text: 'optimization.portfolio.overlapsNote',
    },
  ],
  'recommendations-providers': [
    {
      part: 'advice.imported',
      title: 'optimization.tour.importedTitle',
      text: 'optimization.imported.note',
    },
    {
      part: 'advice.bar',
      title: 'optimization.tour.adviceBarTitle',
      text: 'optimization.tour.importedBarText',
    },
  ],
  'recommendations-decisions': [
    {
      part: 'advice.promises',
      title: 'optimization.decision.promises',
      text: 'optimization.tour.promisesText',
    },
    {
      part: 'advice.decisions',
      title: 'optimization.decision.tab',
      text: 'optimization.tour.decisionsText',
    },
  ],
} as const satisfies Partial<Record<TourName, readonly TourStep[]>>;
