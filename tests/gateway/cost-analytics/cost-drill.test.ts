// The drill from a cell into what it is made of (C-11), and shares (C-13).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sumMoney } from '../../../lib/money/money.ts';
import { type AnsweredItem, askCost, nameOf } from '../../support/oracle/cost-answers.ts';
import { BASES, RANGES, VENDORS } from '../../support/oracle/filter-fields.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

const DETAIL = `query ($of: CostDetailQuery!) { viewer { costDetail(of: $of) {
  portions { total items { key cost share isOthers memberCount } } rows { total totalCount } } } }`;
interface Detail {
  viewer: {
    costDetail: {
      portions: { total: number; items: { key: string; cost: number; share: number }[] };
      rows: { total: number; totalCount: number };
    };
  };
}

describe('C-11 a cell', () => {
  const range = { start: '2024-06-03', end: '2024-06-09' };
  const question = {
    viewBy: 'PRODUCT',
    thenBy: [
      { viewBy: 'SERVICE_GROUP', serviceGroupSet: 'Pool' },
      { viewBy: 'TAG', tagKey: 'sunflower_type' },
    ],
    filters: [
      {
        vendor: 'AWS',
        conditions: [
          { field: 'REGION', values: ['us-west-2', 'eu-north-1', 'us-east-1'] },
          { field: 'USAGE_TYPE', contains: 'snapshot', isExcluding: true },
          { field: 'SERVICE_GROUP', values: ['Pool:::AWS Marketing'], isExcluding: true },
        ],
      },
      {
        vendor: 'GCP',
        conditions: [{ field: 'TAG', tagKey: 'sunflower_type', values: [''], isExcluding: true }],
      },
    ],
  };
  test.each(BASES)(
    'of a filtered view with three groupings drills to exactly its amount (%s)',
    async (basis) => {
      const asked = {
        ...question,
        basis,
        unit: 'DAY',
        range: { frame: 'CUSTOM', ...range },
        vendors: VENDORS.sunflower,
      };
      const { items, axis } = await askCost(gateway, asked);
      const cells = items.flatMap((item) =>
        item.amounts.flatMap((amount, place) =>
          amount === null ? [] : [{ item, amount, date: axis[place]?.date ?? '' }],
        ),
      );
      const largest = [...cells]
        .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
        .slice(0, 4);
      for (const { item, amount, date } of [...largest, cells[0], cells.at(-1)].filter(
        (cell) => cell !== undefined,
      )) {
        const of = { ...question, basis, date, keys: item.keys, vendor: item.vendor };
        const { costDetail } = (await gateway.ask<Detail>(DETAIL, { variables: { of } })).expectData().viewer;
        expect([nameOf(item), date, costDetail.portions.total]).toEqual([nameOf(item), date, amount]);
        expect(costDetail.rows.total).toBe(amount);
        expect(costDetail.rows.totalCount).toBeGreaterThan(0);
      }
      expect(new Set(items.map(({ vendor }) => vendor))).toEqual(new Set(['AWS', 'AZURE', 'GCP']));
    },
  );

  test('without its last keys is every item that begins with the others', async () => {
    const asked = { ...question, unit: 'MONTH', range: { frame: 'CUSTOM', ...range }, vendors: ['AWS'] };
    const { items, total } = await askCost(gateway, asked);
    const of = { ...question, vendor: 'AWS', date: range.start, endDate: range.end };
    const [first] = items;
    const totalOf = async (keys: readonly string[]) => {
      const variables = { of: { ...of, keys } };
      return (await gateway.ask<Detail>(DETAIL, { variables })).expectData().viewer.costDetail.portions.total;
    };
    const alike = (keys: readonly string[]) => (item: AnsweredItem) =>
      keys.every((key, place) => item.keys[place] === key);
    for (const keys of [[], first?.keys.slice(0, 1) ?? [], first?.keys.slice(0, 2) ?? []]) {
      expect(await totalOf(keys)).toBeCloseTo(
        sumMoney(items.filter(alike(keys)).map((item) => item.total)),
        9,
      );
    }
    expect(await totalOf([])).toBe(total.total);
  });
});

describe('C-13 shares', () => {
  test('make 100 percent with negative items', async () => {
    const range = { frame: 'CUSTOM', ...RANGES.sunflower };
    const { items } = await askCost(gateway, {
      viewBy: 'USAGE_TYPE',
      vendors: ['GCP'],
      range,
      unit: 'MONTH',
    });
    expect(items.some(({ share }) => share < 0)).toBe(true);
    expect(sumMoney(items.map(({ share }) => share))).toBeCloseTo(100, 9);
    const of = {
      vendor: 'GCP',
      viewBy: 'PRODUCT',
      keys: ['Compute Engine'],
      date: '2024-05-01',
      isMonthly: true,
    };
    const { portions } = (await gateway.ask<Detail>(DETAIL, { variables: { of } })).expectData().viewer
      .costDetail;
    expect(portions.items.some(({ cost }) => cost < 0)).toBe(true);
    expect(sumMoney(portions.items.map(({ share }) => share))).toBeCloseTo(100, 9);
    expect(sumMoney(portions.items.map(({ cost }) => cost))).toBeCloseTo(portions.total, 9);
  });
});
