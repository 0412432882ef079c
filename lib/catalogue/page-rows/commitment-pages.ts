// The pages of Savings Plans and reservations, as rows of the table of pages.
import { MENUS } from '../menus.ts';

/** The months and filters that all pages of commitments have alike. */
const COMMITMENTS = {
  from: 'view',
  to: 'view',
  accounts: 'company',
  products: 'company',
  regions: 'company',
  families: 'company',
} as const;
/** The order and page of a list. */
const LIST = { sort: 'view', order: 'view', page: 'company', size: 'view' } as const;
/** Which reservation is open beside the page. */
const RESERVED = { agreement: 'company' } as const;
/** The order and page of the lists by family and by service, which stand beside others. */
const GROUPS = { familyList: 'company', serviceList: 'company' } as const;
/** How a trend is split and shown. */
const TREND = { by: 'view', show: 'view', view: 'view' } as const;

/** What advice is asked for, how it is listed, and which piece of it is open. */
const ADVICE = {
  ...LIST,
  days: 'view',
  term: 'view',
  payment: 'view',
  goal: 'view',
  target: 'view',
  expiring: 'view',
  guard: 'view',
  grows: 'view',
  anomalies: 'view',
  apart: 'view',
  month: 'view',
  accounts: 'company',
  regions: 'company',
  families: 'company',
  show: 'view',
  advice: 'company',
  buy: 'company',
} as const;

export const COMMITMENT_PAGES = {
  savingsPlans: {
    paths: [MENUS.SAVINGS_PLANS.url],
    menu: 'SAVINGS_PLANS',
    parameters: { ...COMMITMENTS, period: 'view' },
  },
  savingsPlansUtilization: {
    paths: [`${MENUS.SAVINGS_PLANS.url}/utilization`],
    menu: 'SAVINGS_PLANS',
    parameters: { ...COMMITMENTS, ...TREND, ...LIST, plan: 'company' },
  },
  savingsPlansCoverage: {
    paths: [`${MENUS.SAVINGS_PLANS.url}/coverage`],
    menu: 'SAVINGS_PLANS',
    parameters: { ...COMMITMENTS, ...TREND, ...LIST, mix: 'view', mixShow: 'view' },
  },
  savingsPlansInventory: {
    paths: [`${MENUS.SAVINGS_PLANS.url}/inventory`],
    menu: 'SAVINGS_PLANS',
    parameters: { ...COMMITMENTS, ...LIST, plan: 'company' },
  },
  reservations: {
    paths: [MENUS.RESERVED.url],
    movedFrom: ['/reserved'],
    menu: 'RESERVED',
    parameters: { ...COMMITMENTS, ...LIST, ...RESERVED, ...GROUPS, expired: 'view', tab: 'view' },
  },
  reservationsUtilization: {
    paths: [`${MENUS.RESERVED.url}/utilization`],
    menu: 'RESERVED',
    parameters: { ...COMMITMENTS, ...TREND, ...LIST, ...RESERVED },
  },
  reservationsCoverage: {
    paths: [`${MENUS.RESERVED.url}/coverage`],
    menu: 'RESERVED',
    parameters: { ...COMMITMENTS, ...LIST, by: 'view', unit: 'view', plans: 'view', view: 'view' },
  },
  reservationsInventory: {
    paths: [`${MENUS.RESERVED.url}/inventory`],
    menu: 'RESERVED',
    parameters: { ...COMMITMENTS, ...LIST, ...RESERVED, expired: 'view' },
  },
  azureReservations: {
    paths: [MENUS.AZURE_RESERVED.url],
    menu: 'AZURE_RESERVED',
    parameters: { ...COMMITMENTS, ...LIST, ...RESERVED, ...GROUPS, expired: 'view', tab: 'view' },
  },
  azureReservationsUtilization: {
    paths: [`${MENUS.AZURE_RESERVED.url}/utilization`],
    menu: 'AZURE_RESERVED',
    parameters: { ...COMMITMENTS, ...TREND, ...LIST, ...RESERVED, ...GROUPS },
  },
  azureReservationsInventory: {
    paths: [`${MENUS.AZURE_RESERVED.url}/inventory`],
    menu: 'AZURE_RESERVED',
    parameters: { ...COMMITMENTS, ...LIST, ...RESERVED, expired: 'view' },
  },
  planAdvice: { paths: [MENUS.RECOMMENDATIONS.url], menu: 'RECOMMENDATIONS', parameters: ADVICE },
  ec2Advice: { paths: ['/reserved-instances'], menu: 'RECOMMENDATIONS', parameters: ADVICE },
  rdsAdvice: { paths: ['/rdsrioptm'], menu: 'RECOMMENDATIONS', parameters: ADVICE },
  nodeAdvice: {
    paths: ['/opnsrchrioptm'],
    menu: 'RECOMMENDATIONS',
    parameters: { ...ADVICE, service: 'view' },
  },
  azureAdvice: {
    paths: [`${MENUS.AZURE_RESERVED.url}/rirecommend`],
    menu: 'RECOMMENDATIONS',
    parameters: ADVICE,
  },
  advicePortfolio: {
    paths: [`${MENUS.RECOMMENDATIONS.url}/portfolio`],
    menu: 'RECOMMENDATIONS',
    parameters: {
      days: 'view',
      term: 'view',
      payment: 'view',
      expiring: 'view',
      apart: 'view',
      month: 'view',
      accounts: 'company',
    },
  },
  importedAdvice: {
    paths: [`${MENUS.RECOMMENDATIONS.url}/providers`],
    menu: 'RECOMMENDATIONS',
    parameters: {
      days: 'view',
      term: 'view',
      payment: 'view',
      kind: 'view',
      verdict: 'view',
      page: 'company',
      size: 'view',
    },
  },
  adviceDecisions: {
    paths: [`${MENUS.RECOMMENDATIONS.url}/decisions`],
    menu: 'RECOMMENDATIONS',
    parameters: { states: 'view', advice: 'company' },
  },
} as const;
