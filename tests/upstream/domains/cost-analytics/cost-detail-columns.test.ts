// The detail of cost (C-12): every column of whole pages against the raw files, read by another way; order and search.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { DETAIL_COLUMN_IDS, type DetailColumnId } from '../../../../lib/cost/detail-columns.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { detail, portion } from '../../../../upstream/contract/cost-analytics/cost-analytics.ts';
import type { ReplyOf, RequestOf } from '../../../../upstream/contract/endpoint.ts';
import { type RawDetail, rawDetails } from '../../../support/oracle/raw/raw-detail.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';
import { isDeep } from '../../../support/runner/depth.ts';

type Row = ReplyOf<typeof detail>['rows'][number];

let upstream: TestUpstream;
let caller: Caller;
beforeAll(async () => {
  upstream = await startUpstream();
  const token = await upstream.toolToken();
  caller = { url: upstream.url, token, userId: 'skyledger-tools', companyId: 'sunflower' };
});
afterAll(() => upstream?.close());

const COLUMNS = DETAIL_COLUMN_IDS.filter((column) => column !== 'serviceGroup');
const ITEM: RequestOf<typeof detail> = {
  isAmortizedCost: false,
  costDate: '2024-06-01',
  isMonthly: true,
  detailFilters: [],
  selectedVendor: 'aws',
  viewBy: 'product',
  columns: COLUMNS,
  page: 1,
  itemsPerPage: 200,
};

/** Every row of every page, with the counts that the first page tells. */
async function walk(request: RequestOf<typeof detail>, companyId = 'sunflower') {
  const of = { ...caller, companyId };
  const first = await ask(of, detail, request);
  const rows: Row[] = [...first.rows];
  for (let page = 2; rows.length < first.totalCount; page += 1) {
    const next = await ask(of, detail, { ...request, page });
    if (next.rows.length === 0) break;
    rows.push(...next.rows);
  }
  return { ...first, rows };
}

/** As a line of text with its members in one order, so that whole lists compare; the store keeps 18 decimals. */
const lineOf = (row: RawDetail | Row) =>
  JSON.stringify(
    Object.entries(row)
      .filter(([name]) => name !== 'linkedAccountAlias')
      .map(([name, value]) => [name, typeof value === 'number' ? value.toPrecision(12) : value] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

describe.each([
  ['sunflower', 'aws', '2024-06-01'],
  ['sunflower', 'azr', '2024-05-01'],
  ['sunflower', 'gcp', '2024-06-01'],
  ['workshop', 'aws', '2018-11-01'],
] as const)('%s, %s, the month of %s', (company, vendor, costDate) => {
  // Of the large company the gate walks the days of a weekend, a deep run the month.
  const isWhole = isDeep || company !== 'workshop';
  const [first, last] = isWhole ? [costDate, lastOfMonth(costDate)] : ['2018-11-03', '2018-11-04'];
  const span = isWhole ? { costDate } : { costDate: first, costEndDate: last, isMonthly: false };

  it('has every row of the raw files with every column', async () => {
    const isWithin = (day: string) => day >= first && day <= last;
    const raw = (await rawDetails(company)).filter(
      (row) => row.vendor === vendor && isWithin(String(row.usageDate)),
    );
    expect(raw.length).toBeGreaterThan(ITEM.itemsPerPage ?? 0);
    const { rows, totalCount, totalCost } = await walk({ ...ITEM, selectedVendor: vendor, ...span }, company);
    expect(totalCount).toBe(raw.length);
    expect(rows).toHaveLength(raw.length);
    const expected = new Set(raw.map(lineOf));
    expect(
      rows
        .map(lineOf)
        .filter((line) => !expected.has(line))
        .slice(0, 3),
    ).toEqual([]);
    expect(rows.map(lineOf).sort().join('\n') === raw.map(lineOf).sort().join('\n')).toBe(true);
    expect(sumMoney(rows.map((row) => row.cost))).toBeCloseTo(totalCost, 9);
    expect(totalCost).toBeCloseTo(sumMoney(raw.map((row) => Number(row.cost))), 9);
  });
});

describe('the rows of a page', () => {
  const june = (row: RawDetail) => row.vendor === 'azr' && String(row.usageDate).startsWith('2024-06');
  const azure = { ...ITEM, selectedVendor: 'azr' as const };

  it.each(['cost', 'unitPrice', 'usageDate', 'resourceName'] as const)(
    'are ordered by %s over all pages, rows without it last',
    async (by) => {
      for (const order of ['ASC', 'DESC'] as const) {
        const days = { isMonthly: false, costDate: '2024-06-01', costEndDate: '2024-06-08' };
        const { rows } = await walk({ ...azure, ...days, columns: [by], sort: { by, order } });
        const values = rows.map((row) => row[by] ?? null);
        const known = values.filter((value) => value !== null);
        expect(values.slice(known.length).every((value) => value === null)).toBe(true);
        const rising = [...known].sort((one, other) => (one < other ? -1 : Number(one > other)));
        expect(known).toEqual(order === 'ASC' ? rising : rising.toReversed());
        expect(rows.length).toBeGreaterThan(200);
        expect(known.length).toBeGreaterThan(50);
      }
    },
  );

  it('are those that hold a text in a column that is asked for, counted and summed as such', async () => {
    const raw = (await rawDetails('sunflower')).filter(june);
    const holds = (row: RawDetail, column: string) =>
      String(row[column] ?? '')
        .toLowerCase()
        .includes('disk');
    const columns: DetailColumnId[] = ['productName', 'itemDescription'];
    const found = raw.filter((row) => columns.some((column) => holds(row, column)));
    const { rows, totalCount, totalCost } = await walk({ ...azure, columns, search: 'DISK' });
    expect(found.length).toBeGreaterThan(20);
    expect(totalCount).toBe(found.length);
    expect(totalCost).toBe(sumMoney(found.map((row) => Number(row.cost))));
    expect(rows.every((row) => columns.some((column) => holds(row, column)))).toBe(true);
    const inProduct = await ask(caller, detail, { ...azure, columns: ['productName'], search: 'disk' });
    expect(inProduct.totalCount).toBe(raw.filter((row) => holds(row, 'productName')).length);
  });

  it('have the columns that are asked for, and no other', async () => {
    const { rows, columns } = await ask(caller, detail, { ...azure, columns: ['usage', 'skuId'] });
    expect(columns).toEqual(['usage', 'skuId']);
    expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(
      new Set(['vendor', 'usageDate', 'cost', 'billingCurrency', 'usage', 'usageUnit', 'skuId']),
    );
  });

  it('tell service groups by a set that is named, and there', async () => {
    const columns: DetailColumnId[] = ['serviceGroup', 'resourceId'];
    const of = { ...azure, columns, columnServiceGroupSetNm: 'Environments' };
    const { code, field } = await refusal(caller, detail, { ...azure, columns });
    expect({ code, field }).toEqual({ code: 'BAD_REQUEST', field: 'columnServiceGroupSetNm' });
    const sets = await refusal(caller, detail, { ...of, columnServiceGroupSetNm: 'no such set' });
    expect(sets).toMatchObject({ code: 'UNKNOWN_SERVICE_GROUP_SET', field: 'columnServiceGroupSetNm' });
  });

  it('have the cost of compared days beside', async () => {
    const raw = (await rawDetails('sunflower')).filter((row) => row.vendor === 'azr');
    const sum = (day: string) => {
      const rows = raw.filter(({ usageDate }) => usageDate === day);
      return { totalCount: rows.length, totalCost: sumMoney(rows.map((row) => Number(row.cost))) };
    };
    const of = {
      ...azure,
      columns: ['cost' as const],
      isMonthly: false,
      costDate: '2024-06-11',
      compareCostDate: '2024-06-04',
    };
    const reply = await ask(caller, detail, of);
    expect(reply).toMatchObject(sum('2024-06-11'));
    expect(reply.compare).toEqual(sum('2024-06-04'));
    const parts = await ask(caller, portion, of);
    expect(parts.compareTotalCost).toBe(sum('2024-06-04').totalCost);
    expect(sumMoney(parts.items.map((item) => item.compareCost ?? 0))).toBe(parts.compareTotalCost);
  });
});

describe('the portions of a cost (C-13)', () => {
  it('fold into others with their members, and sum to the total exactly', async () => {
    const reply = await ask(caller, portion, { ...ITEM, portionBy: 'usageType' });
    const [others] = reply.items.filter(({ isOthers }) => isOthers);
    expect(reply.portionBy).toBe('usageType');
    expect(reply.items).toHaveLength(11);
    expect(others?.otherItems).toHaveLength(others?.numberOfOthers ?? 0);
    expect(sumMoney(others?.otherItems.map((item) => item.cost) ?? [])).toBe(others?.cost);
    expect(sumMoney(reply.items.map((item) => item.cost))).toBe(reply.totalCost);
    expect(sumMoney(reply.items.map((item) => item.portion))).toBeCloseTo(100, 9);
  });

  it('tell of products of AWS the usage types that they are made of', async () => {
    const reply = await ask(caller, portion, { ...ITEM, hasRelations: true });
    const [top] = reply.items;
    const raw = (await rawDetails('sunflower')).filter(
      (row) =>
        row.vendor === 'aws' && row.productName === top?.item && String(row.usageDate).startsWith('2024-06'),
    );
    const costs = new Map<string, number[]>();
    for (const row of raw) {
      const name = String(row.usageType ?? '');
      costs.set(name, [...(costs.get(name) ?? []), Number(row.cost)]);
    }
    const expected = [...costs]
      .map(([item, each]) => ({ item, cost: sumMoney(each) }))
      .sort((one, other) => other.cost - one.cost)
      .slice(0, 10);
    expect(top?.relationsForAws.map(({ cost }) => cost)).toEqual(expected.map(({ cost }) => cost));
    const plain = await ask(caller, portion, ITEM);
    expect(plain.items.every(({ relationsForAws }) => relationsForAws.length === 0)).toBe(true);
  });

  it('of negative items add up too: shares are of the whole, or 0 where that is not positive', async () => {
    const credits = { field: 'chargeType' as const, values: ['Credit', 'Refund'] };
    for (const detailFilters of [[], [credits], [{ ...credits, isExcluding: true }]]) {
      const reply = await ask(caller, portion, { ...ITEM, detailFilters, portionBy: 'chargeType' });
      const shares = sumMoney(reply.items.map((item) => item.portion));
      expect(sumMoney(reply.items.map((item) => item.cost))).toBe(reply.totalCost);
      expect(shares).toBeCloseTo(reply.totalCost > 0 ? 100 : 0, 9);
    }
  });
});
