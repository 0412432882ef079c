// Widgets of tags, groups and categories: a name that several clouds share is one item, as Cost Analytics joins it, and the
// items add up to the total; apart where somebody wants them so (D-11).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differenceOf, sumMoney } from '../../../lib/money/money.ts';
import { defaultSettings } from '../../../lib/widgets/widget-settings.ts';
import { takesSetting, WIDGET_TYPES, type WidgetType } from '../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../lib/widgets/words.ts';
import { itemLink } from '../../../web/pages/dashboard/widgets/drill/drill-link.ts';
import { pageTotal } from '../../support/oracle/drills/page-totals.ts';
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

type CloudVendor = 'AWS' | 'AZURE' | 'GCP';
interface Item {
  key: string;
  isOthers: boolean;
  vendor: CloudVendor | null;
  byVendor: { vendor: CloudVendor; amount: number }[] | null;
  total: number;
  amounts?: (number | null)[];
}
interface Found {
  range: { start: string; end: string };
  total: number;
  items: Item[];
}

const PARTS = 'key vendor byVendor { vendor amount } total: cost';

async function widget(type: WidgetType, settings: Partial<WidgetSettings>): Promise<Found> {
  const reply = await gateway.ask<{ viewer: { widgetContent: Record<string, unknown> } }>(
    `query W($type: WidgetType!, $settings: WidgetSettingsInput!) { viewer { widgetContent(type: $type, settings: $settings) {
      ... on CostByContent { costOverTime { range { start end } whole: total { total }
        items: series { key isOthers vendor byVendor { vendor amount } total amounts } } }
      ... on TopCostsContent { topCosts { range { start end } whole: total items { ${PARTS} } } }
      ... on PortionByContent { portionBy { range { start end } whole: total items { isOthers ${PARTS} } } } } } }`,
    { variables: { type, settings } },
  );
  const [found] = Object.values(reply.expectData().viewer.widgetContent) as {
    range: Found['range'];
    whole: number | { total: number };
    items: (Omit<Item, 'isOthers'> & { isOthers?: boolean })[];
  }[];
  if (!found) throw new Error(`${type} has no figures`);
  return {
    range: found.range,
    total: typeof found.whole === 'number' ? found.whole : found.whole.total,
    items: found.items.map((item) => ({ ...item, isOthers: item.isOthers ?? false })),
  };
}

/** As Cost Analytics has them: joined by its own code, of all items. */
async function joinedByAnalytics({ start, end }: Found['range'], viewBy: string, beside: string) {
  const reply = await gateway.ask<{
    viewer: { costAnalytics: { items: { edges: { node: { key: string; total: number } }[] } } };
  }>(`{ viewer { costAnalytics(query: { range: { frame: CUSTOM, start: "${start}", end: "${end}" }, unit: MONTH,
    vendors: [AWS, AZURE, GCP], viewBy: ${viewBy}, joinSameNames: true ${beside} }) {
    items(itemsPerPage: 200) { edges { node { key total } } } } } }`);
  const { edges } = reply.expectData().viewer.costAnalytics.items;
  return new Map(edges.map(({ node }) => [node.key, node.total]));
}

const POOL = { serviceGroupSet: 'Pool' } as const;
const CASES: [WidgetType, Partial<WidgetSettings>, viewBy: string, beside: string][] = [
  ['COST_BY_TAG', { tagKey: 'env', frame: 'YEAR_TO_MONTH' }, 'TAG', ', tagKey: "env"'],
  ['COST_BY_SERVICE_GROUP', POOL, 'SERVICE_GROUP', ', serviceGroupSet: "Pool"'],
  ['COST_BY_CATEGORY', { category: 'SERVICE_CATEGORY' }, 'SERVICE_CATEGORY', ''],
  ['TOP5', { viewBy: 'CHARGE_CATEGORY', frame: 'LAST_60_DAYS' }, 'CHARGE_CATEGORY', ''],
  ['PORTION_BY', { viewBy: 'SERVICE_CATEGORY', frame: 'LAST_6_MONTHS' }, 'SERVICE_CATEGORY', ''],
];

describe('names that several clouds share', () => {
  test.each(CASES)('are one item of %s %j, as in Cost Analytics', async (type, settings, viewBy, beside) => {
    const { range, total, items } = await widget(type, settings);
    const named = items.filter(({ isOthers }) => !isOthers);
    expect(new Set(named.map(({ key }) => key)).size).toBe(named.length);
    expect(named.some(({ byVendor }) => (byVendor?.length ?? 0) > 1)).toBe(true);
    const expected = await joinedByAnalytics(range, viewBy, beside);
    for (const item of named) {
      expect(item.total, item.key).toBeCloseTo(expected.get(item.key) ?? Number.NaN, 8);
      if (item.vendor === null)
        expect(sumMoney((item.byVendor ?? []).map(({ amount }) => amount))).toBeCloseTo(item.total, 8);
      if (item.amounts)
        expect(sumMoney(item.amounts.map((amount) => amount ?? 0))).toBeCloseTo(item.total, 8);
    }
    if (type !== 'TOP5')
      expect(differenceOf(sumMoney(items.map((item) => item.total)), total)).toBeCloseTo(0, 8);
  });

  test.each(CASES)('stay apart in %s %j where that is wanted', async (type, settings) => {
    const [joined, apart] = [
      await widget(type, settings),
      await widget(type, { ...settings, joinSameNames: false }),
    ];
    expect(apart.total).toBe(joined.total);
    expect(apart.items.filter(({ isOthers }) => !isOthers).every(({ vendor }) => vendor !== null)).toBe(true);
    const keys = apart.items.map(({ key }) => key);
    expect(new Set(keys).size).toBeLessThan(keys.length);
  });

  test('chosen of one cloud are those of all', async () => {
    const all = await widget('COST_BY_CATEGORY', { category: 'SERVICE_CATEGORY' });
    const shared = all.items.find(({ byVendor }) => (byVendor?.length ?? 0) > 1);
    if (!shared) throw new Error('no category is of several vendors');
    const items = { show: 'CUSTOM', chosen: [{ vendor: 'GCP', key: shared.key }] } as const;
    const given = { category: 'SERVICE_CATEGORY', items } as const;
    const chosen = await widget('COST_BY_CATEGORY', given);
    expect(chosen.items.map(({ key, total }) => [key, total])).toEqual([[shared.key, shared.total]]);
    const settings = { ...defaultSettings('COST_BY_CATEGORY'), ...given };
    const link = itemLink(
      { type: 'COST_BY_CATEGORY', settings, range: chosen.range },
      { key: shared.key, vendor: null, byVendor: shared.byVendor ?? [] },
      { selected: ['AWS', 'AZURE', 'GCP'], available: ['AWS', 'AZURE', 'GCP'] },
    );
    expect(link).toContain('names=joined');
    expect(await pageTotal(gateway, link)).toBeCloseTo(shared.total, 8);
  });

  test('stay apart where the names mean something else with each vendor', async () => {
    const { items } = await widget('TOP5', { viewBy: 'REGION', joinSameNames: true });
    expect(items.every(({ vendor }) => vendor !== null)).toBe(true);
  });

  test('are joined by every widget that is told so, unless it is told otherwise', () => {
    const types = WIDGET_TYPES.filter((type) => takesSetting(type, 'joinSameNames'));
    expect(types.map((type) => [type, defaultSettings(type).joinSameNames])).toEqual(
      ['COST_BY_TAG', 'COST_BY_SERVICE_GROUP', 'COST_BY_CATEGORY', 'PORTION_BY', 'TOP5', 'TOP_MOVERS'].map(
        (type) => [type, true],
      ),
    );
  });
});
