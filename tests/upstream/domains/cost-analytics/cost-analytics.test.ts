// Cost analytics over the demo's real data: sums agree with each other, rules refuse with the member at fault.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sumMoney } from '../../../../lib/money/money.ts';
import { cost, filter } from '../../../../upstream/contract/cost-analytics/cost-analytics.ts';
import type { RequestOf } from '../../../../upstream/contract/endpoint.ts';
import { companyMaxDatetime } from '../../../../upstream/contract/platform/platform.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

type CostRequest = RequestOf<typeof cost>;

const VENDORS = ['aws', 'azr', 'gcp'] as const;
const JUNE: CostRequest = {
  isAmortizedCost: false,
  timeFrame: 'custom',
  startDate: '2024-06-01',
  endDate: '2024-06-30',
  timeUnit: 'day',
  viewBy: 'product',
  filters: {},
  selectedVendors: [...VENDORS],
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

const sumOf = (rows: readonly { totalCost: number }[]) => sumMoney(rows.map(({ totalCost }) => totalCost));

describe('/ca/cost', () => {
  it('adds up: items, days and vendors each make the total', async () => {
    const reply = await ask(sunflower, cost, JUNE);
    expect(reply.totalCost).toBeGreaterThan(0);
    expect(reply.items).toHaveLength(reply.totalCount);
    expect(reply.others).toBeNull();
    expect(sumOf(reply.items)).toBeCloseTo(reply.totalCost, 6);
    expect(sumMoney(reply.dailyCosts.map((cost) => cost ?? 0))).toBeCloseTo(reply.totalCost, 6);
    for (const item of reply.items) {
      expect(sumMoney(item.dailyCosts.map((cost) => cost ?? 0))).toBeCloseTo(item.totalCost, 6);
    }
    const parts = await Promise.all(
      VENDORS.map((vendor) => ask(sunflower, cost, { ...JUNE, selectedVendors: [vendor] })),
    );
    expect(sumOf(parts)).toBeCloseTo(reply.totalCost, 6);
  });

  it('aligns every series with the axis, by falling cost, with the mean of a day', async () => {
    const reply = await ask(sunflower, cost, JUNE);
    expect(reply.dates).toHaveLength(30);
    for (const item of [reply, ...reply.items]) expect(item.dailyCosts).toHaveLength(30);
    // A day by itself is what stands in its place.
    const startDate = reply.dates[9]?.date ?? '';
    const day = await ask(sunflower, cost, { ...JUNE, startDate, endDate: startDate });
    expect(reply.dailyCosts[9]).toBeCloseTo(day.totalCost, 9);
    const totals = reply.items.map(({ totalCost }) => totalCost);
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
    expect(reply.averageCost).toBeCloseTo(reply.totalCost / 30, 10);
  });

  it('has the mean of the days that have come where the range ends behind the newest data', async () => {
    const reply = await ask(sunflower, cost, { ...JUNE, startDate: '2024-06-16', endDate: '2024-07-15' });
    expect(reply.dates.filter(({ isEmptyDate }) => isEmptyDate)).toHaveLength(15);
    expect(reply.knownDays).toBe(15);
    for (const line of [reply, ...reply.items]) expect(line.averageCost).toBeCloseTo(line.totalCost / 15, 10);
  });

  it('has the same total whatever it is split by and whatever the step', async () => {
    const { totalCost } = await ask(sunflower, cost, JUNE);
    for (const viewBy of ['account', 'region'] as const)
      expect((await ask(sunflower, cost, { ...JUNE, viewBy })).totalCost).toBe(totalCost);
    for (const timeUnit of ['week', 'month'] as const)
      expect((await ask(sunflower, cost, { ...JUNE, timeUnit })).totalCost).toBe(totalCost);
  });

  it('sums what is not on the page in others', async () => {
    const all = await ask(sunflower, cost, JUNE);
    const page = await ask(sunflower, cost, { ...JUNE, itemsPerPage: 3, page: 2 });
    expect(page.items.map(({ item }) => item)).toEqual(all.items.slice(3, 6).map(({ item }) => item));
    expect(page.others?.numberOfOthers).toBe(all.totalCount - 3);
    expect(sumOf([...page.items, page.others ?? { totalCost: 0 }])).toBeCloseTo(all.totalCost, 6);
  });

  it('starts weeks on Sunday and cuts the first and the last to the range', async () => {
    const { dates } = await ask(sunflower, cost, { ...JUNE, timeUnit: 'week', startDate: '2024-05-30' });
    expect(dates.map(({ date, endDate }) => `${date} ${endDate}`)).toEqual([
      '2024-05-30 2024-06-01',
      '2024-06-02 2024-06-08',
      '2024-06-09 2024-06-15',
      '2024-06-16 2024-06-22',
      '2024-06-23 2024-06-29',
      '2024-06-30 2024-06-30',
    ]);
  });

  it('starts weeks on the day that it is asked for, with the same total', async () => {
    const sundays = await ask(sunflower, cost, { ...JUNE, timeUnit: 'week' });
    const fridays = await ask(sunflower, cost, { ...JUNE, timeUnit: 'week', weekStartsOn: 5 });
    expect(fridays.dates.map(({ date }) => date)).toEqual([
      '2024-06-01',
      '2024-06-07',
      '2024-06-14',
      '2024-06-21',
      '2024-06-28',
    ]);
    expect(fridays.totalCost).toBe(sundays.totalCost);
    expect(sumMoney(fridays.dailyCosts.map((cost) => cost ?? 0))).toBeCloseTo(sundays.totalCost, 6);
    for (const [index, { date, endDate }] of fridays.dates.entries()) {
      const days = await ask(sunflower, cost, { ...JUNE, startDate: date, endDate });
      expect(fridays.dailyCosts[index]).toBeCloseTo(days.totalCost, 6);
    }
  });

  it.each([-1, 7, 1.5])('refuses weeks that start on day %d', async (weekStartsOn) => {
    const error = await refusal(sunflower, cost, { ...JUNE, timeUnit: 'week', weekStartsOn });
    expect(error).toMatchObject({ status: 400, code: 'BAD_REQUEST', field: 'weekStartsOn' });
  });

  it('names the regions of Workshop, though many rows have no name', async () => {
    const workshop = { ...sunflower, companyId: 'workshop' };
    const days = { startDate: '2018-10-01', endDate: '2018-11-30', timeUnit: 'month' as const };
    const request: CostRequest = { ...JUNE, ...days, viewBy: 'region', selectedVendors: ['aws'] };
    const { items } = await ask(workshop, cost, request);
    const names = new Map(items.map(({ item, itemAlias }) => [item, itemAlias]));
    expect(names.get('us-east-1')).toBe('US East (N. Virginia)');
    expect(items.filter(({ item, itemAlias }) => item === itemAlias)).toEqual([]);
  });

  it('keeps the values of a filter, and rows of other vendors as they are', async () => {
    const all = await ask(sunflower, cost, JUNE);
    const [first] = all.items.filter(({ vendor }) => vendor === 'aws');
    const filters = { aws: [{ field: 'product' as const, values: [first?.item ?? ''] }] };
    const kept = await ask(sunflower, cost, { ...JUNE, filters });
    const aws = kept.items.filter(({ vendor }) => vendor === 'aws');
    expect(aws.map(({ item }) => item)).toEqual([first?.item]);
    expect(kept.items.filter(({ vendor }) => vendor !== 'aws')).toEqual(
      all.items.filter(({ vendor }) => vendor !== 'aws'),
    );
  });

  it('marks the day that still grows as partial and later days as empty', async () => {
    const { today, completeThrough } = await ask(sunflower, companyMaxDatetime, {});
    const request = { ...JUNE, startDate: '2024-06-20', endDate: '2024-07-10' };
    const { dates, dailyCosts } = await ask(sunflower, cost, request);
    expect(dates.filter(({ isPartial }) => isPartial).map(({ date }) => date)).toEqual([today]);
    const empty = dates.filter(({ isEmptyDate }) => isEmptyDate).map(({ date }) => date);
    expect(empty).toEqual(dates.map(({ date }) => date).filter((date) => date > today));
    expect(completeThrough && dates.find(({ date }) => date === completeThrough)).toMatchObject({
      isPartial: false,
      isEmptyDate: false,
    });
    for (const [place, { date }] of dates.entries()) if (date > today) expect(dailyCosts[place]).toBeNull();
  });

  it.each([
    ['an end before the start', { startDate: '2024-06-02', endDate: '2024-06-01' }, 'endDate'],
    ['over 12 months', { startDate: '2023-06-30', endDate: '2024-06-30', timeUnit: 'month' }, 'startDate'],
    ['over 93 days by day', { startDate: '2024-03-29', endDate: '2024-06-30' }, 'startDate'],
    ['a condition of nothing', { filters: { aws: [{ field: 'region' as const }] } }, 'filters.aws'],
    ['a tag without a key', { filters: { aws: [{ field: 'tags' as const, values: ['x'] }] } }, 'filters.aws'],
    [
      'a service group that is not set:::group',
      { filters: { aws: [{ field: 'serviceGroup' as const, values: ['Dev'] }] } },
      'filters.aws',
    ],
    ['the view-by tag without a key', { viewBy: 'tag' as const }, 'tagKey'],
    ['a set beside another view-by', { serviceGroupSetNm: 'Pool' }, 'serviceGroupSetNm'],
    [
      'a filter of no vendor',
      { filters: { azr: [{ field: 'product' as const, values: ['x'] }] } },
      'filters.azr',
    ],
  ])('refuses %s and names the member (C-02)', async (_name, change, field) => {
    const error = await refusal(sunflower, cost, { ...JUNE, ...change });
    expect(error).toMatchObject({ status: 200, code: 'BAD_REQUEST', field });
  });

  it('refuses eleven items of one field, in however many conditions (C-05)', async () => {
    const values = Array.from({ length: 10 }, (_, place) => `region-${place}`);
    const filters = {
      aws: [
        { field: 'region' as const, values },
        { field: 'region' as const, contains: 'us' },
      ],
    };
    const error = await refusal(sunflower, cost, { ...JUNE, filters });
    expect(error).toMatchObject({ status: 200, code: 'FILTER_ITEMS', field: 'filters.aws' });
  });

  it('allows just 12 months by month and just 93 days by day', async () => {
    await ask(sunflower, cost, { ...JUNE, startDate: '2023-07-01', timeUnit: 'month' });
    await ask(sunflower, cost, { ...JUNE, startDate: '2024-03-30' });
  });

  it('refuses a vendor without data in the company', async () => {
    const error = await refusal(sunflower, cost, { ...JUNE, selectedVendors: ['aws', 'tencent'] });
    expect(error).toMatchObject({ status: 200, code: 'VENDOR_NOT_AVAILABLE', field: 'selectedVendors' });
  });

  it('never shows the rows of one company to another', async () => {
    const workshop = { ...sunflower, companyId: 'workshop' };
    const reply = await ask(workshop, cost, { ...JUNE, selectedVendors: ['aws'] });
    expect(reply).toMatchObject({ totalCount: 0, totalCost: 0, items: [] });
  });

  it('sums effective cost apart from billed cost', async () => {
    const workshop = { ...sunflower, companyId: 'workshop' };
    const request: CostRequest = {
      ...JUNE,
      startDate: '2018-10-01',
      endDate: '2018-11-30',
      selectedVendors: ['aws'],
    };
    const billed = await ask(workshop, cost, request);
    const effective = await ask(workshop, cost, { ...request, isAmortizedCost: true });
    expect(billed.totalCost).not.toBe(effective.totalCost);
  });
});

describe('/ca/filter', () => {
  it('lists what occurs, by vendor and field, with its cost (C-05)', async () => {
    const range = { startDate: '2024-06-01', endDate: '2024-06-30' };
    const reply = await ask(sunflower, filter, { selectedVendors: ['gcp', 'aws'], ...range });
    expect(reply.vendors.map(({ vendor }) => vendor)).toEqual(['gcp', 'aws']);
    const aws = await ask(sunflower, cost, { ...JUNE, selectedVendors: ['aws'] });
    const fields = reply.vendors.find(({ vendor }) => vendor === 'aws')?.fields ?? [];
    const optionsOf = (name: string) => fields.find(({ field }) => field === name)?.options ?? [];
    expect(optionsOf('product').map(({ value }) => value)).toEqual(aws.items.map(({ item }) => item));
    for (const field of ['account', 'product', 'region'] as const)
      expect(sumMoney(optionsOf(field).map((option) => option.cost))).toBeCloseTo(aws.totalCost, 6);
  });
});
