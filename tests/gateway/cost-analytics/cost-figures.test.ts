// Every view-by, granularity and basis, and the months beside them, against sums of the raw files row by row (C-04, C-10).
// The gate asks the larger company on one basis a view-by, by turns, and on both for the first; a deep run on both for all.
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  costField,
  filterOfItems,
  needsKey,
  VIEW_BYS,
} from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_FILTERS, GRAPH_VIEW_BYS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import {
  askCost,
  askPortions,
  expectItems,
  expectMonths,
  isNear,
  nameOf,
} from '../../support/oracle/cost-answers.ts';
import { FIELDS } from '../../support/oracle/filter-fields.ts';
import { type RawCharge, rawCharges } from '../../support/oracle/raw/raw-fields.ts';
import { RawLedger } from '../../support/oracle/raw/raw-ledger.ts';
import {
  type Basis,
  type RawField,
  rawItems,
  sumOfItems,
  type Unit,
} from '../../support/oracle/raw/raw-sums.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { openCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';
import { isDeep } from '../../support/runner/depth.ts';

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

const BASES: readonly Basis[] = ['BILLED', 'EFFECTIVE'];
const UNITS: readonly Unit[] = ['DAY', 'WEEK', 'MONTH'];
const VENDORS = { AWS: 'aws', AZURE: 'azr', GCP: 'gcp' } as const;
type Vendor = keyof typeof VENDORS;

/** A view-by as the graph says it, and what it is of a raw charge. */
interface ViewBy {
  words: { viewBy: string; tagKey?: string; serviceGroupSet?: string };
  by: RawField;
  vendors: readonly Vendor[];
}

interface Company {
  company: string;
  range: { start: string; end: string };
  /** By day at most 93 days may be asked for. */
  days: { start: string; end: string };
  views: ViewBy[];
}

/** Every view-by that needs no key, and whose items a filter keeps; of the vendors that have it. */
function plainViews(vendors: readonly Vendor[]): ViewBy[] {
  return VIEW_BYS.filter((id) => !needsKey(id)).flatMap((id) => {
    const filter = filterOfItems(id);
    const [, by] = FIELDS.find(([name]) => filter !== null && name === GRAPH_FILTERS.wordOf(filter)) ?? [];
    const { vendors: only } = costField(id);
    const own = vendors.filter((vendor) => !only || only.includes(VENDORS[vendor]));
    return by && own.length > 0 ? [{ words: { viewBy: GRAPH_VIEW_BYS.wordOf(id) }, by, vendors: own }] : [];
  });
}

const ALL: readonly Vendor[] = ['AWS', 'AZURE', 'GCP'];

const memberName = ({ vendor, key }: { vendor: string | null; key: string }) =>
  nameOf({ vendor: vendor ?? '', keys: [key] });

const COMPANIES: Company[] = [
  {
    company: 'sunflower',
    range: { start: '2024-02-01', end: '2024-06-30' },
    days: { start: '2024-04-03', end: '2024-06-30' },
    views: [
      ...plainViews(ALL),
      {
        words: { viewBy: 'TAG', tagKey: 'sunflower_device_name' },
        by: { tag: 'sunflower_device_name' },
        vendors: ALL,
      },
      { words: { viewBy: 'SERVICE_GROUP', serviceGroupSet: 'Pool' }, by: 'pool', vendors: ALL },
    ],
  },
  {
    company: 'workshop',
    range: { start: '2018-10-01', end: '2018-11-30' },
    days: { start: '2018-10-01', end: '2018-11-30' },
    views: [
      ...plainViews(['AWS']),
      { words: { viewBy: 'TAG', tagKey: 'environment' }, by: { tag: 'environment' }, vendors: ['AWS'] },
    ],
  },
];

describe.each(COMPANIES)('C-04 $company', ({ company, range, days, views }) => {
  let charges: readonly RawCharge[];
  const ledgerOf = (vendors: readonly Vendor[]) => {
    const codes = vendors.map((vendor) => VENDORS[vendor]);
    return new RawLedger(charges, codes);
  };
  const custom = (span: { start: string; end: string }) => ({ frame: 'CUSTOM', ...span });

  beforeAll(async () => {
    charges = await rawCharges(company);
    await openCompany(upstream.dataDir, company);
  });

  const basesOf = (place: number) =>
    isDeep || company === 'sunflower' || place === 0 ? BASES : BASES.filter((_, turn) => turn === place % 2);
  const combinations = views.flatMap((view, place) =>
    UNITS.flatMap((unit) =>
      basesOf(place).map(
        (basis) => [view.words.viewBy, unit, basis, view.by, view.words, view.vendors] as const,
      ),
    ),
  );

  test.each(combinations)('by %s, %s, %s', async (_name, unit, basis, by, words, vendors) => {
    const span = unit === 'DAY' ? days : range;
    // Months beside weeks are asked for apart; those of an answer by month are its own steps.
    const months = unit !== 'DAY';
    const answer = await askCost(
      gateway,
      { ...words, unit, basis, vendors, range: custom(span) },
      { months },
    );
    const expected = ledgerOf(vendors).items(by, basis, span, unit);
    expectItems(answer, expected);
    if (months) expectMonths(answer, ledgerOf(vendors).items(by, basis, span, 'MONTH'));
    expect(isNear(answer.total.total, sumOfItems(expected))).toBe(true);
  });

  test.each(
    views
      .filter(({ words }) => ['PRODUCT', 'USAGE_TYPE'].includes(words.viewBy))
      .flatMap(({ words, by, vendors }) =>
        BASES.map((basis) => [words.viewBy, basis, by, words, vendors] as const),
      ),
  )(
    'the portions by %s, %s, are all items once, credits apart, and a hundred percent (C-13)',
    async (_name, basis, by, words, vendors) => {
      const query = { ...words, unit: 'MONTH', basis, vendors, range: custom(range) };
      const { costs, credits, total } = await askPortions(gateway, query);
      const expected = [...ledgerOf(vendors).items(by, basis, range, 'MONTH')];
      for (const [side, isSide] of [
        [costs, (sum: Big) => sum.gte(0)],
        [credits, (sum: Big) => sum.lt(0)],
      ] as const) {
        const members = side.flatMap((part) => (part.isOthers ? part.others : [part]));
        const raw = expected.filter(([, item]) => isSide(item.total));
        expect(members.map(memberName).sort()).toEqual(raw.map(([name]) => name).sort());
        const wrong = members.filter((part) => {
          const of = raw.find(([name]) => name === memberName(part));
          return !isNear(part.cost, of?.[1].total);
        });
        expect(wrong).toEqual([]);
        expect(side.filter(({ isOthers }) => !isOthers).length).toBeLessThanOrEqual(10);
      }
      const all = [...costs, ...credits];
      expect(isNear(sumMoney(all.map(({ cost }) => cost)), new Big(total))).toBe(true);
      if (total > 0) expect(sumMoney(all.map(({ share }) => share))).toBeCloseTo(100, 9);
    },
  );

  test('as many combinations as the specification wants are compared', () => {
    expect(combinations.length).toBeGreaterThanOrEqual(company === 'sunflower' ? 48 : 36);
  });
});

describe('C-04 several groupings at once', () => {
  const range = { start: '2024-05-01', end: '2024-06-30' };
  const query = { vendors: ALL, range: { frame: 'CUSTOM', ...range } };
  let charges: readonly RawCharge[];

  beforeAll(async () => {
    charges = await rawCharges('sunflower');
    await openCompany(upstream.dataDir, 'sunflower');
  });

  test.each([
    ['product and region', [{ viewBy: 'REGION' }], [{ field: 'region' }]],
    ['product and a tag', [{ viewBy: 'TAG', tagKey: 'sunflower_type' }], [{ tag: 'sunflower_type' }]],
    [
      'product, service group and account',
      [{ viewBy: 'SERVICE_GROUP', serviceGroupSet: 'Pool' }, { viewBy: 'ACCOUNT' }],
      ['pool' as const, { field: 'account' }],
    ],
    [
      'product and two tags',
      [
        { viewBy: 'TAG', tagKey: 'sunflower_type' },
        { viewBy: 'TAG', tagKey: 'aws:createdBy' },
      ],
      [{ tag: 'sunflower_type' }, { tag: 'aws:createdBy' }],
    ],
  ])('%s', async (_name, thenBy, further: RawField[]) => {
    for (const basis of BASES) {
      const answer = await askCost(gateway, { ...query, viewBy: 'PRODUCT', thenBy, unit: 'WEEK', basis });
      const by = [{ field: 'product' }, ...further];
      expectItems(answer, rawItems(charges, by, { basis, range, unit: 'WEEK' }));
      expect(answer.groupings.map(({ viewBy }) => viewBy)).toEqual([
        'PRODUCT',
        ...thenBy.map(({ viewBy }) => viewBy),
      ]);
    }
  });

  test('of GCP alone accounts are projects', async () => {
    const answer = await askCost(gateway, { ...query, vendors: ['GCP'], viewBy: 'ACCOUNT' });
    expect(answer.groupings).toEqual([{ viewBy: 'PROJECT' }]);
    const mixed = await askCost(gateway, { ...query, viewBy: 'ACCOUNT' });
    expect(mixed.groupings).toEqual([{ viewBy: 'ACCOUNT' }]);
  });
});
