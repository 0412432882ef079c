// Top movers against sums of the raw rows of two ranges, and against the page behind the widget.
import { Big } from 'big.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '../../../lib/widgets/widget-settings.ts';
import type { WidgetSettings } from '../../../lib/widgets/words.ts';
import { costAnalyticsPage } from '../../../web/pages/cost-analytics/page.tsx';
import { analyticsVariables } from '../../../web/pages/cost-analytics/shared/address/variables.ts';
import { drillLink } from '../../../web/pages/dashboard/widgets/drill/drill-link.ts';
import { type RawCharge, rawCharges } from '../../support/oracle/raw/raw-fields.ts';
import { type Days, type RawField, rawItems } from '../../support/oracle/raw/raw-sums.ts';
import { rawFrame, shiftDay } from '../../support/oracle/raw/raw-widgets.ts';
import { codeOf } from '../../support/oracle/widget-answers.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let charges: readonly RawCharge[];
let today: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  charges = await rawCharges('sunflower');
  const reply = await gateway.ask<{ viewer: { freshness: { today: string } } }>(
    '{ viewer { freshness { today } } }',
  );
  ({ today } = reply.expectData().viewer.freshness);
}, 120_000);
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

interface Mover {
  vendor: string;
  byVendor: { vendor: string }[] | null;
  key: string;
  total: number;
  compareTotal: number;
  change: { difference: number; percent: number };
}
interface Movers {
  range: Days;
  compareRange: Days;
  total: { total: number; compareTotal: number };
  rising: { edges: { node: Mover }[] };
  falling: { edges: { node: Mover }[] };
}

const NODES =
  '{ edges { node { vendor byVendor { vendor } key total compareTotal change { difference percent } } } }';
const FIELDS = `range { start end } compareRange { start end } total { total compareTotal }
  rising: items(itemsPerPage: 5, sort: [{ by: DIFFERENCE, order: DESC }]) ${NODES}
  falling: items(itemsPerPage: 5, sort: [{ by: DIFFERENCE, order: ASC }]) ${NODES}`;

async function moversOf(settings: Partial<WidgetSettings>): Promise<Movers> {
  const reply = await gateway.ask<{ viewer: { widgetContent: { costAnalytics: Movers } } }>(
    `query ($settings: WidgetSettingsInput!) { viewer { widgetContent(type: TOP_MOVERS, settings: $settings) {
      ... on TopMoversContent { costAnalytics { ${FIELDS} } } } } }`,
    { variables: { settings } },
  );
  return reply.expectData().viewer.widgetContent.costAnalytics;
}

/** The days before: whole months before whole months, the same days before a month to date, else as many. */
function daysBefore({ start, end }: Days, frame: string): Days {
  const monthBefore = (day: string) => {
    const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, 0));
    const date = Math.min(Number(day.slice(8)), last.getUTCDate());
    return `${last.toISOString().slice(0, 8)}${String(date).padStart(2, '0')}`;
  };
  if (frame === 'MONTH_TO_DATE') return { start: monthBefore(start), end: monthBefore(end) };
  if (start.endsWith('-01') && shiftDay(end, 1).endsWith('-01'))
    return { start: monthBefore(start), end: shiftDay(start, -1) };
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
  return { start: shiftDay(start, -days), end: shiftDay(end, -days) };
}

const PRODUCT: RawField = { field: 'product' };

test.each<[Partial<WidgetSettings>, RawField]>([
  [{}, PRODUCT],
  [{ frame: 'LAST_7_DAYS', viewBy: 'ACCOUNT' }, { field: 'account' }],
  [{ frame: 'MONTH_TO_DATE', viewBy: 'REGION', basis: 'EFFECTIVE' }, { field: 'region' }],
  [{ frame: 'LAST_14_DAYS', vendors: ['AWS'] }, PRODUCT],
])('the items that rose and fell most are those of the raw rows: %j', async (given, by) => {
  const settings = { ...defaultSettings('TOP_MOVERS'), ...given };
  const frame = settings.frame ?? '';
  const range = rawFrame(frame, today);
  const before = daysBefore(range, frame);
  const own = charges.filter(({ vendor }) =>
    (settings.vendors ?? ['AWS', 'AZURE', 'GCP']).some((each) => codeOf(each) === vendor),
  );
  const sums = (days: Days) => rawItems(own, [by], { basis: settings.basis ?? 'BILLED', range: days });
  const [now, then] = [sums(range), sums(before)];
  const nothing = new Big(0);
  const differences = [...new Set([...now.keys(), ...then.keys()])].map((name) =>
    (now.get(name)?.total ?? nothing).minus(then.get(name)?.total ?? nothing),
  );
  const rising = differences.toSorted((one, other) => other.cmp(one)).slice(0, 5);
  const falling = differences.toSorted((one, other) => one.cmp(other)).slice(0, 5);

  const movers = await moversOf(given);
  expect(movers.range).toEqual(range);
  expect(movers.compareRange).toEqual(before);
  for (const [list, expected] of [
    [movers.rising, rising],
    [movers.falling, falling],
  ] as const) {
    expect(list.edges.length).toBe(Math.min(5, differences.length));
    for (const [place, { node }] of list.edges.entries()) {
      const name = `${codeOf(node.vendor)}|${node.key}`;
      const [cost, compared] = [now.get(name)?.total ?? nothing, then.get(name)?.total ?? nothing];
      expect(node.total).toBeCloseTo(cost.toNumber(), 8);
      expect(node.compareTotal).toBeCloseTo(compared.toNumber(), 8);
      expect(node.change.difference).toBeCloseTo(expected[place]?.toNumber() ?? Number.NaN, 8);
      if (compared.gt(0) && cost.gt(0) && Math.abs(node.change.percent) >= 0.05)
        expect(node.change.percent).toBeCloseTo(cost.minus(compared).div(compared).times(100).toNumber(), 1);
    }
  }
});

test('a tag that several clouds share is one mover, and one of each where that is wanted', async () => {
  const given = { viewBy: 'TAG', tagKey: 'env', frame: 'LAST_3_MONTHS' } as const;
  const { range, compareRange, rising, falling } = await moversOf(given);
  const sums = (days: Days) => {
    const all = new Map<string, Big>();
    for (const [name, { total }] of rawItems(charges, [{ tag: 'env' }], { basis: 'BILLED', range: days })) {
      const key = name.slice(name.indexOf('|') + 1);
      all.set(key, (all.get(key) ?? new Big(0)).plus(total));
    }
    return all;
  };
  const [now, then] = [sums(range), sums(compareRange)];
  const nodes = [...rising.edges, ...falling.edges].map(({ node }) => node);
  expect(nodes.some(({ byVendor }) => (byVendor?.length ?? 0) > 1)).toBe(true);
  for (const { key, change } of nodes) {
    const expected = (now.get(key) ?? new Big(0)).minus(then.get(key) ?? new Big(0));
    expect(change.difference, key).toBeCloseTo(expected.toNumber(), 8);
  }
  const apart = await moversOf({ ...given, joinSameNames: false });
  expect([...apart.rising.edges, ...apart.falling.edges].every(({ node }) => node.byVendor === null)).toBe(
    true,
  );
});

test.each<[Partial<WidgetSettings>]>([
  [{}],
  [{ frame: 'LAST_3_MONTHS', viewBy: 'TAG', tagKey: 'env' }],
  [{ frame: 'MONTH_TO_DATE', vendors: ['AZURE', 'GCP'] }],
  [{ frame: 'LAST_3_MONTHS', viewBy: 'ACCOUNT', basis: 'EFFECTIVE' }],
])('the page behind the widget compares the same days and has its totals: %j', async (given) => {
  const settings = { ...defaultSettings('TOP_MOVERS'), ...given };
  const { range, compareRange, total } = await moversOf(given);
  const link = drillLink(
    { type: 'TOP_MOVERS', settings, range, beside: { compare: 'last_period' } },
    {
      selected: ['AWS', 'AZURE', 'GCP'],
      available: ['AWS', 'AZURE', 'GCP'],
    },
  );
  const { query } = analyticsVariables(costAnalyticsPage.read(new URL(link ?? '', 'https://portal.example')));
  const reply = await gateway.ask<{ viewer: { costAnalytics: Pick<Movers, 'compareRange' | 'total'> } }>(
    `query ($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) {
      compareRange { start end } total { total compareTotal } } } }`,
    { variables: { query } },
  );
  const page = reply.expectData().viewer.costAnalytics;
  expect(total.total).toBeGreaterThan(0);
  expect(page.compareRange).toEqual(compareRange);
  expect(page.total.total).toBeCloseTo(total.total, 8);
  expect(page.total.compareTotal).toBeCloseTo(total.compareTotal, 8);
});

test('the sentence above a dashboard names the service of an account, by charge category, that rose and fell most, and the widgets’ estimate', async () => {
  const reply = await gateway.ask<{
    viewer: {
      dashboard: {
        summary: {
          scope: { vendors: string[] };
          estimatedCost: { total: number };
          budgetStatus: { total: { spent: number } };
          costAnalytics: Movers;
        };
      };
      estimatedCost: { total: number };
      budgetStatus: { total: { spent: number } };
    };
  }>(
    `{ viewer { dashboard { summary(scope: { vendors: [AWS, AZURE] }) { scope { vendors } estimatedCost { total }
      budgetStatus { total { spent } } costAnalytics { ${FIELDS} } } }
      estimatedCost(vendors: [AWS, AZURE]) { total } budgetStatus(vendors: [AWS, AZURE]) { total { spent } } } }`,
  );
  const { dashboard, estimatedCost, budgetStatus } = reply.expectData().viewer;
  const { summary } = dashboard;
  expect(summary.scope.vendors).toEqual(['AWS', 'AZURE']);
  expect(summary.estimatedCost).toEqual(estimatedCost);
  expect(summary.budgetStatus).toEqual(budgetStatus);

  const range = rawFrame('MONTH_TO_DATE', today);
  const own = charges.filter(({ vendor }) => [codeOf('AWS'), codeOf('AZURE')].includes(vendor));
  const sums = (days: Days) =>
    rawItems(own, [PRODUCT, { field: 'account' }, { field: 'chargeCategory' }], {
      basis: 'BILLED',
      range: days,
    });
  const [now, then] = [sums(range), sums(daysBefore(range, 'MONTH_TO_DATE'))];
  const differences = [...new Set([...now.keys(), ...then.keys()])]
    .map((name) => (now.get(name)?.total ?? new Big(0)).minus(then.get(name)?.total ?? new Big(0)))
    .toSorted((one, other) => other.cmp(one));
  expect(differences.length).toBeGreaterThan(2);
  const { rising, falling } = summary.costAnalytics;
  expect(rising.edges[0]?.node.change.difference).toBeCloseTo(differences[0]?.toNumber() ?? Number.NaN, 8);
  expect(falling.edges[0]?.node.change.difference).toBeCloseTo(
    differences.at(-1)?.toNumber() ?? Number.NaN,
    8,
  );
});
