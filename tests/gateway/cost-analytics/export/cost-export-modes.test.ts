// The file of the summary has the columns of the table on screen, in each of its modes (C-08, C-15).
import { Big } from 'big.js';
import { createIntl } from 'react-intl/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NamedColumn, tableColumns } from '../../../../lib/cost/cost-table.ts';
import { differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { askCost } from '../../../support/oracle/cost-answers.ts';
import { readWorkbook, valuesOf } from '../../../support/oracle/workbook.ts';
import { askExport, csvRows } from '../../../support/product/export-file.ts';
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

const MODES = [
  ['DEFAULT', 'default'],
  ['COMPARE_PORTION', 'portion'],
  ['COMPARE_ABSOLUTE', 'absolute'],
  ['COMPARE_LEGEND', 'legend'],
] as const;

const HEADS: Record<NamedColumn, string> = {
  item: 'Item',
  total: 'Total (USD)',
  share: 'Share',
  average: 'Daily average (USD)',
  compareTotal: 'Last period (USD)',
  compareShare: 'Share, last period',
  compareAverage: 'Last period, a day (USD)',
  shareDifference: 'Share difference (pp)',
  difference: 'Difference (USD)',
  change: 'Change',
};

interface Line {
  label: string;
  total: number;
  share: number;
  average: number;
  compareTotal: number;
  compareShare: number;
  compareAverage: number;
  change: { difference: number; kind: string; percent: number };
}

/** As the screen formats, without separators of thousands. */
const screen = createIntl({ locale: 'en' });
const number = (value: number, decimals: number) =>
  screen.formatNumber(value, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
    useGrouping: false,
  });

/** An amount with all of its digits. */
const exact = (amount: number) => new Big(amount).toFixed();

function shown(column: NamedColumn, line: Line): string {
  switch (column) {
    case 'item':
      return line.label;
    case 'share':
    case 'compareShare':
      return screen.formatNumber(line[column] / 100, { style: 'percent', minimumFractionDigits: 1 });
    case 'shareDifference':
      return number(differenceOf(line.share, line.compareShare), 1);
    case 'difference':
      return exact(line.change.difference);
    case 'change':
      return ['NEW', 'GONE'].includes(line.change.kind)
        ? line.change.kind.toLowerCase()
        : `${number(line.change.percent, 2)}%`;
    default:
      return exact(line[column]);
  }
}

async function table(query: object): Promise<{ lines: Line[]; total: Line }> {
  const figures =
    'total share average compareTotal compareShare compareAverage change { difference kind percent }';
  const reply = await gateway.ask<{
    viewer: { costAnalytics: { items: { edges: { node: Line }[]; total: Line } } };
  }>(
    `query ($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) {
      items(itemsPerPage: 200) { edges { node { label ${figures} } } total { ${figures} } } } } }`,
    { variables: { query } },
  );
  const { edges, total } = reply.expectData().viewer.costAnalytics.items;
  return { lines: edges.map(({ node }) => node), total: { ...total, label: 'All items' } };
}

describe.each(['INDIVIDUAL', 'AVERAGE'])('compared by %s', (compareCost) => {
  const query = { range: JUNE, viewBy: 'PRODUCT', compare: 'LAST_PERIOD', compareCost };

  test.each(MODES)('%s', async (mode, name) => {
    const columns = tableColumns(name, true, compareCost === 'AVERAGE');
    const ask = (format: string) => askExport(gateway, { query, mode, format });
    const [{ lines, total }, csv, xlsx] = await Promise.all([table(query), ask('CSV'), ask('XLSX')]);
    const [head = [], ...rows] = csvRows(csv.bytes);
    const heads = columns.map((column) =>
      column === 'difference' && compareCost === 'AVERAGE' ? 'Difference a day (USD)' : HEADS[column],
    );
    expect(head).toEqual(['Vendor', ...heads]);
    expect(lines.length).toBeGreaterThan(20);
    const written = rows.map((row) =>
      row.slice(1).map((cell) => (/^(New|Gone)$/.test(cell) ? cell.toLowerCase() : cell)),
    );
    expect(written).toEqual([...lines, total].map((line) => columns.map((column) => shown(column, line))));
    // A workbook holds the same as numbers.
    const [sheet] = readWorkbook(xlsx.bytes);
    if (!sheet) throw new Error('there is no sheet');
    const plainOf = (cell: string) => (cell.endsWith('%') ? Number(cell.slice(0, -1)) / 100 : Number(cell));
    const [sheetHead, ...sheetRows] = valuesOf(sheet);
    expect(sheetHead).toEqual(head);
    sheetRows.forEach((row, at) => {
      row.forEach((value, place) => {
        const cell = rows[at]?.[place] ?? '';
        if (typeof value === 'number') expect(value).toBeCloseTo(plainOf(cell), 9);
        else expect(value ?? '').toBe(cell);
      });
    });
  });
});

test('without a compared range every mode is the same table; a search says how many were found', async () => {
  const query = { range: JUNE, viewBy: 'PRODUCT' };
  const heads = await Promise.all(
    MODES.map(async ([mode]) => csvRows((await askExport(gateway, { query, mode })).bytes)[0]),
  );
  expect(new Set(heads.map(String))).toEqual(new Set(['Vendor,Item,Total (USD),Share,Daily average (USD)']));
  const found = csvRows((await askExport(gateway, { query, search: 'virtual' })).bytes);
  expect(found.at(-1)?.[1]).toBe(`${found.length - 2} items found`);
});

test('months are columns as on a walk of the pages, in every kind of file, and order it (C-10, C-15)', async () => {
  const range = { frame: 'CUSTOM', start: '2024-04-10', end: '2024-06-30' };
  const query = { range, viewBy: 'PRODUCT', unit: 'WEEK' };
  const input = { query, months: true, sort: [{ by: 'MONTH', month: '2024-05-01', order: 'DESC' }] };
  const [csv, xlsx, raw, walked] = await Promise.all([
    askExport(gateway, input),
    askExport(gateway, { ...input, format: 'XLSX' }),
    askExport(gateway, { ...input, appearance: 'RAW' }),
    askCost(gateway, query, { months: true }),
  ]);
  const [head = [], ...rows] = csvRows(csv.bytes);
  expect(head.slice(-3)).toEqual(['04/10/2024 – 04/30/2024 (USD)', '05/2024 (USD)', '06/2024 (USD)']);
  const cells = (months: (number | null)[] = []) =>
    months.map((amount) => (amount === null ? '' : exact(amount)));
  const items = rows.slice(0, -1).map((row) => [row[1], ...row.slice(-3)].join('|'));
  expect(items.toSorted()).toEqual(
    walked.items.map(({ labels, months }) => [labels[0], ...cells(months)].join('|')).toSorted(),
  );
  expect(rows.at(-1)?.slice(-3)).toEqual(cells(walked.total.months));
  const inMay = items.map((line) => line.split('|')[2] ?? '');
  const known = inMay.filter((amount) => amount !== '');
  expect(known.map(Number)).toEqual(known.map(Number).toSorted((one, other) => other - one));
  // Items without a row in the month stand last.
  expect(inMay.slice(0, known.length)).toEqual(known);
  const [sheet] = readWorkbook(xlsx.bytes);
  const written = (sheet ? valuesOf(sheet) : []).slice(1).map((row) => Number(row[head.length - 2] ?? 0));
  expect(written).toEqual(rows.map((row) => Number(row.at(-2))));
  const [rawHead = [], ...rawRows] = csvRows(raw.bytes);
  const place = rawHead.indexOf('x_BilledCost_2024-05');
  const sum = sumMoney(rawRows.map((row) => Number(row[place])));
  expect(sum).toBeCloseTo(walked.total.months?.[1] ?? 0, 9);
});

test('a month in an order without its column, or the other way round, is refused', async () => {
  const query = { range: JUNE, viewBy: 'PRODUCT' };
  for (const sort of [
    [{ by: 'MONTH', order: 'ASC' }],
    [{ by: 'TOTAL', month: '2024-06-01', order: 'ASC' }],
  ]) {
    const { status, error } = await askExport(gateway, { query, sort });
    expect([status, error?.extensions.argument]).toEqual([400, 'sort']);
  }
});

describe('the series', () => {
  test.each(['DAY', 'WEEK', 'MONTH'])(
    'has a column for each %s of the chart, and its total is theirs',
    async (unit) => {
      const query = { range: JUNE, viewBy: 'PRODUCT', unit };
      const [answer, reply] = await Promise.all([
        askExport(gateway, { query, part: 'SERIES', appearance: 'RAW' }),
        gateway.ask<{
          viewer: {
            costAnalytics: {
              axis: { date: string }[];
              items: { edges: { node: { key: string; amounts: (number | null)[] } }[] };
            };
          };
        }>(
          `query ($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) { axis { date }
          items(itemsPerPage: 200) { edges { node { key amounts } } } } } }`,
          { variables: { query } },
        ),
      ]);
      const { axis, items } = reply.expectData().viewer.costAnalytics;
      const [head = [], ...rows] = csvRows(answer.bytes);
      const steps = head.filter((name) => name.startsWith('x_BilledCost_'));
      const months = axis.map(({ date }) => (unit === 'MONTH' ? date.slice(0, 7) : date));
      expect(steps).toEqual(months.map((date) => `x_BilledCost_${date}`));
      const [key, total, from] = ['x_ItemKey', 'BilledCost', steps[0] ?? ''].map((name) =>
        head.indexOf(name),
      );
      expect(rows.map((row) => [row[key ?? -1], ...row.slice(from, (from ?? 0) + steps.length)])).toEqual(
        items.edges.map(({ node }) => [
          node.key,
          ...node.amounts.map((amount) => (amount === null ? '' : exact(amount))),
        ]),
      );
      for (const row of rows) {
        const sum = row
          .slice(from, (from ?? 0) + steps.length)
          .reduce((whole, amount) => whole.plus(amount || 0), new Big(0));
        expect(sum.toFixed()).toBe(new Big(row[total ?? -1] ?? NaN).toFixed());
      }
      expect(answer.name).toContain('_cost-series_2024-06-01_');
    },
  );

  test('as on screen it has a column a day, headed by the day, and a total below', async () => {
    const { bytes } = await askExport(gateway, {
      query: { range: JUNE, viewBy: 'PRODUCT', unit: 'DAY' },
      part: 'SERIES',
    });
    const [head = [], ...rows] = csvRows(bytes);
    expect(head).toContain('06/30/2024 (USD)');
    expect(head.filter((name) => /^06\/\d\d\/2024/.test(name))).toHaveLength(30);
    expect(rows.at(-1)?.[1]).toBe('All items');
  });
});

describe('names that vendors share', () => {
  test('are one row with all of their vendors, and its rows are those of all of them', async () => {
    const query = { range: JUNE, viewBy: 'CHARGE_CATEGORY', joinSameNames: true };
    const { items } = await askCost(gateway, query);
    const [raw, shown] = await Promise.all([
      askExport(gateway, { query, appearance: 'RAW' }),
      askExport(gateway, { query, format: 'XLSX' }),
    ]);
    const codes: Record<string, string> = { AWS: 'aws', AZURE: 'azr', GCP: 'gcp' };
    const vendorsOf = ({ vendor, byVendor }: (typeof items)[number]) =>
      byVendor?.map((part) => part.vendor) ?? [vendor];
    const [, ...rows] = csvRows(raw.bytes);
    expect(rows.map(([vendors, key]) => [vendors, key])).toEqual(
      items.map((item) => [
        vendorsOf(item)
          .map((vendor) => codes[vendor])
          .join(', '),
        item.keys[0],
      ]),
    );
    const [sheet] = readWorkbook(shown.bytes);
    const [, ...cells] = sheet ? valuesOf(sheet) : [];
    expect(cells[0]?.[0]?.toString().split(', ').sort()).toEqual(['AWS', 'Azure', 'GCP']);
    const [largest] = items;
    const [vendor, ...alsoVendors] = largest ? vendorsOf(largest) : [];
    expect(alsoVendors.length).toBeGreaterThan(0);
    const of = {
      ...{ viewBy: query.viewBy, keys: largest?.keys, vendor, alsoVendors },
      ...{ date: JUNE.start, endDate: JUNE.end },
    };
    const details = await askExport(gateway, { of, part: 'DETAILS', appearance: 'RAW' });
    const [head = [], ...charges] = csvRows(details.bytes);
    const cost = head.indexOf('BilledCost');
    const sum = charges.reduce((whole, row) => whole.plus(row[cost] || 0), new Big(0));
    expect(
      sum
        .minus(largest?.total ?? 0)
        .abs()
        .lt(1e-9),
    ).toBe(true);
  });
});
