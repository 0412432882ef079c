// Values of the parameters of the pages of commitments, as they stand in an address.

const PAGE = ['1', '2', '100000'] as const;
const SIZE = ['10', '200'] as const;
const ANY_TEXT = 'any text';
const COMMITMENTS = {
  from: ['202401', '199912'],
  to: ['202406'],
  accounts: ['210000000011', '1,2'],
  products: ['Amazon Elastic Compute Cloud'],
  regions: ['us-east-1,eu-west-2'],
  families: ['m5', 't3,c5'],
} as const;
const TREND = {
  by: ['none', 'type', 'region', 'family'],
  show: ['money', 'percent'],
  view: ['chart', 'table'],
} as const;
const ORDER = ['asc', 'desc'] as const;

export const COMMITMENT_SAMPLES = {
  savingsPlans: { ...COMMITMENTS, period: ['month', 'year'] },
  savingsPlansUtilization: {
    ...COMMITMENTS,
    ...TREND,
    sort: ['netSavings', 'end'],
    order: ORDER,
    page: PAGE,
    size: SIZE,
    plan: ANY_TEXT,
  },
  savingsPlansCoverage: {
    ...COMMITMENTS,
    ...TREND,
    sort: ['total', 'coverage'],
    order: ORDER,
    page: PAGE,
    size: SIZE,
    mix: ['account', 'region', 'family'],
    mixShow: ['money', 'hours'],
  },
  savingsPlansInventory: {
    ...COMMITMENTS,
    sort: ['end', 'type'],
    order: ORDER,
    page: PAGE,
    size: SIZE,
    plan: ANY_TEXT,
  },
  reservations: {
    ...COMMITMENTS,
    sort: ['end', 'count'],
    order: ORDER,
    page: PAGE,
    size: SIZE,
    agreement: ANY_TEXT,
    expired: ['true', 'false'],
    tab: ['inventory', 'families', 'services'],
  },
  reservationsUtilization: {
    ...COMMITMENTS,
    ...TREND,
    sort: ['total', 'name'],
    order: ORDER,
    page: PAGE,
    size: SIZE,
    agreement: ANY_TEXT,
  },
  reservationsCoverage: {
    ...COMMITMENTS,
    sort: ['cost', 'units'],
    order: ORDER,
    page: PAGE,
    size: SIZE,
    unit: ['hours', 'units'],
    plans: ['true', 'false'],
    view: ['chart', 'table'],
  },
  reservationsInventory: {
    ...COMMITMENTS,
    sort: ['end', 'charged'],
    order: ORDER,
    page: PAGE,
    size: SIZE,
    agreement: ANY_TEXT,
    expired: ['true', 'false'],
  },
  azureReservations: {
    ...COMMITMENTS,
    sort: ['end', 'price'],
    order: ORDER,
    page: PAGE,
    size: SIZE,
    agreement: ANY_TEXT,
    expired: ['true', 'false'],
    tab: ['inventory', 'families', 'services'],
  },
  azureReservationsUtilization: {
    ...COMMITMENTS,
    ...TREND,
    sort: ['total', 'name'],
    order: ORDER,
    page: PAGE,
    size: SIZE,
    agreement: ANY_TEXT,
  },
  azureReservationsInventory: {
    ...COMMITMENTS,
    sort: ['end', 'utilization'],
    order: ORDER,
    page: PAGE,
    size: SIZE,
    agreement: ANY_TEXT,
    expired: ['true', 'false'],
  },
} as const;
