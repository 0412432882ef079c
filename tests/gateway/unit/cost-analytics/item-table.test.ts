import { describe, expect, test } from 'vitest';
import type {
  CostItem,
  CostItemSearch,
  CostItemSort,
} from '../../../../gateway/__generated__/graph-types.ts';
import { mergeCost } from '../../../../gateway/domains/cost-analytics/compare/compare.ts';
import { itemNames } from '../../../../gateway/domains/cost-analytics/table/item-names.ts';
import {
  findItems,
  pageOf,
  totalOfItems,
} from '../../../../gateway/domains/cost-analytics/table/item-table.ts';
import { toConnection } from '../../../../gateway/graph/connection.ts';
import { item, series } from './series.ts';

const JUNE = { start: '2024-06-01', end: '2024-06-02' };
const MAY = { start: '2024-05-01', end: '2024-05-02' };

const rowsOf = (items: readonly CostItem[], search: string | null, sort: readonly CostItemSort[]) =>
  findItems({ items, months: null }, { search, searchIn: 'ALL' }, sort, itemNames([{ viewBy: 'PRODUCT' }]));

describe('C-10 search, sort and pages', () => {
  const merged = mergeCost(
    series(JUNE, [item('i-10', [2, 0]), item('i-9', [2, 0]), item('i-9', [2, 0], 'gcp'), item('x', [5, 0])]),
    series(MAY, [item('i-10', [1, 0]), item('x', [9, 0])]),
  );
  const keys = (search: string | null, by: CostItemSort['by'], order: 'ASC' | 'DESC') =>
    rowsOf(merged.items, search, [{ by, order }]).map(({ key, vendor }) => `${vendor}:${key}`);

  test('searches key and label, upper and lower case alike', () => {
    expect(keys('NAME OF I', 'TOTAL', 'DESC')).toHaveLength(3);
    expect(keys(' X ', 'TOTAL', 'DESC')).toEqual(['AWS:x']);
    expect(keys('nothing like it', 'TOTAL', 'DESC')).toEqual([]);
    expect(keys('', 'TOTAL', 'DESC')).toHaveLength(4);
  });

  test('equal rows stay in the order of key and vendor, in both directions', () => {
    expect(keys('i', 'TOTAL', 'DESC')).toEqual(['AWS:i-10', 'AWS:i-9', 'GCP:i-9']);
    expect(keys('i', 'TOTAL', 'ASC')).toEqual(['AWS:i-10', 'AWS:i-9', 'GCP:i-9']);
  });

  test('numbers in names sort by their value', () => {
    expect(keys(null, 'LABEL', 'ASC')).toEqual(['AWS:i-9', 'GCP:i-9', 'AWS:i-10', 'AWS:x']);
    expect(keys(null, 'LABEL', 'DESC')).toEqual(['AWS:x', 'AWS:i-10', 'AWS:i-9', 'GCP:i-9']);
  });

  test('sorts by the compared total and by the difference', () => {
    expect(keys(null, 'COMPARE_TOTAL', 'DESC').slice(0, 2)).toEqual(['AWS:x', 'AWS:i-10']);
    expect(keys(null, 'DIFFERENCE', 'ASC')[0]).toBe('AWS:x');
    expect(keys(null, 'COMPARE_SHARE', 'DESC').slice(0, 2)).toEqual(['AWS:x', 'AWS:i-10']);
    expect(keys(null, 'SHARE_DIFFERENCE', 'DESC').slice(0, 2)).toEqual(['AWS:i-9', 'GCP:i-9']);
  });

  test('rows without a change stand last, in both directions', () => {
    const plain = mergeCost(series(JUNE, [item('b', [1, 0]), item('a', [2, 0])]), null).items;
    for (const order of ['ASC', 'DESC'] as const) {
      expect(rowsOf(plain, null, [{ by: 'DIFFERENCE', order }]).map(({ key }) => key)).toEqual(['a', 'b']);
    }
  });

  test('several columns order rows, the first before the next; none leaves them as answered', () => {
    const both: CostItemSort[] = [
      { by: 'TOTAL', order: 'ASC' },
      { by: 'LABEL', order: 'DESC' },
    ];
    const ordered = (sort: CostItemSort[]) => rowsOf(merged.items, null, sort).map(({ key }) => key);
    expect(ordered(both)).toEqual(['i-10', 'i-9', 'i-9', 'x']);
    expect(ordered(both.toReversed())).toEqual(['x', 'i-10', 'i-9', 'i-9']);
    expect(ordered([])).toEqual(merged.items.map(({ key }) => key));
  });

  test('sorts by a month; one outside of the range orders nothing, and no data stand last', () => {
    const reply = series(JUNE, [item('a', [1, 0]), item('b', [3, 0]), item('c', [2, 0])]);
    const months = reply.dates.slice(0, 1);
    const monthly = [[5], [null], [7]];
    const items = reply.items.map((line, place) => ({ ...line, monthly: monthly[place] ?? [] }));
    const byMonth = mergeCost({ ...reply, months, monthly: [12], items }, null);
    const ordered = (month: string, order: 'ASC' | 'DESC') =>
      findItems(byMonth, { searchIn: 'ALL' }, [{ by: 'MONTH', month, order }], itemNames([])).map(
        ({ key }) => key,
      );
    expect(ordered('2024-06-01', 'DESC')).toEqual(['c', 'a', 'b']);
    expect(ordered('2024-06-30', 'ASC')).toEqual(['a', 'c', 'b']);
    expect(ordered('2023-06-01', 'DESC')).toEqual(['a', 'b', 'c']);
    expect(totalOfItems(byMonth, byMonth.items.slice(0, 2), true).months).toEqual([5]);
    expect(mergeCost(reply, null).items[0]?.months).toBeNull();
  });

  test('a search looks in one field, and finds nothing in one that the table is not split by', () => {
    const found = (searchIn: CostItemSearch) =>
      findItems(merged, { search: 'i-10', searchIn }, [], itemNames([{ viewBy: 'ACCOUNT' }])).length;
    expect([found('ALL'), found('ACCOUNT'), found('PRODUCT'), found('REGION')]).toEqual([1, 1, 0, 0]);
  });

  test('the total of a search is that of the rows found, exactly; without one that of the series', () => {
    const rows = rowsOf(merged.items, 'i-', []);
    expect(totalOfItems(merged, rows, true)).toMatchObject({
      total: 6,
      average: 3,
      compareTotal: 1,
      amounts: [6, 0],
      change: { difference: 5, percent: 500, kind: 'UP' },
    });
    expect(totalOfItems(merged, merged.items, false)).toBe(merged.total);
    const tenths = mergeCost(series(JUNE, [item('a', [0.1, 0.2]), item('b', [0.7, null])]), null);
    expect(totalOfItems(tenths, tenths.items, true)).toMatchObject({ total: 1, amounts: [0.8, 0.2] });
  });

  test('pages say where they stand', () => {
    const rows = [1, 2, 3, 4, 5];
    const page = (number: number) => {
      const paging = { page: number, itemsPerPage: 2 };
      const { edges, pageInfo, totalCount } = toConnection(pageOf(rows, paging), rows.length, paging);
      return { nodes: edges.map(({ node }) => node), ...pageInfo, totalCount };
    };
    expect(page(1)).toMatchObject({
      nodes: [1, 2],
      hasNextPage: true,
      hasPreviousPage: false,
      totalCount: 5,
    });
    expect(page(3)).toMatchObject({ nodes: [5], hasNextPage: false, hasPreviousPage: true });
    expect(page(4)).toMatchObject({ nodes: [], startCursor: null, endCursor: null, hasNextPage: false });
    expect(page(1).endCursor).not.toBe(page(2).startCursor);
  });
});
