// Screens of anomalies over a graph that answers what a test says: an anomaly, the list it is in, and its detail.
import { AnomaliesPage } from '../../../web/pages/anomaly/AnomaliesPage.tsx';
import { AnomalyDetailPage } from '../../../web/pages/anomaly/detail/AnomalyDetailPage.tsx';
import { anomalyDetailPage } from '../../../web/pages/anomaly/detail/page.tsx';
import { anomaliesPage } from '../../../web/pages/anomaly/page.tsx';
import type { ShellViewer } from '../../../web/viewer/shell-viewer.ts';
import { type Answer, openPageAt } from './open-page.tsx';

const item = (key: string, label = key) => ({ key, label });
export const anomaly = {
  __typename: 'Anomaly',
  id: 'anomaly-1',
  analysedAt: '2024-06-30T06:10:00.000Z',
  account: item('210000000011', 'shop'),
  assignee: null,
  changeRate: 60.4,
  currency: 'USD',
  detectType: 'AI',
  detectedAt: '2024-06-12T06:10:00.000Z',
  direction: 'UP',
  endedOn: null,
  expected: 38.4,
  impact: 23.18,
  isHidden: false,
  isStarred: false,
  judgedThrough: '2024-06-29',
  kind: 'USAGE',
  lastSeenOn: '2024-06-29',
  level: 'MAJOR',
  message: 'Amazon RDS of shop cost more than expected',
  numberOfDays: 3,
  product: item('Amazon RDS'),
  real: 61.58,
  receivesAlerts: true,
  region: null,
  ruleTitle: null,
  sensitivity: 'MIDDLE',
  startedOn: '2024-06-27',
  unit: 'DAY',
  state: 'OPEN',
  stateFrom: null,
  stateUntil: null,
  topCause: {
    account: null,
    product: null,
    region: null,
    operation: null,
    purchaseOption: null,
    usageType: 'Aurora:StorageIOUsage',
    share: 84.6,
    resource: item('db-1'),
    owner: { tagKey: 'team', value: 'payments' },
  },
  vendor: 'AWS',
  version: 0,
  withdrawnReason: null,
};

const JUDGED = [
  {
    judgedAt: '2024-06-30T06:10:00.000Z',
    range: { start: '2024-04-01', end: '2024-06-29' },
    vendor: 'AWS',
  },
];
export const OPEN = {
  __typename: 'AnomalyOpen',
  sensitivity: 'MIDDLE',
  supportedVendors: ['AWS'],
};
const watch = (availability: object, judgedDays: object[] = JUDGED) => ({
  availability,
  judgedAt: judgedDays.length > 0 ? '2024-06-30T06:10:00.000Z' : null,
  judgedDays,
});
export const listed = (nodes: object[], availability: object = OPEN, judgedDays = JUDGED) => ({
  alertFeed: { alerts: [], totalCount: 0, unseenCount: 0 },
  anomalyWatch: watch(availability, judgedDays),
  anomalyCounts: [
    { level: 'CRITICAL', count: 0 },
    { level: 'MAJOR', count: nodes.length },
    { level: 'MINOR', count: 0 },
  ],
  ofAi: {
    currency: 'USD',
    items: nodes.map(() => ({
      account: anomaly.account,
      product: anomaly.product,
      region: null,
      count: 1,
      impact: 23.18,
      key: 'cost-1',
      ruleTitle: null,
      vendor: 'AWS',
    })),
  },
  ofRules: { currency: 'USD', items: [] },
  anomalies: { totalCount: nodes.length, edges: nodes.map((node) => ({ node })) },
});

const causes = {
  causes: [
    {
      account: item('210000000011', 'shop'),
      changeRate: 475,
      difference: 19.62,
      expected: 4.13,
      influence: 84.6,
      operation: '',
      product: 'Amazon RDS',
      purchaseOption: 'On-Demand',
      real: 23.75,
      region: item('us-east-1'),
      usageType: 'Aurora:StorageIOUsage',
    },
  ],
  currency: 'USD',
  difference: 23.18,
  expected: 38.4,
  effects: { usage: 20, price: 3, mix: 0.18 },
  others: {
    changeRate: 10,
    difference: 3.56,
    expected: 34.27,
    influence: 15.4,
    numberOfOthers: 4,
    real: 37.83,
  },
  owners: [{ difference: 20, share: 86, tagKey: 'team', value: 'payments' }],
  real: 61.58,
  resources: [{ difference: 20, key: 'db-1', label: 'orders-db' }],
};
const days = {
  currency: 'USD',
  days: ['2024-06-26', '2024-06-27'].map((date, place) => ({
    cost: place === 0 ? 12 : 21,
    costWithoutCause: place === 0 ? null : 13,
    date,
    expected: 12.8,
    isDetected: place === 1,
    models: ['ARIMA', 'ETS', 'PCR'].map((model) => ({ model, lower: 9, upper: 16, isOutside: place === 1 })),
  })),
};
export const history = {
  entries: [],
  people: [{ id: 'u-1', name: 'Mina Park' }],
};
export const detail = (changed: object = {}) => ({
  anomaly: { ...anomaly, causes, days, history, ...changed },
});

export function openList(at: string, viewer: object, errors?: Answer['errors']) {
  return openPageAt(anomaliesPage, AnomaliesPage, at, { viewer, ...(errors && { errors }) }, {});
}

export function openDetail(fields: object, viewer: Partial<ShellViewer> = {}) {
  return openPageAt(
    anomalyDetailPage,
    AnomalyDetailPage,
    '/dashboard/anomaly-detail?id=anomaly-1',
    { viewer: fields },
    viewer,
  );
}
