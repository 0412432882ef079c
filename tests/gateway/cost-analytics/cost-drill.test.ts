// The drill from a cell into what it is made of (C-11), shares (C-13), and lines that several vendors share (C-04).
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sumMoney } from '../../../lib/money/money.ts';
import {
  type AnsweredItem,
  askCost,
  type CostAnswer,
  expectItems,
  expectMonths,
  isNear,
  nameOf,
} from '../../support/oracle/cost-answers.ts';
import { BASES, RANGES, VENDORS } from '../../support/oracle/filter-fields.ts';
import { type RawCharge, rawCharges } from '../../support/oracle/raw/raw-fields.ts';
import { type RawField, rawItems, sumOfItems } from '../../support/oracle/raw/raw-sums.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { openCompany } from '../../support/product/own-company.ts';
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

describe('C-04 same names across vendors as one line', () => {
  const range = { start: '2024-05-01', end: '2024-06-30' };
  const before = { start: '2024-03-01', end: '2024-04-30' };
  const query = { vendors: VENDORS.sunflower, range: { frame: 'CUSTOM', ...range }, joinSameNames: true };
  let charges: readonly RawCharge[];

  beforeAll(async () => {
    charges = await rawCharges('sunflower');
    await openCompany(upstream.dataDir, 'sunflower');
  });

  /** Of all vendors: the name alone tells an item. */
  const ofAll = () => charges.map((charge) => ({ ...charge, vendor: 'all' }));
  const asOfAll = (answer: CostAnswer): CostAnswer => ({
    ...answer,
    items: answer.items.map((item) => ({ ...item, vendor: 'all' })),
  });

  test.each<[string, object, RawField[]]>([
    ['tags', { viewBy: 'TAG', tagKey: 'sunflower_type' }, [{ tag: 'sunflower_type' }]],
    ['service groups', { viewBy: 'SERVICE_GROUP', serviceGroupSet: 'Pool' }, ['pool']],
    [
      'charge categories and a tag',
      { viewBy: 'CHARGE_CATEGORY', thenBy: [{ viewBy: 'TAG', tagKey: 'sunflower_device_name' }] },
      [{ column: 'ChargeCategory' }, { tag: 'sunflower_device_name' }],
    ],
  ])('%s are the sums of all their charges, and tell what each vendor has', async (_name, words, by) => {
    for (const basis of BASES) {
      const answer = await askCost(gateway, { ...query, ...words, unit: 'WEEK', basis }, { months: true });
      const asked = { basis, range, unit: 'WEEK' as const };
      const expected = rawItems(ofAll(), by, asked);
      expectItems(asOfAll(answer), expected);
      expectMonths(asOfAll(answer), rawItems(ofAll(), by, { ...asked, unit: 'MONTH' }));
      expect(isNear(answer.total.total, sumOfItems(expected))).toBe(true);
      const apart = rawItems(charges, by, asked);
      const shared = answer.items.filter(({ byVendor }) => byVendor);
      expect(shared.length).toBeGreaterThan(0);
      for (const { keys, vendor, byVendor } of shared) {
        expect(vendor).toBeNull();
        expect(new Set(byVendor?.map((part) => part.vendor)).size).toBe(byVendor?.length);
        for (const part of byVendor ?? [])
          expect(isNear(part.amount, apart.get(nameOf({ ...part, keys }))?.total)).toBe(true);
      }
      const totals = answer.items.map(({ total }) => total);
      expect(totals).toEqual([...totals].sort((one, other) => other - one));
    }
  });

  test('a line leads to its own cost: in the detail, by filters on each vendor, and beside the days before', async () => {
    const words = { viewBy: 'CHARGE_CATEGORY' };
    const { items } = await askCost(gateway, { ...query, ...words, unit: 'MONTH' });
    const shared = items.filter(({ byVendor }) => byVendor);
    const apart = rawItems(charges, [{ column: 'ChargeCategory' }], { basis: 'BILLED', range: before });
    expect(shared.length).toBeGreaterThan(0);
    for (const { keys, total, byVendor } of shared) {
      const [vendor, ...alsoVendors] = (byVendor ?? []).map((part) => part.vendor);
      const of = {
        ...{ ...words, keys, vendor, alsoVendors, date: range.start, endDate: range.end },
        ...{ compareDate: before.start, compareEndDate: before.end },
      };
      const { costDetail } = (await gateway.ask<LineDetail>(LINE_DETAIL, { variables: { of } })).expectData()
        .viewer;
      expect(costDetail.rows.total).toBeCloseTo(total, 9);
      expect(costDetail.portions.total).toBeCloseTo(total, 9);
      expect(sumMoney(costDetail.portions.items.map(({ cost }) => cost))).toBeCloseTo(total, 9);
      expect(new Set(costDetail.portions.items.map(({ key }) => key)).size).toBe(
        costDetail.portions.items.length,
      );
      const past = [vendor, ...alsoVendors].map(
        (each) => apart.get(nameOf({ vendor: each ?? '', keys }))?.total ?? new Big(0),
      );
      expect(
        isNear(
          costDetail.portions.compareTotal,
          past.reduce((sum, each) => sum.plus(each)),
        ),
      ).toBe(true);
      const vendors = [vendor, ...alsoVendors];
      const condition = { field: 'CHARGE_CATEGORY', values: keys };
      const filters = vendors.map((each) => ({ vendor: each, conditions: [condition] }));
      const filtered = await askCost(gateway, { ...query, joinSameNames: false, vendors, filters });
      expect(filtered.total.total).toBeCloseTo(total, 9);
    }
    const rows = `query ($of: CostDetailQuery!) { viewer { costDetail(of: $of) {
      rows(itemsPerPage: 200, sort: { by: VENDOR, order: ASC }) { edges { node { vendor } } } } } }`;
    const tax = { ...words, keys: ['Usage'], vendor: 'GCP', alsoVendors: ['AWS'], date: range.start };
    const reply = await gateway.ask<LineDetail>(rows, { variables: { of: tax } });
    const edges = reply.expectData().viewer.costDetail.rows.edges ?? [];
    expect(edges[0]?.node.vendor).toBe('AWS');
  });
});

const LINE_DETAIL = `query ($of: CostDetailQuery!) { viewer { costDetail(of: $of) {
  portions(by: ACCOUNT) { total compareTotal items { key cost } } rows { total } } } }`;

interface LineDetail {
  viewer: {
    costDetail: {
      portions: { total: number; compareTotal: number; items: { key: string; cost: number }[] };
      rows: { total: number; edges?: { node: { vendor: string } }[] };
    };
  };
}
