// Files of cost analytics: each equals a full walk of the pages, and is given to nobody who may not see them (C-15, S-05).
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWorkbook, unzip, valuesOf } from '../../../support/oracle/workbook.ts';
import { personToken } from '../../../support/people/people.ts';
import { askExport, csvRows, type ExportAnswer } from '../../../support/product/export-file.ts';
import { startGateway, type TestGateway } from '../../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const JUNE = { frame: 'CUSTOM', start: '2024-06-01', end: '2024-06-30' };
const QUERY = { range: JUNE, viewBy: 'PRODUCT' };
/** Pages are walked over a week: a month has the same rows in them, four times as many. */
const WEEK = { ...JUNE, end: '2024-06-07' };

interface Item {
  key: string;
  label: string;
  vendor: string;
  total: number;
  share: number;
  average: number;
  compareTotal: number | null;
  change: { difference: number; kind: string; percent: number } | null;
}

interface Page {
  viewer: {
    costAnalytics: {
      items: { totalCount: number; edges: { node: Item }[] };
      total: Item;
    };
  };
}

const LINE = 'total share average compareTotal change { difference kind percent }';

/** All pages of the table, seven rows each. */
async function walkItems(query: object): Promise<{ items: Item[]; total: Item }> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await gateway.ask<Page>(
      `query ($query: CostAnalyticsQuery!, $page: Int!) { viewer { costAnalytics(query: $query) {
        items(itemsPerPage: 7, page: $page) { totalCount edges { node { key label vendor ${LINE} } } }
        total { key label vendor ${LINE} } } } }`,
      { variables: { query, page } },
    );
    const { costAnalytics } = reply.expectData().viewer;
    items.push(...costAnalytics.items.edges.map(({ node }) => node));
    if (items.length >= costAnalytics.items.totalCount) return { items, total: costAnalytics.total };
  }
}

interface Row {
  cost: number;
  usageDate: string;
  account: string | null;
  product: string | null;
  region: string | null;
  quantity: number | null;
}

/** All rows behind all items, page by page. */
async function walkRows({ range, ...query }: typeof QUERY & { basis: string }): Promise<Row[]> {
  const { items } = await walkItems({ range, ...query });
  const rows: Row[] = [];
  for (const { key, vendor } of items) {
    for (let page = 1; ; page += 1) {
      const reply = await gateway.ask<{
        viewer: { costDetail: { rows: { totalCount: number; edges: { node: Row }[] } } };
      }>(
        `query ($of: CostDetailQuery!, $page: Int!) { viewer { costDetail(of: $of) { rows(itemsPerPage: 200, page: $page) {
          totalCount edges { node { cost usageDate account product region quantity } } } } } }`,
        {
          variables: {
            of: { ...query, keys: [key], vendor, date: range.start, endDate: range.end },
            page,
          },
        },
      );
      const found = reply.expectData().viewer.costDetail.rows;
      rows.push(...found.edges.map(({ node }) => node));
      if (page * 200 >= found.totalCount) break;
    }
  }
  return rows;
}

/** With all of its digits. */
const dollars = (amount: number) => new Big(amount).toFixed().replace(/^-0$/, '0');

async function file(input: object, options?: Parameters<typeof askExport>[2]): Promise<ExportAnswer> {
  const answer = await askExport(gateway, input, options);
  expect(answer.error).toBeNull();
  return answer;
}

describe('the summary', () => {
  test('equals a full walk of the table, compared amounts and total included, with all digits', async () => {
    const query = { ...QUERY, compare: 'LAST_PERIOD' };
    const [answer, { items, total }] = await Promise.all([file({ query }), walkItems(query)]);
    const lineOf = (item: Item) => [
      dollars(item.total),
      `${new Big(item.share).round(1).toFixed(1)}%`,
      dollars(item.average),
      dollars(item.compareTotal ?? 0),
      dollars(item.change?.difference ?? 0),
      item.change?.kind === 'NEW' || item.change?.kind === 'GONE'
        ? item.change.kind
        : `${item.change?.percent.toFixed(2)}%`,
    ];
    const rows = csvRows(answer.bytes);
    expect(rows[0]).toEqual([
      'Vendor',
      'Item',
      'Total (USD)',
      'Share',
      'Daily average (USD)',
      'Last period (USD)',
      'Difference (USD)',
      'Change',
    ]);
    expect(rows.slice(1, -1).map((row) => row.slice(1))).toEqual(
      items.map((item) => [item.label || 'No product', ...lineOf(item)]),
    );
    expect(new Set(rows.slice(1, -1).map(([vendor]) => vendor)).size).toBe(3);
    expect(rows.at(-1)).toEqual(['', 'All items', ...lineOf(total)]);
    expect(answer.name).toMatch(/^Sunflower.*_cost-summary_2024-06-01_2024-06-30_made-\d{4}-\d\d-\d\d\.csv$/);
    expect(Number(answer.headers.get('x-row-count'))).toBe(rows.length - 1);
  });

  test('compares averages with another range as the screen does, its days in the head (C-08, C-15)', async () => {
    const compareRange = { frame: 'CUSTOM', start: '2024-03-01', end: '2024-03-10' };
    const query = { ...QUERY, compare: 'CUSTOM', compareRange, compareCost: 'AVERAGE' };
    const [answer, raw] = await Promise.all([file({ query }), file({ query, appearance: 'RAW' })]);
    const { items } = await walkItems(query);
    const [head = [], ...rows] = csvRows(answer.bytes);
    expect(head.slice(2).join('; ')).toBe(
      'Daily average (USD); Share; 03/01/2024 – 03/10/2024 UTC, a day (USD); Difference a day (USD); Change',
    );
    expect(rows.slice(0, -1).map((row) => [row[2], row[4], row[5]])).toEqual(
      items.map(({ average, compareTotal, change }) => [
        dollars(average),
        dollars(new Big(compareTotal ?? 0).div(10).toNumber()),
        dollars(change?.difference ?? 0),
      ]),
    );
    expect(csvRows(raw.bytes)[0]?.join()).toContain('x_ComparedDailyAverage,x_DailyDifference');
  });

  test('keeps the search and the order of the table', async () => {
    const { bytes } = await file({ query: QUERY, search: 'virtual', sort: [{ by: 'LABEL', order: 'DESC' }] });
    const labels = csvRows(bytes)
      .slice(1, -1)
      .map(([, label]) => label);
    expect(labels.length).toBeGreaterThan(1);
    expect(labels).toEqual([...labels].sort((one = '', other = '') => other.localeCompare(one)));
    expect(labels.every((label) => /virtual/i.test(label ?? ''))).toBe(true);
  });

  test('has all decimals and no total for programs', async () => {
    const [{ bytes }, { items, total }] = await Promise.all([
      file({ query: QUERY, appearance: 'RAW' }),
      walkItems(QUERY),
    ]);
    const [head = [], ...rows] = csvRows(bytes);
    const place = head.indexOf('BilledCost');
    expect(rows.map((row) => Number(row[place]))).toEqual(items.map((item) => item.total));
    const sum = rows.reduce((all, row) => all.plus(row[place] ?? 0), new Big(0));
    expect(sum.toNumber()).toBeCloseTo(total.total, 9);
  });
});

describe('the details', () => {
  test.each(['BILLED', 'EFFECTIVE'])(
    'equal a full walk of the pages of all items, cell by cell (%s)',
    async (basis) => {
      const query = { ...QUERY, range: WEEK, basis };
      const [answer, rows, { total }] = await Promise.all([
        file({ query, part: 'DETAILS' }),
        walkRows(query),
        walkItems(query),
      ]);
      const [head = [], ...lines] = csvRows(answer.bytes);
      const last = lines.pop() ?? [];
      const columnsOf = ['Account', 'Product', 'Region', 'Day', 'Usage', 'Cost (USD)'].map((name) =>
        head.indexOf(name),
      );
      const day = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;
      const quantity = (amount: number | null) => (amount === null ? '' : new Big(amount).round(6).toFixed());
      const expected = rows.map((row) =>
        [
          row.account ?? '',
          row.product ?? '',
          row.region ?? '',
          day(row.usageDate),
          quantity(row.quantity).replace(/^-0$/, '0'),
          dollars(row.cost),
        ].join('|'),
      );
      // The name of an account stands before its id, which is in brackets.
      const idOf = (label: string) => /\[(.*)\]$/.exec(label)?.[1] ?? label;
      const written = lines.map((line) =>
        columnsOf.map((place, index) => (index === 0 ? idOf(line[place] ?? '') : line[place])).join('|'),
      );
      expect(written.length).toBeGreaterThan(1000);
      expect(written.sort()).toEqual(expected.sort());
      expect(last[head.indexOf('Cost (USD)')]).toBe(dollars(total.total));
      expect(Number(answer.headers.get('x-row-count'))).toBe(rows.length);
    },
  );

  test('for programs have the names of FOCUS, ISO days and all decimals, and sum to the total', async () => {
    const [{ bytes }, { total }] = await Promise.all([
      file({ query: QUERY, part: 'DETAILS', appearance: 'RAW' }),
      walkItems(QUERY),
    ]);
    const [head = [], ...rows] = csvRows(bytes);
    expect(head).toEqual(
      expect.arrayContaining(['ServiceName', 'SubAccountId', 'BilledCost', 'EffectiveCost']),
    );
    const sum = rows.reduce((all, row) => all.plus(row[head.indexOf('BilledCost')] || 0), new Big(0));
    expect(sum.toNumber()).toBeCloseTo(total.total, 6);
    const day = head.indexOf('x_UsageDate');
    expect(rows.every((row) => /^2024-06-\d\d$/.test(row[day] ?? ''))).toBe(true);
    expect(new Set(rows.map((row) => row[head.indexOf('BillingCurrency')]))).toEqual(new Set(['USD']));
  });

  test('of one item alone are those of its drawer, in the columns that were chosen', async () => {
    const of = {
      vendor: 'AWS',
      viewBy: 'PRODUCT',
      keys: ['Amazon Elastic Compute Cloud'],
      date: '2024-06-10',
      isMonthly: true,
    };
    const { bytes } = await file({ of, part: 'DETAILS', columns: ['cost', 'usage', 'resourceId'] });
    const [head, ...rows] = csvRows(bytes);
    expect(head).toEqual(['Cost (USD)', 'Usage', 'Usage unit', 'Resource ID']);
    const reply = await gateway.ask<{
      viewer: { costDetail: { rows: { total: number; totalCount: number } } };
    }>('query ($of: CostDetailQuery!) { viewer { costDetail(of: $of) { rows { total totalCount } } } }', {
      variables: { of },
    });
    const { total, totalCount } = reply.expectData().viewer.costDetail.rows;
    expect(totalCount).toBeGreaterThan(0);
    expect(rows.length).toBe(totalCount + 1);
    expect(rows.at(-1)).toEqual([dollars(total), '', '', 'Total']);
  });

  test('are the same in a workbook', async () => {
    const [csv, xlsx] = await Promise.all([
      file({ query: QUERY, part: 'DETAILS' }),
      file({ query: QUERY, part: 'DETAILS', format: 'XLSX' }),
    ]);
    const [sheet] = readWorkbook(xlsx.bytes);
    if (!sheet) throw new Error('there is no sheet');
    const [head = [], ...rows] = csvRows(csv.bytes);
    const values = valuesOf(sheet);
    expect(values[0]).toEqual(head);
    expect(values.length).toBe(rows.length + 1);
    const place = head.indexOf('Cost (USD)');
    expect(
      values
        .slice(1)
        .map((row) => row[place])
        .sort(),
    ).toEqual(rows.map((row) => Number(row[place])).sort());
    // Exact amounts, of which a sheet shows two decimals.
    expect(unzip(xlsx.bytes).get('xl/styles.xml')).toContain('formatCode="#,##0.00"');
    expect(xlsx.name).toMatch(/cost-details.*\.xlsx$/);
  });
});

test('a file reads in the language and the currency of whoever asks', async () => {
  const token = await personToken(upstream, 'viewer');
  const settings = await gateway.ask(
    'mutation { saveCurrency(input: { currency: "KRW" }) { userErrors { code } } }',
    { token },
  );
  expect(settings.errors).toEqual([]);
  const headers = { 'accept-language': 'ko' };
  for (const part of ['SUMMARY', 'DETAILS']) {
    const rows = csvRows((await file({ query: QUERY, part }, { token, headers })).bytes);
    const place = rows[0]?.findIndex((head) => head.includes('KRW')) ?? -1;
    expect(rows[0]?.[place]).toMatch(/합계 \(KRW\)|비용\(KRW\)/);
    // The rows add up to the total of the file, in every digit that screens show.
    const [total, ...amounts] = rows.slice(1).reverse();
    const sum = amounts.reduce((all, row) => all.plus(row[place] ?? ''), new Big(0));
    expect(sum.toNumber()).toBeCloseTo(Number(total?.[place]), 5);
  }
});
