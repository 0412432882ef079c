// The tours of Savings Plans and reservations: what their pages have alike is one step, said once.
import type { TourName } from '../../browser/local-storage.ts';
import type { Tour, TourStep } from './tour-steps.ts';

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

export const COMMITMENT_TOURS = {
  'savings-plans': {
    menu: 'SAVINGS_PLANS',
    page: 'savingsPlans',
    steps: [
      TABS,
      BAR,
      figures('savings-plans.summary'),
      {
        part: 'savings-plans.types',
        title: 'optimization.tour.typesTitle',
        text: 'optimization.tour.typesText',
      },
    ],
    next: 'savings-plans-utilization',
  },
  'savings-plans-utilization': {
    menu: 'SAVINGS_PLANS',
    page: 'savingsPlansUtilization',
    tab: 'optimization.tab.utilization',
    steps: [
      figures('savings-plans.summary'),
      trend('savings-plans.trend'),
      agreements('savings-plans.agreements'),
    ],
    next: 'savings-plans-coverage',
  },
  'savings-plans-coverage': {
    menu: 'SAVINGS_PLANS',
    page: 'savingsPlansCoverage',
    tab: 'optimization.tab.coverage',
    steps: [
      {
        part: 'savings-plans.summary',
        title: 'optimization.tour.twoWaysTitle',
        text: 'optimization.tour.twoWaysText',
      },
      trend('savings-plans.trend'),
      { part: 'savings-plans.mix', title: 'optimization.tour.mixTitle', text: 'optimization.tour.mixText' },
      coverageRows('savings-plans.coverage'),
    ],
    next: 'savings-plans-inventory',
  },
  'savings-plans-inventory': {
    menu: 'SAVINGS_PLANS',
    page: 'savingsPlansInventory',
    tab: 'optimization.tab.inventory',
    steps: [CALENDAR, inventory('savings-plans.inventory')],
    next: 'reservations',
  },
  reservations: {
    menu: 'RESERVED',
    page: 'reservations',
    steps: [TABS, BAR, USE, COVERAGE, EXPIRED, CALENDAR],
    next: 'reservations-utilization',
  },
  'reservations-utilization': {
    menu: 'RESERVED',
    page: 'reservationsUtilization',
    tab: 'optimization.tab.utilization',
    steps: [USE, USE_TREND, AGREEMENTS],
    next: 'reservations-coverage',
  },
  'reservations-coverage': {
    menu: 'RESERVED',
    page: 'reservationsCoverage',
    tab: 'optimization.tab.coverage',
    steps: [
      {
        part: 'optimization.coverage',
        title: 'optimization.tour.unitsTitle',
        text: 'optimization.tour.unitsText',
      },
      USE_TREND,
      coverageRows('optimization.rows'),
    ],
    next: 'reservations-inventory',
  },
  'reservations-inventory': {
    menu: 'RESERVED',
    page: 'reservationsInventory',
    tab: 'optimization.tab.inventory',
    steps: [CALENDAR, EXPIRED],
    next: 'azure-reservations',
  },
  'azure-reservations': {
    menu: 'AZURE_RESERVED',
    page: 'azureReservations',
    steps: [TABS, BAR, USE, EXPIRED, CALENDAR],
    next: 'azure-reservations-utilization',
  },
  'azure-reservations-utilization': {
    menu: 'AZURE_RESERVED',
    page: 'azureReservationsUtilization',
    tab: 'optimization.tab.utilization',
    steps: [USE, USE_TREND, AGREEMENTS],
    next: 'azure-reservations-inventory',
  },
  'azure-reservations-inventory': {
    menu: 'AZURE_RESERVED',
    page: 'azureReservationsInventory',
    tab: 'optimization.tab.inventory',
    steps: [CALENDAR, EXPIRED],
    next: 'recommendations',
  },
  recommendations: {
    menu: 'RECOMMENDATIONS',
    page: 'planAdvice',
    steps: [
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
    next: 'recommendations-portfolio',
  },
  'recommendations-portfolio': {
    menu: 'RECOMMENDATIONS',
    page: 'advicePortfolio',
    tab: 'optimization.portfolio.tab',
    steps: [
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
    next: 'recommendations-providers',
  },
  'recommendations-providers': {
    menu: 'RECOMMENDATIONS',
    page: 'importedAdvice',
    tab: 'optimization.imported.tab',
    steps: [
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
    next: 'recommendations-decisions',
  },
  'recommendations-decisions': {
    menu: 'RECOMMENDATIONS',
    page: 'adviceDecisions',
    tab: 'optimization.decision.tab',
    steps: [
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
  },
} as const satisfies Partial<Record<TourName, Tour>>;
