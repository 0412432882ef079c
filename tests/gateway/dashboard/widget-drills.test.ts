// The page behind a widget says what the widget says: the same total, whatever it was told (D-08, D-10 to D-12).

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import { defaultSettings } from '../../../lib/widgets/widget-settings.ts';
import type { WidgetType } from '../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../lib/widgets/words.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { drillLink, itemLink } from '../../../web/pages/dashboard/widgets/drill/drill-link.ts';
import { SAVING_SETTINGS } from '../../../web/pages/dashboard/widgets/total-saving/saving-drill.ts';
import {
  openedTotal,
  type PageSaving,
  pageSaving,
  pageTotal,
} from '../../support/oracle/drills/page-totals.ts';
import { type WidgetTotal, widgetTotal } from '../../support/oracle/drills/widget-drills.ts';
import { PEOPLE, personToken } from '../../support/people/people.ts';
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

const VENDORS = { selected: ['AWS', 'AZURE', 'GCP'], available: ['AWS', 'AZURE', 'GCP'] } as const;
const CHOSEN = { show: 'CUSTOM', chosen: [{ vendor: 'AWS', key: 'us-west-2' }] } as const;

describe('the page behind a widget has its total', () => {
  test.each<[WidgetType, Partial<WidgetSettings>]>([
    ['COST_MONTH_TO_DATE', { basis: 'EFFECTIVE' }],
    ['COST_BY_PRODUCT', {}],
    ['COST_BY_PRODUCT', { frame: 'LAST_8_WEEKS', vendors: ['AZURE', 'GCP'] }],
    ['COST_BY_ACCOUNT', { frame: 'YEAR_TO_WEEK', basis: 'EFFECTIVE' }],
    ['COST_BY_REGION', { items: CHOSEN }],
    ['COST_BY_TAG', { tagKey: 'env', frame: 'YEAR_TO_MONTH' }],
    ['COST_BY_CATEGORY', { category: 'SERVICE_CATEGORY', frame: 'LAST_3_MONTHS' }],
    ['PORTION_BY', { viewBy: 'CHARGE_CATEGORY', frame: 'LAST_3_MONTHS', basis: 'EFFECTIVE' }],
    ['TOP5', { frame: 'LAST_10_DAYS' }],
    ['TOP5', { viewBy: 'REGION', frame: 'MONTH_TO_DATE', vendors: ['AWS'] }],
    ['PRODUCT_PORTION', {}],
    ['PORTION_BY', { viewBy: 'USAGE_TYPE', frame: 'LAST_60_DAYS' }],
    ['INTEGRATED_PRODUCT_PORTION', { frame: 'LAST_14_DAYS' }],
    ['MULTI_VENDOR_COST_BY', { viewBy: 'ACCOUNT', frame: 'LAST_12_MONTHS' }],
    ['ABNORMAL_CHANGE', { comparison: 'LAST_3_DAYS' }],
  ])('%s %j', async (type, given) => {
    const { range, total } = await widgetTotal(gateway, type, given);
    const settings = { ...defaultSettings(type), ...given };
    expect(total).toBeGreaterThan(0);
    expect(await pageTotal(gateway, drillLink({ type, settings, range }, VENDORS))).toBeCloseTo(total, 8);
  });
});

describe('the page behind the saving of an account', () => {
  const SAVINGS = 'range { start end } commitment credits discounts spot total';

  test('says that saving, be it none, and beside billed cost no saving', async () => {
    const saved: number[] = [];
    for (const { key, vendor } of await accounts()) {
      const given = { account: key, vendors: [vendor] };
      const { range, ...said } = await savingOf(given);
      saved.push(said.total);
      const settings = { ...defaultSettings('TOTAL_SAVING'), ...given, ...SAVING_SETTINGS };
      const link = drillLink({ type: 'TOTAL_SAVING', settings, range }, VENDORS);
      expect(await pageSaving(gateway, link), key).toMatchObject(said);
    }
    expect(saved.filter((total) => total !== 0).length).toBeGreaterThan(1);
    expect(await pageSaving(gateway, '/cost-analytics')).toBeNull();
  });

  async function accounts() {
    const reply = await gateway.ask<{
      viewer: { topCosts: { items: { key: string; vendor: 'AWS' | 'AZURE' | 'GCP' }[] } };
    }>('{ viewer { topCosts(viewBy: ACCOUNT, frame: LAST_30_DAYS) { items { key vendor } } } }');
    return reply.expectData().viewer.topCosts.items;
  }

  async function savingOf(settings: Partial<WidgetSettings>): Promise<PageSaving> {
    const reply = await gateway.ask<{
      viewer: { widgetContent: { totalSaving: Record<'monthToDate', PageSaving> } };
    }>(
      `query W($settings: WidgetSettingsInput!) { viewer { widgetContent(type: TOTAL_SAVING, settings: $settings) {
        ... on TotalSavingContent { totalSaving { monthToDate { ${SAVINGS} } } } } } }`,
      { variables: { settings } },
    );
    return reply.expectData().viewer.widgetContent.totalSaving.monthToDate;
  }
});

interface Item {
  key: string;
  vendor: 'AWS' | 'AZURE' | 'GCP' | null;
  isOthers?: boolean;
  cost?: number;
  total?: number;
  byVendor?: { vendor: 'AWS' | 'AZURE' | 'GCP' }[] | null;
}

const PARTS = 'items { key vendor cost isOthers byVendor { vendor } }';
const ITEMS = {
  CostByContent:
    'costOverTime { range { start end } items: series { key vendor total isOthers byVendor { vendor } } }',
  TopCostsContent: 'topCosts { range { start end } items { key vendor cost byVendor { vendor } } }',
  ProductPortionContent: `productPortion { range { start end } ${PARTS} }`,
  PortionByContent: `portionBy { range { start end } ${PARTS} }`,
  IntegratedPortionContent: `integratedPortion { range { start end } ${PARTS} }`,
  ServiceGroupPortionContent: `serviceGroupPortion { range { start end } ${PARTS} }`,
  AbnormalChangeContent: 'abnormalChanges { range { start end } items { key vendor cost } }',
};

describe('the page behind an item of a widget has its cost', () => {
  test.each<[WidgetType, Partial<WidgetSettings>]>([
    ['COST_BY_PRODUCT', { frame: 'LAST_8_WEEKS' }],
    ['COST_BY_ACCOUNT', { basis: 'EFFECTIVE' }],
    ['COST_BY_TAG', { tagKey: 'env', frame: 'YEAR_TO_MONTH' }],
    ['COST_BY_SERVICE_GROUP', { serviceGroupSet: 'Pool' }],
    ['COST_BY_SERVICE_GROUP', { serviceGroupSet: 'Pool', joinSameNames: false }],
    ['COST_BY_CATEGORY', { category: 'SERVICE_CATEGORY', frame: 'LAST_3_MONTHS' }],
    ['TOP5', { viewBy: 'CHARGE_CATEGORY', joinSameNames: false }],
    ['PORTION_BY', { viewBy: 'PURCHASE_OPTION', frame: 'LAST_6_MONTHS' }],
    ['INTEGRATED_PRODUCT_PORTION', { category: 'SERVICE_CATEGORY', basis: 'EFFECTIVE' }],
    ['PORTION_BY', { viewBy: 'SERVICE_CATEGORY', frame: 'LAST_3_MONTHS' }],
    ['TOP5', { viewBy: 'CHARGE_CATEGORY', frame: 'LAST_60_DAYS' }],
    ['TOP5', { viewBy: 'REGION', frame: 'MONTH_TO_DATE' }],
    ['PRODUCT_PORTION', {}],
    ['PORTION_BY', { viewBy: 'USAGE_TYPE', frame: 'LAST_60_DAYS' }],
    ['INTEGRATED_PRODUCT_PORTION', { frame: 'LAST_14_DAYS' }],
    ['MULTI_VENDOR_PORTION_BY_SERVICE_GROUP', { serviceGroupSet: 'Pool' }],
    ['ABNORMAL_CHANGE', { comparison: 'LAST_3_DAYS' }],
  ])('%s %j', async (type, given) => {
    const contents = Object.entries(ITEMS).map(([name, field]) => `... on ${name} { ${field} }`);
    const reply = await gateway.ask<{
      viewer: { widgetContent: Record<string, { range: WidgetTotal['range']; items: Item[] }> };
    }>(
      `query W($type: WidgetType!, $settings: WidgetSettingsInput!) {
        viewer { widgetContent(type: $type, settings: $settings) { ${contents.join(' ')} } }
      }`,
      { variables: { type, settings: given } },
    );
    const [found] = Object.values(reply.expectData().viewer.widgetContent);
    if (!found) throw new Error(`${type} has no items`);
    const settings = { ...defaultSettings(type), ...given };
    const items = found.items.filter(({ isOthers }) => !isOthers);
    // The largest two, the smallest, and what has no value of the view-by.
    const chosen = new Set([
      ...items.slice(0, 2),
      ...items.slice(-1),
      ...items.filter(({ key }) => key === ''),
    ]);
    expect(chosen.size).toBeGreaterThan(0);
    for (const item of chosen) {
      const drilled = { ...item, byVendor: item.byVendor ?? [] };
      const link = itemLink({ type, settings, range: found.range }, drilled, VENDORS);
      expect(await pageTotal(gateway, link), `${item.vendor} ${item.key}`).toBeCloseTo(
        item.cost ?? item.total ?? 0,
        8,
      );
    }
  });

  test('an item of a vendor that the company does not have leads nowhere', () => {
    const settings = defaultSettings('INTEGRATED_PRODUCT_PORTION');
    const range = { start: '2024-06-01', end: '2024-06-30' };
    const linkOf = (vendor: 'AWS' | 'OCI', available: readonly ('AWS' | 'OCI')[]) =>
      itemLink(
        { type: 'INTEGRATED_PRODUCT_PORTION', settings, range },
        { key: 'Compute', vendor },
        { selected: ['AWS', 'OCI'], available },
      );
    expect(linkOf('OCI', ['AWS'])).toBeNull();
    expect(linkOf('AWS', ['AWS'])).not.toBeNull();
    expect(linkOf('OCI', ['AWS', 'OCI'])).toContain('vendors=oci');
  });
});

describe('a widget of a saved filter', () => {
  const conditions = [
    { vendor: 'AWS', conditions: [{ field: 'PRODUCT', contains: 'Elastic' }] },
    { vendor: 'AZURE', conditions: [{ field: 'REGION', values: [''], isExcluding: true }] },
  ];
  let savedFilter = '';

  beforeAll(async () => {
    const reply = await gateway.ask<{ saveFilterAs: { savedFilter: { id: string } } }>(
      'mutation ($input: SaveFilterAsInput!) { saveFilterAs(input: $input) { savedFilter { id } } }',
      {
        token: await personToken(upstream, 'owner'),
        variables: { input: { name: 'Of widgets', conditions } },
      },
    );
    savedFilter = reply.expectData().saveFilterAs.savedFilter.id;
  });

  test.each<[WidgetType, Partial<WidgetSettings>]>([
    ['COST_MONTH_TO_DATE', {}],
    ['COMPARE_COST_TREND', {}],
    ['COST_BY_PRODUCT', { frame: 'LAST_8_WEEKS', basis: 'EFFECTIVE' }],
    ['COST_BY_TAG', { tagKey: 'env', frame: 'YEAR_TO_MONTH' }],
    ['PRODUCT_PORTION', {}],
    ['PORTION_BY', { viewBy: 'REGION', vendors: ['AWS'] }],
    ['TOP5', { viewBy: 'CHARGE_CATEGORY' }],
    ['MULTI_VENDOR_COST_BY', { viewBy: 'ACCOUNT' }],
    ['INTEGRATED_PRODUCT_PORTION', { category: 'SERVICE_CATEGORY' }],
    ['MULTI_VENDOR_PORTION_BY_SERVICE_GROUP', { serviceGroupSet: 'Pool' }],
    ['ABNORMAL_CHANGE', {}],
    ['TOP_MOVERS', { frame: 'LAST_60_DAYS' }],
  ])('%s counts what the filter keeps, and leads to it', async (type, given) => {
    const [filtered, all] = [
      await widgetTotal(gateway, type, { ...given, savedFilter }),
      await widgetTotal(gateway, type, given),
    ];
    expect(filtered.total).toBeGreaterThan(0);
    expect(filtered.total).toBeLessThan(all.total);
    const settings = { ...defaultSettings(type), ...given, savedFilter };
    const link = drillLink({ type, settings, range: filtered.range }, VENDORS);
    expect(link).toContain(`filter=${savedFilter}`);
    expect(await pageTotal(gateway, link)).toBeCloseTo(filtered.total, 8);
  });

  test('an item of it leads to its own cost within the filter', async () => {
    const reply = await gateway.ask<{
      viewer: { widgetContent: { topCosts: { range: WidgetTotal['range']; items: Item[] } } };
    }>(
      `query W($settings: WidgetSettingsInput!) { viewer { widgetContent(type: TOP5, settings: $settings) {
        ... on TopCostsContent { topCosts { range { start end } items { key vendor cost } } } } } }`,
      { variables: { settings: { viewBy: 'REGION', savedFilter } } },
    );
    const { range, items } = reply.expectData().viewer.widgetContent.topCosts;
    const settings = { ...defaultSettings('TOP5'), viewBy: 'REGION' as const, savedFilter };
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) {
      const link = itemLink({ type: 'TOP5', settings, range }, { ...item, byVendor: [] }, VENDORS);
      expect(await openedTotal(gateway, link, range)).toBeCloseTo(item.cost ?? 0, 8);
    }
  });

  test('has no figures for those who may not see saved filters', async () => {
    const documents = await openDocuments(upstream.dataDir);
    const right = (auth_type: string) =>
      documents
        .updateTable('menu_rights')
        .set({ auth_type })
        .where('user_id', '=', PEOPLE.viewer.userId)
        .where('menu_code', '=', MENUS.COST_ANALYTICS.code)
        .execute();
    await right('none');
    const reply = await gateway.ask<{ viewer: { widgetContent: object } }>(
      `query W($settings: WidgetSettingsInput!) { viewer { widgetContent(type: TOP5, settings: $settings) {
        settings { savedFilterName } ... on TopCostsContent { topCosts { total } } } } }`,
      { token: await personToken(upstream, 'viewer'), variables: { settings: { savedFilter } } },
    );
    await right('view');
    await documents.destroy();
    expect(reply.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect(reply.data?.viewer.widgetContent).toEqual({ settings: { savedFilterName: null }, topCosts: null });
  });
});
