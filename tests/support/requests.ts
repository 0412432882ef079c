// One request within the contract for each endpoint, for the company "sunflower".

const days = { startDate: '2024-06-01', endDate: '2024-06-30' };
const scope = { selectedVendors: ['aws', 'azr', 'gcp'], isAmortizedCost: false };
const item = {
  isAmortizedCost: false,
  costDate: '2024-06-10',
  isMonthly: true,
  detailFilters: {},
  selectedVendor: 'aws',
  viewBy: 'region',
  viewByItem: 'us-east-1',
};

export const SAMPLE_REQUESTS: Record<string, Record<string, unknown>> = {
  profile: {},
  keycloakJson: { domain: 'localhost', svcType: 'frontend' },
  currentUser: {},
  companies: {},
  switchCompany: { cmpnId: 'sunflower' },
  menus: {},
  siteInfo: {},
  commonInfo: {},
  vendors: {},
  availableVendors: {},
  companyMaxDatetime: {},
  saveVendors: { selectedVendors: ['aws'] },
  saveCurrency: { currency: 'KRW' },
  loadRuns: { page: 1, itemsPerPage: 30 },
  loadRunReport: { runId: 'no such load' },
  loadActivity: {},
  dataState: {},
  cost: {
    ...scope,
    ...days,
    timeFrame: 'custom',
    timeUnit: 'day',
    viewBy: 'product',
    filters: {},
    page: 1,
    itemsPerPage: 30,
  },
  detail: { ...item, page: 1, itemsPerPage: 30 },
  portion: item,
  filter: { selectedVendors: ['aws', 'gcp'], ...days },
  costMonthToDate: scope,
  dashboardCost: {
    ...scope,
    viewBy: 'product',
    dateType: 'monthly',
    timeFrame: 'last_3_months',
    filter: 'top_5_by_cost',
    customFilter: [],
  },
  top5: { ...scope, viewBy: 'account', timeFrame: 'last_30_days' },
  trend: { ...scope, timeFrame: 'last_3_months' },
};
