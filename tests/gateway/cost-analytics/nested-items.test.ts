// The item table in levels: rows of an outer grouping, and the rows that each is the sum of (C-04, C-10).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sumMoney } from '../../../lib/money/money.ts';
import { askExport, csvRows } from '../../support/product/export-file.ts';
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

const FIGURES = ['total', 'average', 'compareTotal', 'compareAverage', 'difference'] as const;
type Shown = Record<(typeof FIGURES)[number], number> & { months: (number | null)[] };
interface Node {
  key: string;
  labels: string[];
  vendor: string | null;
  byVendor: { vendor: string; amount: number }[] | null;
  total: number;
  share: number;
  amounts: (number | null)[];
  isOthers: boolean;
  othersCount: number;
}
interface Edge {
  node: Node;
  shown: Shown;
  children?: Edge[];
}
interface Items {
  totalCount: number;
  itemCount: number;
  total: { total: number; amounts: (number | null)[] };
  shownTotal: Shown;
  edges: Edge[];
}

const NODE = 'key labels vendor byVendor { vendor amount } total share amounts isOthers othersCount';
const EDGE = `node { ${NODE} } shown { months ${FIGURES.join(' ')} }`;
const QUERY = {
  range: { frame: 'CUSTOM', start: '2024-05-10', end: '2024-06-20' },
  compare: 'LAST_PERIOD',
  unit: 'WEEK',
};

async function nested(query: object, variables: object = {}) {
  const reply = await gateway.ask<{
    viewer: { costAnalytics: { items: Items; flat: Items; series: Node[] } };
  }>(
    `query ($query: CostAnalyticsQuery!, $search: String, $sort: [CostItemSort!]!) {
      viewer { costAnalytics(query: $query) {
        items(isNested: true, itemsPerPage: 200, search: $search, sort: $sort) {
          totalCount itemCount total { total amounts } shownTotal { months ${FIGURES.join(' ')} }
          edges { ${EDGE} children { ${EDGE} children { ${EDGE} children { ${EDGE} } } } } }
        flat: items(itemsPerPage: 200, search: $search, sort: $sort) { totalCount edges { ${EDGE} } }
        series(top: 50, levels: 1) { ${NODE} } } } }`,
    {
      variables: {
        query: { ...QUERY, ...query },
        sort: [{ by: 'TOTAL', order: 'DESC' }],
        ...variables,
      },
    },
  );
  return { ...reply.expectData().viewer.costAnalytics, calls: gateway.callsOf(reply) };
}

/** Every column of the rows adds up to what the row shows, and so do those in them. */
function checkSums(edges: readonly Edge[], whole: Shown): void {
  for (const figure of FIGURES)
    expect(sumMoney(edges.map(({ shown }) => shown[figure])), figure).toBe(whole[figure]);
  whole.months.forEach((amount, month) => {
    expect(sumMoney(edges.map(({ shown }) => shown.months[month] ?? 0))).toBe(amount ?? 0);
  });
  for (const { children = [], shown } of edges) if (children.length > 0) checkSums(children, shown);
}

/** The items themselves, those of others among them. */
function leavesOf(edges: readonly Edge[]): Edge[] {
  return edges.flatMap((edge) => (edge.children?.length ? leavesOf(edge.children) : [edge]));
}

describe('rows in rows', () => {
  test('add up to the cent on each level, and the first ones are those of the first grouping alone', async () => {
    const { items, flat, series, calls } = await nested({
      viewBy: 'PRODUCT',
      thenBy: [{ viewBy: 'REGION' }, { viewBy: 'ACCOUNT' }],
    });
    expect(calls.filter((name) => name === 'cost')).toHaveLength(2);
    checkSums(items.edges, items.shownTotal);
    const alone = await nested({ viewBy: 'PRODUCT' });
    const figuresOf = ({ node: { vendor, key, total, share, amounts }, shown }: Edge) => ({
      ...{ vendor, key, total, share, amounts },
      shown,
    });
    expect(items.edges.map(figuresOf)).toEqual(alone.items.edges.map(figuresOf));
    expect(series.map(({ vendor, key, total }) => [vendor, key, total])).toEqual(
      alone.series.map(({ vendor, key, total }) => [vendor, key, total]),
    );
    const leaves = leavesOf(items.edges);
    expect(leaves).toHaveLength(items.itemCount);
    expect(items.totalCount).toBeLessThan(items.itemCount);
    // Rows of a file and rows in rows show the same.
    const shownOf = (edges: readonly Edge[]) =>
      new Map(edges.map(({ node, shown }) => [`${node.vendor} ${node.key}`, shown]));
    expect(shownOf(leaves)).toEqual(shownOf(flat.edges));
    for (const { children = [] } of items.edges) {
      const totals = children.filter(({ node }) => !node.isOthers).map(({ node }) => node.total);
      expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    }
  });

  test('of categories are of all vendors, and say what each has', async () => {
    const { items } = await nested({ viewBy: 'SERVICE_CATEGORY', thenBy: [{ viewBy: 'PRODUCT' }] });
    const several = items.edges.filter(({ node }) => node.byVendor !== null);
    expect(several.length).toBeGreaterThan(0);
    for (const { node, children = [] } of several) {
      expect(node.vendor).toBeNull();
      expect(sumMoney(node.byVendor?.map(({ amount }) => amount) ?? [])).toBe(node.total);
      expect(sumMoney(children.map((edge) => edge.node.total))).toBe(node.total);
    }
    const keys = items.edges.map(({ node }) => node.key);
    expect(new Set(keys).size).toBe(keys.length);
    checkSums(items.edges, items.shownTotal);
  });

  test('hold what was found alone', async () => {
    const { items, flat } = await nested(
      { viewBy: 'PRODUCT', thenBy: [{ viewBy: 'REGION' }] },
      { search: 'virtual' },
    );
    expect(items.itemCount).toBe(flat.totalCount);
    expect(items.edges.every(({ node }) => /virtual/i.test(node.labels[0] ?? ''))).toBe(true);
    checkSums(items.edges, items.shownTotal);
  });

  test('past the tenth are one row, which opens into the next fifty and makes up the rest', async () => {
    const { items } = await nested({ viewBy: 'PROVIDER', thenBy: [{ viewBy: 'RESOURCE' }] });
    checkSums(items.edges, items.shownTotal);
    const othersOf = ({ children = [] }: Edge) => children.find(({ node }) => node.isOthers);
    const others = items.edges.map(othersOf).find((edge) => (edge?.children?.length ?? 0) > 50);
    expect(others?.children).toHaveLength(51);
    const last = others?.children?.at(-1);
    expect(last?.node.isOthers).toBe(true);
    expect(last?.node.othersCount).toBe((others?.node.othersCount ?? 0) - 50);
    const { children = [] } = items.edges.find((edge) => othersOf(edge) === others) ?? {};
    expect(children).toHaveLength(11);
  });
});

test('files have a column for each level, and the items of the last one as rows (C-15)', async () => {
  const query = { ...QUERY, viewBy: 'PRODUCT', thenBy: [{ viewBy: 'REGION' }] };
  const { bytes } = await askExport(gateway, { query, part: 'SUMMARY' });
  const [heads, ...rows] = csvRows(bytes);
  expect(heads?.slice(0, 3)).toEqual(['Vendor', 'Product', 'Region']);
  const { items } = await nested(query);
  expect(rows.slice(0, -1).map((row) => row.slice(1, 3).join())).toEqual(
    expect.arrayContaining(
      leavesOf(items.edges).map(
        ({
          node: {
            labels: [product, region],
          },
        }) => `${product},${region || 'No region'}`,
      ),
    ),
  );
  expect(rows.at(-1)?.slice(1, 3)).toEqual(['All items', '']);
});
