// What the heads of the columns sort by, and what of an order is left where other columns are shown.
import {
  isMonthColumn,
  type NamedColumn,
  type TableColumn,
  type TableMode,
  tableColumns,
} from '../../../../lib/cost/cost-table.ts';
import type { ColumnSort, SortColumn } from '../shared/address/table-address.ts';

const SORTS: Record<NamedColumn, SortColumn> = {
  item: 'label',
  total: 'total',
  share: 'share',
  average: 'average',
  compareTotal: 'compare_total',
  compareShare: 'compare_share',
  /** All averages of a range are of as many days: they fall as its totals do. */
  compareAverage: 'compare_total',
  shareDifference: 'share_difference',
  difference: 'difference',
  change: 'change',
};

interface Shown {
  sort: readonly ColumnSort[];
  compareCost: 'individual' | 'average';
}

/** An order by total is that of the averages, and shows in their head where totals have no column. */
export function sortColumnOf(
  column: TableColumn,
  columns: readonly TableColumn[],
  sort: readonly ColumnSort[],
): SortColumn {
  if (isMonthColumn(column)) return column;
  const isForTotal = column === 'average' && !columns.includes('total');
  return isForTotal && !sort.some(({ by }) => by === 'average') ? 'total' : SORTS[column];
}

/** The order without that by months, which are no longer shown. */
export function sortWithoutMonths({ sort }: Pick<Shown, 'sort'>): ColumnSort[] {
  return sort.filter(({ by }) => !isMonthColumn(by));
}

/** The order by what the columns of the mode show, so that nothing sorts unseen. */
export function shownSort({ sort, compareCost }: Shown, mode: TableMode): ColumnSort[] {
  const columns = tableColumns(mode, true, compareCost === 'average');
  const shown = columns.map((column) => sortColumnOf(column, columns, sort));
  return sort.filter(({ by }) => shown.includes(by) || isMonthColumn(by));
}
