// The columns of the item table, and what each shows of a row or of the total.

import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import {
  isMonthColumn,
  type MonthColumn,
  monthColumns,
  type TableColumn,
} from '../../../../lib/cost/cost-table.ts';
import { differenceOf } from '../../../../lib/money/money.ts';
import type { AxisPointLike } from '../../../charts/series/cost-series.ts';
import { ShareText } from '../../../components/files/FigureText.tsx';
import { ChangeChip } from '../../../components/money/ChangeChip.tsx';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { AmountCell, type ShownAmount } from './cells/AmountCell.tsx';
import { ItemCell } from './cells/ItemCell.tsx';
import { ShareCell } from './cells/ShareCell.tsx';
import { TotalCell } from './cells/TotalCell.tsx';
import { TrendCell } from './cells/TrendCell.tsx';
import { MonthHead } from './MonthHead.tsx';
import type { TableMonth, TotalLine } from './table-data.ts';
import type { CostRow, TableRow } from './useTableRows.ts';

/** All rows together; none of its own opens. */
export interface TotalRow {
  id: 'total';
  total: TotalLine;
  /** How many were found; null where nothing was looked for. */
  found: number | null;
  children?: undefined;
}

export type GridRow = TableRow | TotalRow;

/** How the cost went, which is drawn on screens alone. */
export const TREND = 'trend';
export type GridColumn = TableColumn | typeof TREND;

export interface ColumnOptions {
  currency: string;
  axis: readonly AxisPointLike[];
  compareRange: DateRange | null | undefined;
  /** Those that have a column, aligned with the months of a row. */
  months: readonly TableMonth[];
  /** Changes are no verdict. */
  isNeutral: boolean;
  /** Of all lines: what their differences are parts of. */
  total: number;
  /** What rows are told apart by, level by level, in words; null for one level. */
  levels: string | null;
  /** The head of a column that sorts the table. */
  sortHead: (column: TableColumn, name: ReactNode) => Pick<TreeColumn<GridRow>, 'head' | 'order'>;
}

/** In pixels; of names what is left is more. */
const WIDTHS: Partial<Record<GridColumn, number>> = {
  item: 232,
  share: 164,
  shareDifference: 124,
  change: 108,
  trend: 116,
};
const AMOUNT_WIDTH = 118;

export function costColumns(columns: readonly GridColumn[], options: ColumnOptions): TreeColumn<GridRow>[] {
  return columns.map((column) => ({
    id: column,
    width: WIDTHS[column] ?? AMOUNT_WIDTH,
    ...(column === TREND
      ? { head: <ColumnHead column={TREND} compareRange={options.compareRange} /> }
      : options.sortHead(column, headOf(column, options))),
    cell: (row) => cellOf(column, row, options),
  }));
}

function headOf(column: TableColumn, { compareRange, months, levels }: ColumnOptions): ReactNode {
  if (column === 'item' && levels !== null) return levels;
  if (!isMonthColumn(column)) return <ColumnHead column={column} compareRange={compareRange} />;
  const month = months[placeOf(column, months)];
  return month ? <MonthHead month={month} /> : null;
}

function placeOf(column: MonthColumn, months: readonly TableMonth[]): number {
  return monthColumns(months.map(({ date }) => date)).indexOf(column);
}

function cellOf(column: GridColumn, row: GridRow, options: ColumnOptions): ReactNode {
  if ('total' in row) {
    if (column === 'item') return <TotalCell found={row.found} />;
    return figureOf(column, row.total, { colour: null, isOuter: false }, options);
  }
  if (column === 'item') return <ItemCell row={row} />;
  const drawn = { colour: row.colour?.variable ?? null, isOuter: row.level === 1 };
  return figureOf(column, row.item, drawn, options);
}

/** How a row is drawn. */
interface Drawn {
  /** The CSS variable of its colour in the chart; null for none. */
  colour: string | null;
  /** It is on the first level, whose lines have that colour. */
  isOuter: boolean;
}

const PLAIN = '--sky-text-3';

type Figures = Pick<
  TotalLine,
  | 'amounts'
  | 'total'
  | 'share'
  | 'average'
  | 'compareTotal'
  | 'compareShare'
  | 'compareAverage'
  | 'change'
  | 'months'
  | 'shown'
> &
  Partial<Pick<CostRow, 'isBilled' | 'isCompareBilled'>>;

/** Those of one range. */
const AMOUNTS: ReadonlySet<TableColumn> = new Set([
  ...(['total', 'share', 'average'] as const),
  ...(['compareTotal', 'compareShare', 'compareAverage'] as const),
]);

/** What is in the column of a line of figures. */
export function figureOf(
  column: Exclude<GridColumn, 'item'>,
  line: Figures,
  { colour, isOuter }: Drawn,
  { axis, currency, isNeutral, months, total }: ColumnOptions,
): ReactNode {
  if (column === TREND)
    return (
      <TrendCell
        amounts={line.amounts}
        axis={axis}
        currency={currency}
        colour={isOuter ? (colour ?? PLAIN) : PLAIN}
      />
    );
  if (isMonthColumn(column))
    return (
      <AmountCell
        amount={line.months?.[placeOf(column, months)]}
        shown={shownOf(line, (shown) => shown.months?.[placeOf(column, months)])}
        currency={currency}
      />
    );
  // What was never billed is no zero.
  if (line[column.startsWith('compare') ? 'isCompareBilled' : 'isBilled'] === false && AMOUNTS.has(column))
    return '–';
  switch (column) {
    case 'total':
    case 'average':
    case 'compareTotal':
    case 'compareAverage':
      return (
        <AmountCell
          amount={line[column]}
          shown={shownOf(line, (shown) => shown[column])}
          currency={currency}
        />
      );
    case 'share':
      return <ShareCell share={line.share} colour={colour} />;
    case 'compareShare':
      return <ShareText percent={line.compareShare} />;
    case 'shareDifference':
      return <PointsText share={line.share} compareShare={line.compareShare} />;
    case 'difference':
      return (
        <AmountCell
          amount={line.change?.difference}
          shown={shownOf(line, (shown) => shown.difference)}
          currency={currency}
          isSigned
        />
      );
    case 'change':
      return line.change ? <ChangeChip change={line.change} {...{ currency, isNeutral, total }} /> : null;
  }
}

type Shown = NonNullable<CostRow['shown']>;

function shownOf(
  { shown }: Pick<Figures, 'shown'>,
  amountOf: (shown: Shown) => number | null | undefined,
): ShownAmount | null {
  const amount = shown ? amountOf(shown) : null;
  return shown && typeof amount === 'number' ? { amount, currency: shown.currency } : null;
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The head names the unit: percentage points. */
function PointsText({ share, compareShare }: { share: number; compareShare: number | null | undefined }) {
  if (compareShare === null || compareShare === undefined) return '–';
  return (
    <FormattedNumber value={differenceOf(share, compareShare)} signDisplay="exceptZero" {...ONE_DIGIT} />
  );
}
