// Which columns the summary table has in each of its display modes, on screen and in files (C-08, C-15).

export const TABLE_MODES = ['default', 'portion', 'absolute', 'legend'] as const;
export type TableMode = (typeof TABLE_MODES)[number];

/** A chart that compares shows as many items. */
export const COMPARED_ITEMS = 5;

/** The cost of a month, `2024-06`. */
export type MonthColumn = `${number}-${number}`;

/** A column that every table may have. */
export type NamedColumn =
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

export type TableColumn = NamedColumn | MonthColumn;

export function isMonthColumn(column: string): column is MonthColumn {
  return /^\d{4}-\d{2}$/.test(column);
}

/** Of the months that begin on the days: their columns, in that order. */
export function monthColumns(days: readonly string[]): MonthColumn[] {
  return days.map((day) => day.slice(0, 7)).filter(isMonthColumn);
}

/** Of the seed, by its names DEFAULT, COMPARE_PORTION, COMPARE_ABSOLUTE and COMPARE_LEGEND. */
const COLUMNS: Record<TableMode, readonly NamedColumn[]> = {
  default: ['item', 'total', 'share', 'average'],
  /** What part of the whole an item is, then and now; the difference of two shares is in percentage points. */
  portion: ['item', 'share', 'compareShare', 'shareDifference', 'total', 'compareTotal'],
  absolute: ['item', 'total', 'compareTotal', 'difference', 'change'],
  /** Each item with its colour in the chart. */
  legend: ['item', 'total', 'compareTotal', 'change'],
};

/** Averages are in the place of totals where those are compared. */
const OF_AVERAGES: Partial<Record<NamedColumn, NamedColumn>> = {
  total: 'average',
  compareTotal: 'compareAverage',
};

/** Without a compared range there is one mode; with one the default mode compares too. */
export function tableColumns(mode: TableMode, isCompared: boolean, isAverage: boolean): NamedColumn[] {
  if (!isCompared) return [...COLUMNS.default];
  const columns =
    mode === 'default' ? [...COLUMNS.default, ...COLUMNS.absolute.slice(2)] : [...COLUMNS[mode]];
  if (!isAverage) return columns;
  const averaged = columns.map((column) => OF_AVERAGES[column] ?? column);
  return [...new Set(averaged)];
}
