// The table of items in the address: its order by several columns, and its pages (C-10).
import { describe, expect, test } from 'vitest';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import {
  type ColumnSort,
  nextSort,
} from '../../../../web/pages/cost-analytics/shared/address/table-address.ts';

const addressOf = (search: string) =>
  costAnalyticsPage.read(new URL(`http://localhost/cost-analytics?${search}`));
const TOTAL: ColumnSort = { by: 'total', order: 'desc' };

describe('the order of the table', () => {
  test.each([
    ['', [TOTAL]],
    ['sort=none', []],
    ['sort=label.asc,total.desc', [{ by: 'label', order: 'asc' }, TOTAL]],
    ['sort=2024-06.asc', [{ by: '2024-06', order: 'asc' }]],
    ['sort=total', [TOTAL]],
    ['sort=total.up', [TOTAL]],
    ['sort=secret.asc', [TOTAL]],
    ['sort=label.asc,label.desc', [TOTAL]],
  ])('%s', (search, sort) => {
    expect(addressOf(search).sort).toEqual(sort);
  });

  test('turns at a second click on its column, and is none at the third', () => {
    const turned = nextSort([TOTAL], 'total', false);
    expect(turned).toEqual([{ by: 'total', order: 'asc' }]);
    expect(nextSort(turned, 'total', false)).toEqual([]);
    expect(nextSort([], 'total', false)).toEqual([TOTAL]);
  });

  test('names begin with A; another column comes instead, or in addition', () => {
    const label: ColumnSort = { by: 'label', order: 'asc' };
    expect(nextSort([TOTAL], 'label', false)).toEqual([label]);
    const both = nextSort([TOTAL], 'label', true);
    expect(both).toEqual([TOTAL, label]);
    expect(nextSort(both, 'total', true)).toEqual([{ by: 'total', order: 'asc' }, label]);
    expect(nextSort([{ by: 'total', order: 'asc' }, label], 'total', true)).toEqual([label]);
  });
});

test.each([
  ['size=200', 200],
  ['size=7', 30],
  ['size=0', 30],
])('%s means pages of %i rows', (search, size) => {
  expect(addressOf(search).size).toBe(size);
});
