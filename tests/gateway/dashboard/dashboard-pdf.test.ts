// D-04 the PDF of a dashboard: every kind of widget is printed with its title and figures, in the reader's language, with the
// figures of the graph; a dashboard of another user is refused.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import { WIDGETS, type WidgetType } from '../../../lib/widgets/widget-types.ts';
import { pdfPages } from '../../support/oracle/pdf-text.ts';
import { personToken } from '../../support/people/people.ts';
import { askExport } from '../../support/product/export-file.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let owner: string;

beforeAll(async () => {
  upstream = await startUpstream();
  // What is printed does not depend on how long that takes.
  gateway = await startGateway(upstream, {
    REQUEST_TIMEOUT_MS: '180000',
    UPSTREAM_SLOW_TIMEOUT_MS: '180000',
  });
});
// A token holds for minutes, and all of these tests take longer than one.
beforeEach(async () => {
  owner = await personToken(upstream, 'owner');
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

const TYPES = Object.keys(WIDGETS) as WidgetType[];
/** Several of them on a board each: a board has a bound. */
const BOARDS = Array.from({ length: Math.ceil(TYPES.length / 9) }, (_, part) =>
  TYPES.slice(part * 9, part * 9 + 9),
);
/** Those that show nothing before they are told of what. */
const SETTINGS: Partial<Record<WidgetType, object>> = {
  COST_BY_TAG: { tagKey: 'environment' },
  COST_BY_SERVICE_GROUP: { serviceGroupSet: 'Pool' },
  MULTI_VENDOR_PORTION_BY_SERVICE_GROUP: { serviceGroupSet: 'Pool' },
};

interface Board {
  id: string;
  version: number;
}

async function ask<Data>(text: string, variables: Record<string, unknown> = {}): Promise<Data> {
  return (await gateway.ask<Data>(text, { token: owner, variables })).expectData();
}

/** A board with these widgets, each as wide as a page, titled by its type. */
async function boardOf(types: readonly WidgetType[], settings: object = {}): Promise<Board> {
  const { createDashboard } = await ask<{ createDashboard: { dashboard: Board } }>(
    'mutation { createDashboard(input: {}) { dashboard { id version } } }',
  );
  const { id, version } = createDashboard.dashboard;
  const widgets = types.map((type, place) => ({
    index: place + 1,
    type,
    layout: { x: 0, y: place * 13, width: WIDGETS[type].widths.at(-1), height: 13 },
    settings: { ...SETTINGS[type], ...settings, title: `Title of ${type}` },
  }));
  const input = { id, version, name: `Board ${id.slice(-8)}`, scope: {}, widgets };
  const { saveDashboard } = await ask<{ saveDashboard: { userErrors: object[]; dashboard: Board } }>(
    'mutation ($input: SaveDashboardInput!) { saveDashboard(input: $input) { userErrors { code } dashboard { id version } } }',
    { input },
  );
  expect(saveDashboard.userErrors).toEqual([]);
  return saveDashboard.dashboard;
}

async function remove(input: Board): Promise<void> {
  await ask(
    'mutation ($input: DeleteDashboardInput!) { deleteDashboard(input: $input) { userErrors { code } } }',
    { input },
  );
}

async function pagesOf(id: string, language = 'en'): Promise<string[] | null> {
  const headers = { 'accept-language': language };
  const { status, bytes, name } = await askExport(
    gateway,
    { id },
    { kind: 'dashboard', token: owner, headers },
  );
  expect(status).toBe(200);
  expect(name).toMatch(/\.pdf$/);
  return (await pdfPages(bytes))?.map((page) => page.normalize('NFKC')) ?? null;
}

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

describe.each(BOARDS)('a board of %j', (...types) => {
  /** What is printed of each, by its type; null without a reader of PDFs. */
  let printed: Map<string, string> | null = null;

  beforeEach(async () => {
    if (printed !== null) return;
    const board = await boardOf(types);
    const pages = await pagesOf(board.id);
    await remove(board);
    if (pages === null) return;
    // Without the foot of every page.
    const text = pages.map((page) => page.slice(0, page.lastIndexOf('Skyledger ·'))).join('\n');
    const [, ...parts] = text.split('Title of ');
    printed = new Map(
      parts.map((part) => {
        const [type = ''] = /^[A-Z0-9_]+/.exec(part) ?? [];
        return [type, part.slice(type.length)];
      }),
    );
  });

  test.each(types)('%s is printed with its title, and with figures or why there are none', (type) => {
    if (printed === null) return;
    const own = printed.get(type);
    // What stands below the title.
    expect(own?.trim()).toBeTruthy();
    expect(own).not.toContain('has not been set up yet');
    // Nothing of the machine gets onto paper.
    expect(own).not.toMatch(/undefined|NaN|null|Infinity|[\uE000\uE001]/);
    // A number below zero has the minus of print.
    expect(own).not.toMatch(/(?:^|\s)-\$?\d/m);
  });
});

describe('the figures', () => {
  test('of items are those of the graph, and add up to the total as they are shown', async () => {
    const { viewer } = await ask<{
      viewer: {
        costAnalytics: {
          total: { total: number };
          items: { edges: { node: { label: string; total: number } }[] };
        };
        costMonthToDate: { total: number };
      };
    }>(`{ viewer { costMonthToDate { total }
      costAnalytics(query: { range: { frame: MONTH_TO_DATE }, viewBy: PRODUCT }) {
        total { total } items(itemsPerPage: 5) { edges { node { label total } } } } } }`);
    const board = await boardOf(['COST_BY_PRODUCT']);
    const pages = await pagesOf(board.id);
    await remove(board);
    if (pages === null) return;
    const text = pages.join('\n');
    expect(viewer.costAnalytics.total.total).toBeCloseTo(viewer.costMonthToDate.total, 6);
    for (const { node } of viewer.costAnalytics.items.edges) {
      const line = text.split('\n').find((each) => each.includes(node.label) && each.includes('%')) ?? '';
      const [, amount = ''] = /([\d,]+\.\d\d)\s+\d+\.\d%/.exec(line) ?? [];
      expect(Math.abs(Number(amount.replaceAll(',', '')) - node.total), line).toBeLessThan(0.011);
    }
    const shown = [...text.matchAll(/([\d,]+\.\d\d)\s+\d+\.\d%/g)].map(([, amount = '']) =>
      Math.round(100 * Number(amount.replaceAll(',', ''))),
    );
    const total = Math.round(100 * viewer.costMonthToDate.total);
    const table = shown.slice(0, shown.indexOf(total));
    expect(shown).toContain(total);
    expect(table.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  });

  test.each([true, false])('have a line for the budget of exactly their cost: %s (D-11)', async (isAll) => {
    const part = { show: 'CUSTOM', chosen: [{ vendor: 'AWS', key: 'Amazon Kinesis' }] };
    const vendors = ['AWS', 'AZURE', 'GCP'];
    const board = await boardOf(['COST_BY_PRODUCT'], { vendors, ...(isAll ? {} : { items: part }) });
    const pages = await pagesOf(board.id);
    await remove(board);
    if (pages !== null) expect(pages.join('\n').includes('line: budget')).toBe(isAll);
  });

  test('of twelve months are all there', async () => {
    const board = await boardOf(['YEAR_COST_FORECAST']);
    const { viewer } = await ask<{ viewer: { yearForecast: { months: { month: string }[] } } }>(
      '{ viewer { yearForecast { months { month } } } }',
    );
    const pages = await pagesOf(board.id);
    await remove(board);
    if (pages === null || viewer.yearForecast.months.length === 0) return;
    expect(viewer.yearForecast.months).toHaveLength(12);
    const [, list = ''] = pages.join('\n').split('Title of YEAR_COST_FORECAST');
    for (const { month } of viewer.yearForecast.months) {
      const [year, number] = month.split('-');
      expect(list).toContain(`${number}/${year}`);
    }
  });

  test('of a widget that stands twice are printed once', async () => {
    const board = await boardOf(['COST_BY_REGION', 'COST_BY_REGION']);
    const pages = await pagesOf(board.id);
    await remove(board);
    if (pages !== null) expect(pages.join('\n').split('Title of COST_BY_REGION')).toHaveLength(2);
  });
});

test('nothing stands beside budgets that will not hold without naming them', async () => {
  const board = await boardOf(['ML_ABNORMAL_AI', 'CLOUD_BUDGET']);
  const { viewer } = await ask<{
    viewer: {
      budgetStatus: { rows: { scope: { kind: string }; months: { expectedRate: number | null }[] }[] };
    };
  }>('{ viewer { budgetStatus { rows { scope { kind } months { expectedRate } } } } }');
  const over = viewer.budgetStatus.rows.filter(
    ({ scope, months: [month] }) => scope.kind !== 'COMPANY' && (month?.expectedRate ?? 0) > 100,
  );
  const pages = await pagesOf(board.id);
  await remove(board);
  expect(over.length).toBeGreaterThan(0);
  if (pages === null) return;
  const text = pages.join('\n').replace(/\s+/g, ' ');
  expect(text).not.toMatch(/No unusual day was found through [\d/]+\./);
  expect(text).toContain('over');
});

test.each(LANGUAGES)(
  'reads in %s, with days and words of the language, and each page says which it is',
  async (language) => {
    const { viewer } = await ask<{ viewer: { dashboard: { id: string } } }>(
      '{ viewer { dashboard { id } } }',
    );
    const pages = await pagesOf(viewer.dashboard.id, language);
    if (pages === null) return;
    const text = textsOf(language);
    for (const [place, page] of pages.entries()) {
      expect(page).toMatch(new RegExp(`${place + 1} ?/ ?${pages.length}`));
      expect(page).toContain(text('dashboard.mailed.open').normalize('NFKC'));
      expect(page).toMatch(language === 'en' ? /\d\d\/\d\d\/20\d\d/ : /20\d\d\/\d\d\/\d\d/);
    }
    expect(pages[0]).toContain('Sunflower');
  },
);

describe('who gets one', () => {
  test('nobody one of somebody else, or one that there is not', async () => {
    const { viewer } = await ask<{ viewer: { dashboard: { id: string } } }>(
      '{ viewer { dashboard { id } } }',
    );
    const token = await personToken(upstream, 'viewer');
    for (const id of [viewer.dashboard.id, 'none'])
      expect(await askExport(gateway, { id }, { kind: 'dashboard', token })).toMatchObject({
        status: 404,
        error: { extensions: { code: 'NOT_FOUND' } },
      });
  });

  test('nobody without the right on the menu', async () => {
    const token = await personToken(upstream, 'noMenu');
    const { status, error } = await askExport(gateway, { id: 'any' }, { kind: 'dashboard', token });
    expect(status).toBe(403);
    expect(error?.extensions).toMatchObject({ code: 'FORBIDDEN', menu: 'DASHBOARD' });
  });

  test('nobody who has not signed in', async () => {
    expect((await askExport(gateway, { id: 'any' }, { kind: 'dashboard', token: null })).status).toBe(401);
  });
});

test('figures of the budget are those of the graph', async () => {
  const board = await boardOf(['CLOUD_BUDGET', 'COST_MONTH_TO_DATE']);
  const { viewer } = await ask<{
    viewer: { budgetStatus: { total: { expectedRate: number | null } }; costMonthToDate: { total: number } };
  }>('{ viewer { budgetStatus { total { expectedRate } } costMonthToDate { total } } }');
  const pages = await pagesOf(board.id);
  await remove(board);
  if (pages === null) return;
  const { expectedRate } = viewer.budgetStatus.total;
  expect(pages[0]).toContain(`${(expectedRate ?? 0).toFixed(1)}%`);
  expect(pages[0]).toContain(`$${money.format(viewer.costMonthToDate.total)}`);
});

test('movers that several clouds share are printed with the change of all of them, as the widget has it', async () => {
  const settings = { viewBy: 'TAG', tagKey: 'env', frame: 'LAST_3_MONTHS' };
  interface Mover {
    key: string;
    byVendor: { vendor: string }[] | null;
    change: { difference: number };
  }
  const node = '{ edges { node { key byVendor { vendor } change { difference } } } }';
  const { viewer } = await ask<{
    viewer: {
      widgetContent: {
        costAnalytics: Record<'rising' | 'falling', { edges: { node: Mover }[] }>;
      };
    };
  }>(
    `query ($settings: WidgetSettingsInput!) { viewer { widgetContent(type: TOP_MOVERS, settings: $settings) {
      ... on TopMoversContent { costAnalytics { rising: items(itemsPerPage: 5, sort: [{ by: DIFFERENCE, order: DESC }]) ${node}
        falling: items(itemsPerPage: 5, sort: [{ by: DIFFERENCE, order: ASC }]) ${node} } } } } }`,
    { settings },
  );
  const { rising, falling } = viewer.widgetContent.costAnalytics;
  const shared = [...rising.edges, ...falling.edges]
    .map((edge) => edge.node)
    .filter(({ byVendor, change }) => (byVendor?.length ?? 0) > 1 && Math.abs(change.difference) >= 0.01)
    .sort((one, other) => Math.abs(other.change.difference) - Math.abs(one.change.difference))[0];
  if (!shared) throw new Error('no tag of several clouds moved');
  const board = await boardOf(['TOP_MOVERS'], settings);
  const pages = await pagesOf(board.id);
  await remove(board);
  if (pages === null) return;
  expect(pages.join('\n')).toContain(money.format(Math.abs(shared.change.difference)));
});
