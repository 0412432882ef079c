// Requests with exactly the members that the specification gives (endpoints.tsv and section 3 of its core part), by path.
// What is the portal's own beside them is optional: none of it stands here.

import { SPECIFIED_OPERATIONS } from './specified-operations.ts';
import type { SpecifiedRequest } from './specified-request.ts';

const QUERY = {
  isAmortizedCost: false,
  isCompare: true,
  timeFrame: 'custom',
  startDate: '2024-06-01',
  endDate: '2024-06-30',
  compareTimeFrame: 'custom',
  compareStartDate: '2024-05-01',
  compareEndDate: '2024-05-31',
  viewBy: 'product',
  filters: { ali: [], aws: [], azure: [], gcp: [] },
  selectedVendors: ['aws', 'azr', 'gcp'],
  page: 1,
  itemsPerPage: 30,
};
const DETAIL = {
  costDate: '2024-06-10',
  compareCostDate: '2024-05-10',
  detailFilters: [],
  selectedVendor: 'aws',
  viewByItem: 'Amazon Elastic Compute Cloud',
  isMonthly: true,
};
const PERIOD = { startDate: '2024-06-01', endDate: '2024-06-30' };
const MONTH = { chargeMonth: 5, chargeYear: 2024 };
const VENDORS = { selectedVendors: ['aws', 'azr'] };
const ITEMS = {
  viewBy: 'account',
  dateType: 'monthly',
  timeFrame: 'last_3_months',
  filter: 'custom',
  customFilter: [{ item: '210000000011', vendor: 'aws' }],
};

const WIDGET = {
  widgetType: 'cost_by_account',
  index: 1,
  x: 0,
  y: 0,
  width: 12,
  height: 13,
  chartType: 'stack',
  dateType: 'monthly',
  timeFrame: 'last_3_months',
};

/** Every member of the send-invoice payload. */
const INVOICE = {
  siteId: 'LOCAL',
  cmpnId: 'sunflower',
  cmpnNm: 'Sunflower',
  vendor: 'aws',
  rprtId: null,
  rprtTitl: 'Sample',
  lang: 'en',
  sendType: 'monthly',
  currMnthYn: 'N',
  lnkdAccId: null,
  rprtType: 'BILL',
  creaUser: 'Dana Demo',
  invoiceContent: 'Of a test.',
  alias: '',
  billCurr: null,
  dwldType: 'csv',
  statVal: 'A',
  recipientList: ['viewer@skyledger.example'],
  srchVal: '',
  userId: 'dana-demo',
  userNm: 'Dana Demo',
  srchSt: null,
  srchEnd: null,
  subsTitl: '',
  ownSubsYn: 'N',
  cyleLocale: 'KST',
  cyleType: 'monthly',
  cyleDayMnth: 11,
  cyleTm: '10:00',
};
const RESERVATION = { cmpnId: 'sunflower', siteId: 'LOCAL', userId: 'dana-demo' };

const COMMITMENTS = {
  vendor: 'aws',
  startDate: '202404',
  endDate: '202406',
  accounts: [],
  serviceTypes: [],
  regions: [],
  instanceFamilies: [],
};
/** The common payload of reservations. */
const RESERVED = {
  vendor: 'aws',
  startDate: '201810',
  endDate: '201811',
  accounts: [],
  serviceTypes: [],
  regions: [],
  instanceFamilies: [],
};
const AZURE_RESERVED = { ...RESERVED, vendor: 'azr', startDate: '202405', endDate: '202406' };
const PAGE = { sortField: 'totalPayment', start: 1, limit: 20 };
const TEXT_PAGE = { sortField: 'totalPayment', start: '1', limit: '20' };
const ofWorkshop = (body: object): SpecifiedRequest => ({
  body: { ...RESERVED, ...body },
  company: 'workshop',
});

const PLAN_TRENDS = ['transition', 'transition_types', 'transition_regions', 'transition_familise'];
const PLAN_READS = [
  ...['inventory/filter', 'coverage/filter', 'coverage/total_summary', 'utilization/filter'],
  'utilization/total_summary',
  ...PLAN_TRENDS.flatMap((name) => [`coverage/${name}`, `utilization/${name}`]),
];
const PLAN_LISTS = [
  { path: 'inventory/list', sortField: 'endDate', limit: 10 },
  { path: 'coverage/list', sortField: 'totalCost', limit: 20 },
  { path: 'utilization/list', sortField: 'netSavings', limit: 20 },
];
const SAVINGS_PLANS: Record<string, SpecifiedRequest> = Object.fromEntries([
  ...PLAN_READS.map((name) => [`/optimization/savingsplans/${name}`, { body: COMMITMENTS }]),
  ...PLAN_LISTS.map(({ path, ...order }) => [
    `/optimization/savingsplans/${path}`,
    { body: { ...COMMITMENTS, start: 1, ...order } },
  ]),
]);

/** The common payload: months, days, term and payment are in the words of this portal. */
const ADVICE = { ...RESERVED, analysisPeriod: 30, term: 1, paymentOption: 'No Upfront' };
const RECOMMENDATIONS: Record<string, SpecifiedRequest> = Object.fromEntries(
  [
    ...['savingsplans/Recommendation/SavingsPlans', 'savingsplans/Recommendation/Account'],
    'savingsplans/Recommendation/SpSimulation',
    ...['Ec2Recommendation/Ec2Ri', 'Ec2Recommendation/Ec2RiAccount', 'Ec2Recommendation/Ec2RiSimulation'],
    ...['RdsRecommendation/RdsRi', 'RdsRecommendation/RdsRiAccount', 'RdsRecommendation/RdsRiSimulation'],
    ...['OpnsrchRecommendation/OpnsrchRi', 'OpnsrchRecommendation/OpnsrchRiAccount'],
    'OpnsrchRecommendation/OpnsrchRiRiSimulation',
  ].map((name) => [`/optimization/${name}`, { body: ADVICE, company: 'workshop' }]),
);

/** By path, in an order in which what is saved is there before it is read, changed and deleted. */
export const SPECIFIED_REQUESTS: Record<string, SpecifiedRequest> = {
  '/billing/aws/bills': { body: { term: 36 } },
  '/billing/aws/charge': { body: MONTH },
  '/billing/aws/invoices': { body: MONTH },
  '/billing/aws/details': {
    body: { ...MONTH, tagKey: null, viewBy: 'account', serviceGroupSetNm: null },
  },
  '/billing/aws/invoice_insight': { body: { yearMonth: '2024-05', viewBy: 'product' } },
  '/billing/aws/invoice_insight_grid': { body: { yearMonth: '2024-05', viewBy: 'product' } },
  '/billing/oci/invoice_insight': {
    body: { yearMonth: '2024-09', viewBy: 'product' },
    company: 'focus-sample',
  },
  '/billing/oci/invoice_insight_grid': {
    body: { yearMonth: '2024-09', viewBy: 'product' },
    company: 'focus-sample',
  },
  '/billing/aws/compute/resources': { body: MONTH },
  '/billing/aws/service_groups': { body: { ...MONTH, serviceGroupSetNm: 'Pool' } },
  '/billing/aws/autospot': { body: MONTH },
  '/billing/ncp/tagkeys': { body: { yearMonth: '2024-05' } },
  '/billing/common/tagkeys': { body: { vendor: 'aws', yearMonth: '2024-05' } },
  '/billing/common/service_group_sets': { body: { vendor: 'aws', yearMonth: '2024-05' } },
  '/billing/common/additional_services': { body: { vendor: 'aws', ...MONTH } },
  '/billing/mail/recipientList': { body: { searchWord: 'dana' } },
  '/billing/mail/send/email': { body: INVOICE },
  '/billing/mail/reservation/check': { body: { ...RESERVATION, vendor: 'aws' } },
  '/billing/mail/reservation/delete': {
    body: { ...RESERVATION, seq: 1_000_000, delYn: 'Y' },
    refusal: 'UNKNOWN_RESERVATION',
  },
  '/billing/mail/subs/subscribe/remove': { body: { token: 'none' } },
  '/billing/mail/main_report': { body: { vendor: 'aws', yearMonth: '2024-05', lang: 'en' } },
  '/ca/cost': { body: QUERY },
  '/ca/cost/detail': { body: DETAIL },
  '/ca/cost/detail/portion': { body: DETAIL },
  '/ca/cost/email/export/V2': { body: { ...QUERY, format: 'csv' } },
  '/ca/filter': { body: { selectedVendors: ['aws'], ...PERIOD } },
  '/ca/subFilter': { body: { field: 'product', word: 'amazon' } },
  '/ca/filter/related': { body: { filters: { aws: [{ field: 'region', values: ['us-east-1'] }] } } },
  '/ca/filter/user_filter': { body: {} },
  '/ca/filter/saveas': { body: { filterName: 'Specified', conditions: { aws: [], azure: [], gcp: [] } } },
  '/ca/filter/save': { body: { filterName: 'Specified', index: 1, conditions: { aws: [] } } },
  '/ca/filter/search': { body: { word: 'sam' } },
  '/ca/filter/delete': { body: { filterIndex: 1 } },
  '/dashboard/cost_month_to_date': { body: { ...VENDORS, filter: 'top_5_by_cost' } },
  '/dashboard/estimated_cost': { body: { ...VENDORS, filter: 'top_5_by_cost' } },
  '/dashboard/year_cost_fcst': { body: { selectedAccount: '210000000011' } },
  '/dashboard/budget_data': { body: VENDORS },
  '/dashboard/total_saving': { body: VENDORS },
  '/dashboard/top5': { body: { viewBy: 'account', timeFrame: 'last_30_days' } },
  '/dashboard/cost': { body: ITEMS },
  '/dashboard/costByVendor': { body: { ...ITEMS, selectedVendorsByWidget: ['aws', 'gcp'] } },
  '/dashboard/abnormal': { body: { threshold: 5, comparison: 'last_7_days' } },
  '/dashboard/ml_abnormal/user': { body: { sensitivity: 'M', minAlert: 100, maxAlert: 1000 } },
  '/dashboard/ml_abnormal/ai': { body: {} },
  '/anomaly/detectedList': { body: { ...PERIOD, level: 'major', vendor: 'aws', page: 1 } },
  '/anomaly/totalAlerts': { body: PERIOD },
  '/anomaly/detectedTime': { body: {} },
  '/anomaly/userAlertTop5': { body: PERIOD },
  '/anomaly/aiChangeTop5': { body: PERIOD },
  '/anomaly/aiModelAnalysis': { body: { alertId: 'none' }, refusal: 'UNKNOWN_ANOMALY' },
  '/anomaly/aiPossibleCause': { body: { alertId: 'none' }, refusal: 'UNKNOWN_ANOMALY' },
  '/anomaly/ml_abnormal/ai': { body: {} },
  '/dashboard/trend': { body: { timeFrame: 'last_3_months' } },
  '/dashboard/product_portion': { body: { timeFrame: 'last_30_days', filter: 'top_5_by_cost' } },
  '/dashboard/multi/product_portion': { body: { ...VENDORS, timeFrame: 'last_30_days' } },
  '/dashboard/portion_by': { body: { viewBy: 'region', timeFrame: 'last_30_days' } },
  '/dashboard/multi/portion_by_service_group': {
    body: { selectedServiceGroupSet: 'Pool', timeFrame: 'last_30_days' },
  },
  '/dashboard/multi/time_frame': { body: { ...VENDORS, timeFrame: 'last_3_months' } },
  '/widget/dashboards': { body: {} },
  '/widget/save_as_dashboard': {
    body: { dashboard: { dashboardName: 'Specified', isTemplate: false, widgets: [WIDGET] } },
  },
  '/widget/save_dashboard': {
    body: {
      dashboard: {
        dashboardName: 'Specified again',
        index: 2,
        isDashboardSelected: false,
        isTemplate: false,
        widgets: [WIDGET],
      },
    },
  },
  '/widget/select_dashboard': { body: { dashboardIndex: 2 } },
  '/widget/save_widget': { body: { widget: { ...WIDGET, index: 2, y: 13 } } },
  '/widget/get_dashboard_uuid': { body: { dashboardIndex: 2 } },
  '/widget/set_dashboard_by_uuid': {
    body: { uuid: '00000000-0000-4000-8000-000000000000' },
    refusal: 'UNKNOWN_SHARE',
  },
  '/widget/delete_dashboard': { body: { dashboardIndex: 2 } },
  '/general/serviceRequest': { body: { title: 'Sample', content: 'Of a test.' } },
  ...SAVINGS_PLANS,
  ...RECOMMENDATIONS,
  '/optimization/azure/reserved/ri/filter': { body: AZURE_RESERVED },
  '/optimization/azure/reserved/ri/list': {
    body: { sbscIds: [], term: 'P1Y', lbkPd: 'Last7Days', sortField: 'accountName', start: 1, limit: 10 },
  },
  '/optimization/integration/coverage/list': {
    body: { ...COMMITMENTS, sortField: 'totalCost', start: 1, limit: 20 },
  },
  ...SPECIFIED_OPERATIONS,
  '/common/serviceGroups': { body: { vendor: 'aws' } },
  '/common/info': { body: {} },
  '/common/save_currency': { body: { currency: 'USD' } },
  '/common/save_vendors': { body: { selectedVendors: ['aws', 'azr', 'gcp'] } },
  '/common/vendors': { body: {} },
  '/common/exist': { body: {} },
  '/common/companyMaxDatetime': { body: {} },
  '/survey/check': { body: {} },
  '/survey/save': { body: { helpful: true, comments: 'Of a test.', later: false } },
  '/users/recent/menu': { body: { menuId: 'MTV3010' } },
  '/cloud/vendor': { body: {} },
  '/optimization/reserved/coverage/filter': ofWorkshop({}),
  '/optimization/reserved/coverage/total_summary': ofWorkshop({}),
  '/optimization/reserved/coverage/transition': ofWorkshop({}),
  '/optimization/reserved/inventory/filter': ofWorkshop({}),
  '/optimization/reserved/utilization/filter': ofWorkshop({}),
  '/optimization/reserved/utilization/agreementDetail': ofWorkshop({}),
  '/optimization/reserved/utilization/total_summary': ofWorkshop({}),
  '/optimization/reserved/utilization/transition': ofWorkshop({}),
  '/optimization/reserved/coverage/list': ofWorkshop({ ...PAGE, sortField: 'totalCost' }),
  '/optimization/reserved/inventory/list': ofWorkshop({ ...PAGE, sortField: 'endDate', limit: 10 }),
  '/optimization/reserved/utilization/agreementList': ofWorkshop(PAGE),
  '/optimization/reserved/utilization/instanceFamilyList': ofWorkshop(PAGE),
  '/optimization/reserved/utilization/serviceList': ofWorkshop(PAGE),
  '/optimization/azure/reserved/inventory/filter': { body: AZURE_RESERVED },
  '/optimization/azure/reserved/utilization/filter': { body: AZURE_RESERVED },
  '/optimization/azure/reserved/utilization/agreementDetail': { body: AZURE_RESERVED },
  '/optimization/azure/reserved/utilization/total_summary': { body: AZURE_RESERVED },
  '/optimization/azure/reserved/utilization/transition': { body: AZURE_RESERVED },
  '/optimization/azure/reserved/utilization/transition_types': { body: AZURE_RESERVED },
  '/optimization/azure/reserved/utilization/transition_regions': { body: AZURE_RESERVED },
  '/optimization/azure/reserved/utilization/transition_familise': { body: AZURE_RESERVED },
  '/optimization/azure/reserved/inventory/list': {
    body: { ...AZURE_RESERVED, ...TEXT_PAGE, sortField: 'expiryDate' },
  },
  '/optimization/azure/reserved/utilization/agreementList': { body: { ...AZURE_RESERVED, ...TEXT_PAGE } },
  '/optimization/azure/reserved/utilization/instanceFamilyList': {
    body: { ...AZURE_RESERVED, ...TEXT_PAGE },
  },
  '/optimization/azure/reserved/utilization/serviceList': { body: { ...AZURE_RESERVED, ...TEXT_PAGE } },
};
