// How the table of items is shown, as it is in the address: search, order, page and its size (C-10).
import { createParser, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { SEARCHED } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { isMonthColumn, type MonthColumn } from '../../../../../lib/cost/cost-table.ts';
import { parseAsPage, parseAsPageSize } from '../../../../paging.ts';

const SORT_COLUMNS = [
  'label',
  'total',
  'share',
  'average',
  'compare_total',
  'difference',
  'change',
  'compare_share',
  'share_difference',
] as const;
export const SEARCH_FIELDS = ['all', ...SEARCHED] as const;
const ORDERS = ['asc', 'desc'] as const;

export type SortColumn = (typeof SORT_COLUMNS)[number] | MonthColumn;

export interface ColumnSort {
  by: SortColumn;
  order: (typeof ORDERS)[number];
}

/** An order that was not chosen: as the costs fall. */
const NONE = 'none';

/** `total.desc,label.asc`, first column first. */
const parseAsSort = createParser<ColumnSort[]>({
  parse: (text) => {
    if (text === NONE) return [];
    const columns = text.split(',').map(columnOf);
    const known = columns.filter((column) => column !== null);
    const isOnce = new Set(known.map(({ by }) => by)).size === columns.length;
    return isOnce ? known : null;
  },
  serialize: (sort) => (sort.length === 0 ? NONE : sort.map(({ by, order }) => `${by}.${order}`).join(',')),
  eq: (one, other) => JSON.stringify(one) === JSON.stringify(other),
});

function columnOf(text: string): ColumnSort | null {
  const [by = '', order] = text.split('.');
  const known = isMonthColumn(by) ? by : SORT_COLUMNS.find((column) => column === by);
  const direction = ORDERS.find((each) => each === order);
  return known && direction ? { by: known, order: direction } : null;
}

export const tableParsers = {
  search: parseAsString.withDefault(''),
  searchIn: parseAsStringLiteral(SEARCH_FIELDS).withDefault('all'),
  sort: parseAsSort.withDefault([{ by: 'total', order: 'desc' }]),
  page: parseAsPage.withDefault(1),
  size: parseAsPageSize.withDefault(30),
};

/**
 * Another click on a column: names begin with A and figures with the largest, then the order turns, then it is none.
 * Added to the others where it is so meant, else instead of them.
 */
export function nextSort(sort: readonly ColumnSort[], by: SortColumn, isAdded: boolean): ColumnSort[] {
  const first = by === 'label' ? 'asc' : 'desc';
  const current = sort.find((column) => column.by === by);
  const order = !current ? first : current.order === first ? turned(first) : null;
  if (!isAdded) return order === null ? [] : [{ by, order }];
  if (!current && order) return [...sort, { by, order }];
  return sort.flatMap((column) => (column.by !== by ? [column] : order ? [{ by, order }] : []));
}

function turned(order: ColumnSort['order']): ColumnSort['order'] {
  return order === 'asc' ? 'desc' : 'asc';
}
