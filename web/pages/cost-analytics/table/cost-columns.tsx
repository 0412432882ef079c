// The columns of the item table, and what each shows of an item or of the total.
import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import type { DateRange } from '../../../../lib/calendar.ts';
import type { TableColumn } from '../../../../lib/cost-table.ts';
import { differenceOf } from '../../../../lib/money.ts';
import { ChangeChip } from '../../../components/ChangeChip.tsx';
import { AmountCell } from './AmountCell.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import type { CostTableData } from './CostTable.tsx';
import { ItemCell } from './ItemCell.tsx';
import type { LegendColour } from './useLegendColours.ts';

export type CostRow = CostTableData['items']['edges'][number]['node'];
export type TotalRow = CostTableData['items']['total'];

/** What every cell needs beside its row. */
export const costFeatures = tableFeatures({});

const helper = createColumnHelper<typeof costFeatures, CostRow>();

export interface ColumnOptions {
  currency: string;
  compareRange: DateRange | null | undefined;
  /** Changes are no verdict. */
  isNeutral: boolean;
  /** The colour of an item in the chart; null where no column shows colours. */
  colourOf: ((item: CostRow) => LegendColour | null) | null;
}

export function costColumns(columns: readonly TableColumn[], options: ColumnOptions) {
  return helper.columns(
    columns.map((column) =>
      helper.display({
        id: column,
        header: () => <ColumnHead column={column} compareRange={options.compareRange} />,
        cell: ({ row: { original } }) =>
          column === 'item' ? (
            <ItemCell item={original} colour={options.colourOf?.(original) ?? null} />
          ) : (
            figureOf(column, original, options)
          ),
      }),
    ),
  );
}

type Figures = Pick<
  TotalRow,
  'total' | 'share' | 'average' | 'compareTotal' | 'compareShare' | 'compareAverage' | 'change'
>;

/** What stands in the column of a line of figures. */
export function figureOf(
  column: Exclude<TableColumn, 'item'>,
  line: Figures,
  { currency, isNeutral }: Pick<ColumnOptions, 'currency' | 'isNeutral'>,
): ReactNode {
  switch (column) {
    case 'total':
    case 'average':
    case 'compareTotal':
    case 'compareAverage':
      return <AmountCell amount={line[column]} currency={currency} />;
    case 'share':
    case 'compareShare':
      return <ShareText share={line[column]} />;
    case 'shareDifference':
      return <PointsText share={line.share} compareShare={line.compareShare} />;
    case 'difference':
      return <AmountCell amount={line.change?.difference} currency={currency} isSigned />;
    case 'change':
      return line.change ? (
        <ChangeChip change={line.change} currency={currency} isNeutral={isNeutral} withoutAmount />
      ) : null;
  }
}

function ShareText({ share }: { share: number | null | undefined }) {
  if (share === null || share === undefined) return '–';
  return <FormattedNumber value={share / 100} style="percent" minimumFractionDigits={1} />;
}

/** The head names the unit: percentage points. */
function PointsText({ share, compareShare }: { share: number; compareShare: number | null | undefined }) {
  if (compareShare === null || compareShare === undefined) return '–';
  return (
    <FormattedNumber
      value={differenceOf(share, compareShare)}
      signDisplay="exceptZero"
      minimumFractionDigits={1}
      maximumFractionDigits={1}
    />
  );
}
