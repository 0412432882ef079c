// The item table as it is shown: every column adds up over the pages, in the reader's currency (C-10).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumMoney } from '../../../lib/money/money.ts';
import { roundedAmount } from '../../../lib/money/rounded-parts.ts';
import { personToken } from '../../support/people/people.ts';
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
type Shown = Record<(typeof FIGURES)[number], number> & { currency: string; months: (number | null)[] };
interface Items {
  totalCount: number;
  total: { total: number };
  shownTotal: Shown;
  edges: { node: { vendor: string; key: string; total: number }; shown: Shown }[];
}

const QUERY = {
  range: { frame: 'CUSTOM', start: '2024-05-01', end: '2024-06-30' },
  viewBy: 'PRODUCT',
  compare: 'LAST_PERIOD',
};

async function page(variables: object, token?: string): Promise<Items> {
  const reply = await gateway.ask<{ viewer: { costAnalytics: { items: Items } } }>(
    `query ($query: CostAnalyticsQuery!, $page: Int!, $size: Int!, $search: String, $sort: [CostItemSort!]!) {
      viewer { costAnalytics(query: $query) { items(page: $page, itemsPerPage: $size, search: $search, sort: $sort) {
        totalCount total { total } shownTotal { currency months ${FIGURES.join(' ')} }
        edges { node { vendor key total } shown { currency months ${FIGURES.join(' ')} } } } } } }`,
    {
      variables: { query: QUERY, page: 1, size: 200, sort: [{ by: 'TOTAL', order: 'DESC' }], ...variables },
      ...(token !== undefined && { token }),
    },
  );
  return reply.expectData().viewer.costAnalytics.items;
}

function checkColumns(edges: Items['edges'], total: Shown): void {
  for (const figure of FIGURES)
    expect(sumMoney(edges.map(({ shown }) => shown[figure])), figure).toBe(total[figure]);
  total.months.forEach((amount, month) => {
    expect(sumMoney(edges.map(({ shown }) => shown.months[month] ?? 0))).toBe(amount);
  });
  for (const { total: ofRow, months } of [total, ...edges.map(({ shown }) => shown)])
    expect(sumMoney(months.map((amount) => amount ?? 0))).toBe(ofRow);
}

function amountsOf(edges: readonly Pick<Items['edges'][number], 'node' | 'shown'>[]): Map<string, number> {
  return new Map(edges.map(({ node, shown }) => [`${node.vendor} ${node.key}`, shown.total]));
}

test('columns add up over all pages, whatever the page and the order', async () => {
  const whole = await page({});
  expect(whole.edges.length).toBe(whole.totalCount);
  expect(whole.shownTotal.total).toBe(roundedAmount(whole.total.total, { digits: 2, isCut: false }));
  expect(whole.shownTotal.months).toHaveLength(2);
  checkColumns(whole.edges, whole.shownTotal);
  const pages: Items['edges'] = [];
  for (let number = 1; pages.length < whole.totalCount; number += 1) {
    const sort = [{ by: 'LABEL', order: 'ASC' }];
    const { edges } = await page({ page: number, size: 13, sort });
    pages.push(...edges);
  }
  expect(sumMoney(pages.map(({ shown }) => shown.total))).toBe(whole.shownTotal.total);
  expect(amountsOf(pages)).toEqual(amountsOf(whole.edges));
});

test('what was found adds up to its own total, and shows what it shows among all', async () => {
  const { edges, shownTotal, totalCount } = await page({ search: 'virtual' });
  expect(totalCount).toBeGreaterThan(1);
  checkColumns(edges, shownTotal);
  const ofAll = amountsOf((await page({})).edges);
  for (const [item, amount] of amountsOf(edges)) expect([item, amount]).toEqual([item, ofAll.get(item)]);
});

interface Part {
  key: string;
  vendor: string;
  shown: number;
  isOthers: boolean;
  others: Omit<Part, 'others' | 'isOthers'>[];
}

test('the parts beside the table show what it does, and add up to its total', async () => {
  const months = ['2024-03', '2024-04', '2024-05', '2024-06'];
  for (const month of months) {
    const query = { ...QUERY, range: { frame: 'CUSTOM', start: `${month}-01`, end: `${month}-30` } };
    const reply = await gateway.ask<{
      viewer: {
        costAnalytics: { items: Items; portions: { costs: Part[]; credits: Part[]; shownIn: string } };
      };
    }>(
      `query ($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) {
        items(itemsPerPage: 200) { shownTotal { total } edges { node { vendor key } shown { total } } }
        portions(top: 3) { shownIn costs { ...part } credits { ...part } } } } }
      fragment part on PortionItem { key vendor shown isOthers others { key vendor shown } }`,
      { variables: { query } },
    );
    const { items, portions } = reply.expectData().viewer.costAnalytics;
    expect(portions.shownIn).toBe('USD');
    const parts = [...portions.costs, ...portions.credits];
    expect(sumMoney(parts.map(({ shown }) => shown))).toBe(items.shownTotal.total);
    const single = parts.flatMap((part) => (part.isOthers ? part.others : [part]));
    expect(new Map(single.map(({ vendor, key, shown }) => [`${vendor} ${key}`, shown]))).toEqual(
      amountsOf(items.edges),
    );
  }
});

test('in the currency of the reader, to its last digit', async () => {
  const token = await personToken(upstream, 'viewer');
  const saved = await gateway.ask(
    'mutation { saveCurrency(input: { currency: "KRW" }) { userErrors { code } } }',
    { token },
  );
  expect(saved.errors).toEqual([]);
  const { edges, shownTotal } = await page({}, token);
  expect(shownTotal.currency).toBe('KRW');
  expect(edges.every(({ shown }) => Number.isInteger(shown.total))).toBe(true);
  checkColumns(edges, shownTotal);
  // Below a won: of several months, some would be rounded up.
  const fractions: number[] = [];
  for (const month of ['2024-03', '2024-04', '2024-05', '2024-06']) {
    const range = { frame: 'CUSTOM', start: `${month}-01`, end: `${month}-30` };
    const gcp = await page({ query: { ...QUERY, range, vendors: ['GCP'] } }, token);
    fractions.push(gcp.total.total % 1);
    expect(gcp.shownTotal.total, month).toBe(Math.trunc(gcp.total.total));
    checkColumns(gcp.edges, gcp.shownTotal);
    // No number format of a sheet cuts digits: the file has what the screen shows.
    const query = { ...QUERY, range, vendors: ['GCP'] };
    const { bytes } = await askExport(gateway, { query, part: 'SUMMARY' }, { token });
    const [heads, ...rows] = csvRows(bytes);
    const column = heads?.findIndex((head) => head.includes('KRW')) ?? -1;
    const [total, ...won] = rows.map((row) => Number(row[column])).reverse();
    expect(won.length).toBeGreaterThan(1);
    expect([sumMoney(won), total]).toEqual([gcp.shownTotal.total, gcp.shownTotal.total]);
    expect(won.every(Number.isInteger)).toBe(true);
  }
  expect(Math.max(...fractions)).toBeGreaterThan(0.5);
});
