// The columns of the item table, and what each shows of an item or of the total.

import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
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
import { ChangeChip } from '../../../components/money/ChangeChip.tsx';
import { AmountCell, type ShownAmount } from './AmountCell.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import { FurtherCell, ItemCell } from './ItemCell.tsx';
import type { LegendColour } from './legend-colour.ts';
import { MonthHead } from './MonthHead.tsx';
import type { CostRow, TableMonth, TotalRow } from './table-data.ts';

/** What every cell needs beside its row. */
export const costFeatures = tableFeatures({});

const helper = createColumnHelper<typeof costFeatures, CostRow>();

export interface ColumnOptions {
  currency: string;
  compareRange: DateRange | null | undefined;
  /** Those that have a column, aligned with the months of a row. */
  months: readonly TableMonth[];
  /** Changes are no verdict. */
  isNeutral: boolean;
  /** Of all lines: what their differences are parts of. */
  total: number;
  /** The groupings of the item, in words; each has a column. */
  groupings: readonly string[];
  /** The colour of an item in the chart; null where no column shows colours. */
  colourOf: ((item: CostRow) => LegendColour | null) | null;
}

export function costColumns(columns: readonly TableColumn[], options: ColumnOptions) {
  return helper.columns(
    withFurther(columns, options.groupings.length).map((column) =>
      helper.display({
        id: column,
        header: () => headOf(column, options),
        cell: ({ row: { original } }) =>
          column === 'item' ? (
            <ItemCell item={original} colour={options.colourOf?.(original) ?? null} />
          ) : isFurther(column) ? (
            <FurtherCell item={original} place={furtherPlace(column)} />
          ) : (
            figureOf(column, original, options)
          ),
      }),
    ),
  );
}

/** The name of an item by its second grouping or its third. */
export type FurtherColumn = `further-${number}`;
export type GridColumn = TableColumn | FurtherColumn;

export function isFurther(column: GridColumn): column is FurtherColumn {
  return column.startsWith('further-');
}

/** The columns with one for each of so many groupings. */
export function withFurther(columns: readonly TableColumn[], groupings: number): GridColumn[] {
  const further = Array.from({ length: Math.max(groupings - 1, 0) }, (_, place): FurtherColumn => {
    return `further-${place + 1}`;
  });
  return columns.flatMap((column): GridColumn[] => (column === 'item' ? [column, ...further] : [column]));
}

function furtherPlace(column: FurtherColumn): number {
  return Number(column.slice('further-'.length));
}

function headOf(column: GridColumn, { compareRange, months, groupings }: ColumnOptions): ReactNode {
  if (isFurther(column)) return groupings[furtherPlace(column)];
  if (column === 'item' && groupings.length > 1) return groupings[0];
  if (!isMonthColumn(column)) return <ColumnHead column={column} compareRange={compareRange} />;
  const month = months[placeOf(column, months)];
  return month ? <MonthHead month={month} /> : null;
}

function placeOf(column: MonthColumn, months: readonly TableMonth[]): number {
  return monthColumns(months.map(({ date }) => date)).indexOf(column);
}

type Figures = Pick<
  TotalRow,
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
  column: Exclude<TableColumn, 'item'>,
  line: Figures,
  { currency, isNeutral, months, total }: Pick<ColumnOptions, 'currency' | 'isNeutral' | 'months' | 'total'>,
): ReactNode {
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
    case 'compareShare':
      return <ShareText share={line[column]} />;
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
      return line.change ? (
        <ChangeChip change={line.change} {...{ currency, isNeutral, total }} withoutAmount />
      ) : null;
  }
}

type Shown = NonNullable<CostRow['shown']>;

function shownOf(
  { shown }: Pick<CostRow, 'shown'>,
  amountOf: (shown: Shown) => number | null | undefined,
): ShownAmount | null {
  const amount = shown ? amountOf(shown) : null;
  return shown && typeof amount === 'number' ? { amount, currency: shown.currency } : null;
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function ShareText({ share }: { share: number | null | undefined }) {
  if (share === null || share === undefined) return '–';
  return <FormattedNumber value={share / 100} style="percent" {...ONE_DIGIT} />;
}

/** The head names the unit: percentage points. */
function PointsText({ share, compareShare }: { share: number; compareShare: number | null | undefined }) {
  if (compareShare === null || compareShare === undefined) return '–';
  return (
    <FormattedNumber value={differenceOf(share, compareShare)} signDisplay="exceptZero" {...ONE_DIGIT} />
  );
}
