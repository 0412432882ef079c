// What the cost of one item is made of, over the demo's real data: parts and rows add up to the item.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sumMoney } from '../../../../lib/money/money.ts';
import { cost, detail, portion } from '../../../../upstream/contract/cost-analytics/cost-analytics.ts';
import type { RequestOf } from '../../../../upstream/contract/endpoint.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

type CostRequest = RequestOf<typeof cost>;

const JUNE: CostRequest = {
  isAmortizedCost: false,
  timeFrame: 'custom',
  startDate: '2024-06-01',
  endDate: '2024-06-30',
  timeUnit: 'day',
  viewBy: 'product',
  filters: {},
  selectedVendors: ['aws', 'azr', 'gcp'],
  page: 1,
  itemsPerPage: 1000,
};

let upstream: TestUpstream;
let sunflower: Caller;

beforeAll(async () => {
  upstream = await startUpstream();
  const token = await upstream.toolToken();
  sunflower = { url: upstream.url, token, userId: 'skyledger-tools', companyId: 'sunflower' };
});
afterAll(() => upstream?.close());

describe('the cost of one item', () => {
  const region = {
    isAmortizedCost: false,
    costDate: '2024-06-15',
    isMonthly: true,
    detailFilters: [],
    selectedVendor: 'aws' as const,
    viewBy: 'region' as const,
  };

  async function topRegion() {
    const reply = await ask(sunflower, cost, { ...JUNE, viewBy: 'region', selectedVendors: ['aws'] });
    const [top] = reply.items;
    if (!top) throw new Error('no region has cost');
    return top;
  }

  it('lists its rows by falling cost, page by page, and the month of the day (C-11)', async () => {
    const top = await topRegion();
    const request = { ...region, viewByItem: top.item, itemsPerPage: 200 };
    const first = await ask(sunflower, detail, { ...request, page: 1 });
    const second = await ask(sunflower, detail, { ...request, page: 2 });
    expect(first.totalCost).toBeCloseTo(top.totalCost, 6);
    expect(first.rows).toHaveLength(200);
    const costs = [...first.rows, ...second.rows].map((row) => row.cost);
    expect(costs).toEqual([...costs].sort((one, other) => other - one));
    for (const row of first.rows) {
      expect(row).toMatchObject({ vendor: 'aws', region: top.item });
      expect(row.usageDate.slice(0, 7)).toBe('2024-06');
    }
  });

  it('lists one day when asked for a day', async () => {
    const top = await topRegion();
    const request = { ...region, viewByItem: top.item, isMonthly: false, page: 1, itemsPerPage: 30 };
    const reply = await ask(sunflower, detail, request);
    // The range begins on the first of the month.
    expect(reply.totalCost).toBeCloseTo(top.dailyCosts[14] ?? Number.NaN, 6);
    for (const row of reply.rows) expect(row.usageDate).toBe('2024-06-15');
  });

  it.each([false, true])(
    'of a range is what the item costs in it (effective: %s)',
    async (isAmortizedCost) => {
      const workshop = { ...sunflower, companyId: 'workshop' };
      const days = { startDate: '2018-10-20', endDate: '2018-11-10' };
      const { items } = await ask(workshop, cost, {
        ...JUNE,
        ...days,
        isAmortizedCost,
        viewBy: 'region',
        selectedVendors: ['aws'],
      });
      expect(items.length).toBeGreaterThan(3);
      for (const { item, totalCost } of items) {
        const of = { ...region, isAmortizedCost, isMonthly: false, viewByItem: item };
        const request = { ...of, costDate: days.startDate, costEndDate: days.endDate };
        const rows = await ask(workshop, detail, { ...request, page: 1, itemsPerPage: 200 });
        const parts = await ask(workshop, portion, request);
        expect([rows.totalCost, parts.totalCost]).toEqual([totalCost, totalCost]);
        for (const { usageDate } of rows.rows)
          expect(usageDate >= days.startDate && usageDate <= days.endDate).toBe(true);
      }
    },
  );

  it.each([
    ['an end before the start', { costEndDate: '2024-06-14' }],
    ['over 12 months', { costEndDate: '2025-06-15' }],
    ['an end beside a whole month', { costEndDate: '2024-06-16', isMonthly: true }],
  ])('refuses %s and names the member', async (_name, change) => {
    const request = { ...region, isMonthly: false, viewByItem: 'x', ...change };
    for (const endpoint of [detail, portion]) {
      const error = await refusal(sunflower, endpoint, { ...request, page: 1, itemsPerPage: 30 });
      expect(error).toMatchObject({ status: 200, code: 'BAD_REQUEST', field: 'costEndDate' });
    }
  });

  it('is made of products, the tenth followed by others, whose shares make 100 percent (C-13)', async () => {
    const top = await topRegion();
    const reply = await ask(sunflower, portion, { ...region, viewByItem: top.item });
    expect(reply.totalCost).toBeCloseTo(top.totalCost, 6);
    expect(sumMoney(reply.items.map((item) => item.cost))).toBeCloseTo(reply.totalCost, 6);
    expect(sumMoney(reply.items.map((item) => item.portion))).toBeCloseTo(100, 6);
    const others = reply.items.filter(({ isOthers }) => isOthers);
    for (const group of others) expect(group.otherItems).toHaveLength(group.numberOfOthers);
    expect(reply.items.length - others.length).toBeLessThanOrEqual(10);
  });

  it('is made of usage types when the item is a product', async () => {
    const all = await ask(sunflower, cost, { ...JUNE, selectedVendors: ['aws'] });
    const [top] = all.items;
    const request = { ...region, viewBy: 'product' as const, viewByItem: top?.item ?? '' };
    const reply = await ask(sunflower, portion, request);
    expect(reply.totalCost).toBeCloseTo(top?.totalCost ?? Number.NaN, 6);
    expect(reply.items.map(({ item }) => item)).not.toContain(top?.item);
  });

  it('refuses a vendor that is not available', async () => {
    const error = await refusal(sunflower, portion, { ...region, selectedVendor: 'oci', viewByItem: 'x' });
    expect(error).toMatchObject({ code: 'VENDOR_NOT_AVAILABLE', field: 'selectedVendor' });
  });
});
