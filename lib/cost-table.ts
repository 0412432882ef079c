// Which columns the summary table has in each of its display modes, on screen and in files (C-08, C-15).

export const TABLE_MODES = ['default', 'portion', 'absolute', 'legend'] as const;
export type TableMode = (typeof TABLE_MODES)[number];

/** A chart that compares shows as many items. */
export const COMPARED_ITEMS = 5;

export type TableColumn =
  | 'item'
  | 'total'
  | 'share'
  | 'average'
  | 'compareTotal'
  | 'compareShare'
  | 'compareAverage'
  | 'shareDifference'
  | 'difference'
  | 'change';

/** Of the seed, by its names DEFAULT, COMPARE_PORTION, COMPARE_ABSOLUTE and COMPARE_LEGEND. */
const COLUMNS: Record<TableMode, readonly TableColumn[]> = {
  default: ['item', 'total', 'share', 'average'],
  /** What part of the whole an item is, then and now; the difference of two shares is in percentage points. */
  portion: ['item', 'share', 'compareShare', 'shareDifference', 'total', 'compareTotal'],
  absolute: ['item', 'total', 'compareTotal', 'difference', 'change'],
  /** Each item with its colour in the chart. */
  legend: ['item', 'total', 'compareTotal', 'change'],
};

/** Averages stand in the place of totals where those are compared. */
const OF_AVERAGES: Partial<Record<TableColumn, TableColumn>> = {
  total: 'average',
  compareTotal: 'compareAverage',
};

/** Without a compared range there is one mode; with one the default mode compares too. */
export function tableColumns(mode: TableMode, isCompared: boolean, isAverage: boolean): TableColumn[] {
  if (!isCompared) return [...COLUMNS.default];
  const columns =
    mode === 'default' ? [...COLUMNS.default, ...COLUMNS.absolute.slice(2)] : [...COLUMNS[mode]];
  if (!isAverage) return columns;
  const averaged = columns.map((column) => OF_AVERAGES[column] ?? column);
  return [...new Set(averaged)];
}
