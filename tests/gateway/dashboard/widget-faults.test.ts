// A figure that its service fails to give, or gives wrongly, leaves the other figures of the page as they are (D-08, D-11 to D-13).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BadUpstream, json, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let bad: BadUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  bad = await startBadUpstream();
  gateway = await startGateway(upstream, { UPSTREAM_URL_DASHBOARD: bad.url });
});
afterAll(async () => {
  await gateway?.close();
  await bad?.close();
  await upstream?.close();
});

const days = { startDate: '2024-06-01', endDate: '2024-06-30' };
const portion = { currency: 'USD', ...days, totalCost: 0, totalCount: 0, items: [] };
const series = { currency: 'USD', ...days, dates: [], totalCost: 0, averageCost: 0, dailyCosts: [] };
const savings = { commitment: 0, discounts: 0, spot: 0, total: 0, credits: 0 };
const findings = {
  state: 'available',
  availableOn: null,
  supportedVendors: ['aws'],
  currency: 'USD',
  items: [],
};

/** A good answer of each endpoint, and a bad one that fits its shape in part. */
const ANSWERS: Record<string, { good: object; bad: object }> = {
  '/dashboard/product_portion': { good: portion, bad: { ...portion, totalCost: '0' } },
  '/dashboard/portion_by': { good: portion, bad: { ...portion, items: [{ vendor: 'none' }] } },
  '/dashboard/multi/product_portion': { good: portion, bad: {} },
  '/dashboard/multi/portion_by_service_group': { good: portion, bad: { ...portion, items: null } },
  '/dashboard/costByVendor': {
    good: { ...series, vendors: [] },
    // A line that is longer than its axis.
    bad: { ...series, vendors: [], dailyCosts: [1] },
  },
  '/dashboard/multi/time_frame': {
    good: { ...series, totalCount: 0, items: [], others: null },
    bad: { ...series, totalCount: 0, items: [{}], others: null },
  },
  '/dashboard/total_saving': {
    good: {
      currency: 'USD',
      monthToDate: { ...days, ...savings, vendors: [] },
      lastMonth: { ...days, ...savings, vendors: [] },
    },
    bad: { currency: 'USD', monthToDate: { ...days, ...savings, vendors: [] } },
  },
  '/dashboard/abnormal': {
    good: {
      currency: 'USD',
      ...days,
      compareStartDate: '2024-05-01',
      compareEndDate: '2024-05-30',
      cost: 0,
      compareCost: 0,
      totalCount: 0,
      items: [],
    },
    bad: { currency: 'USD', ...days },
  },
  '/dashboard/ml_abnormal/ai': {
    good: { ...findings, analysedThrough: null },
    bad: { ...findings, analysedThrough: null, state: 'unheard of' },
  },
};

const FIELDS: Record<string, string> = {
  productPortion: '/dashboard/product_portion',
  portionBy: '/dashboard/portion_by',
  integratedPortion: '/dashboard/multi/product_portion',
  serviceGroupPortion: '/dashboard/multi/portion_by_service_group',
  costByVendor: '/dashboard/costByVendor',
  vendorCosts: '/dashboard/multi/time_frame',
  totalSaving: '/dashboard/total_saving',
  abnormalChanges: '/dashboard/abnormal',
  aiAnomalies: '/dashboard/ml_abnormal/ai',
};

const PAGE = `{ viewer { productPortion { total } portionBy { total } integratedPortion { total }
  serviceGroupPortion(serviceGroupSet: "Pool") { total } costByVendor { currency } vendorCosts { currency }
  totalSaving { currency } abnormalChanges { totalCount } aiAnomalies { __typename } } }`;

/** All endpoints answer well but one. */
function answer(badPath: string, misbehave: 'fails' | 'is wrong'): void {
  bad.behave(({ url = '' }, response) => {
    const known = Object.entries(ANSWERS).find(([path]) => url.endsWith(path))?.[1];
    if (!url.endsWith(badPath)) return json(response, { status: 'OK', Data: known?.good });
    if (misbehave === 'fails') return json(response, 'broken', 500);
    return json(response, { status: 'OK', Data: known?.bad });
  });
}

test.each(Object.entries(FIELDS))('%s fails alone', async (field, path) => {
  for (const misbehave of ['fails', 'is wrong'] as const) {
    answer(path, misbehave);
    const reply = await gateway.ask<{ viewer: Record<string, unknown> }>(PAGE);
    const missing = Object.entries(reply.data?.viewer ?? {}).filter(([, figure]) => figure === null);
    expect(missing.map(([name]) => name)).toEqual([field]);
    expect(reply.expectError()).toMatchObject({
      path: ['viewer', field],
      extensions: { code: misbehave === 'fails' ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_BAD_REPLY' },
    });
  }
});
