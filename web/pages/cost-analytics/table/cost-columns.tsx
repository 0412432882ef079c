// The columns of the item table.
import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { ChangeChip } from '../../../components/ChangeChip.tsx';
import type { MessageId } from '../../../intl/catalogues.ts';
import { AmountCell } from './AmountCell.tsx';
import type { CostTableData } from './CostTable.tsx';
import { ItemCell } from './ItemCell.tsx';
import type { SortColumn } from './table-address.ts';

export type CostRow = CostTableData['items']['edges'][number]['node'];
export type TotalRow = CostTableData['items']['total'];

/** What every cell needs beside its row. */
export const costFeatures = tableFeatures({});

const helper = createColumnHelper<typeof costFeatures, CostRow>();

/** The column that a header sorts by, and the name it has. */
export const COLUMN_HEADS: Record<string, { sort?: SortColumn; label: MessageId }> = {
  item: { sort: 'label', label: 'cost-analytics.column.item' },
  total: { sort: 'total', label: 'cost-analytics.column.total' },
  share: { sort: 'share', label: 'cost-analytics.column.share' },
  average: { sort: 'average', label: 'cost-analytics.column.average' },
  compareTotal: { sort: 'compare_total', label: 'cost-analytics.column.compareTotal' },
  difference: { sort: 'difference', label: 'cost-analytics.column.difference' },
  change: { sort: 'change', label: 'cost-analytics.column.change' },
};

const header = (label: MessageId) => () => <FormattedMessage id={label} />;

/** `isNeutral` where changes are no verdict. */
export function costColumns(currency: string, isCompared: boolean, isNeutral: boolean) {
  const base = [
    helper.display({
      id: 'item',
      header: header('cost-analytics.column.item'),
      cell: ({ row }) => <ItemCell item={row.original} />,
    }),
    helper.accessor('total', {
      header: header('cost-analytics.column.total'),
      cell: (cell) => <AmountCell amount={cell.getValue()} currency={currency} />,
    }),
    helper.accessor('share', {
      header: header('cost-analytics.column.share'),
      cell: (cell) => (
        <FormattedNumber value={cell.getValue() / 100} style="percent" minimumFractionDigits={1} />
      ),
    }),
    helper.accessor('average', {
      header: header('cost-analytics.column.average'),
      cell: (cell) => <AmountCell amount={cell.getValue()} currency={currency} />,
    }),
  ];
  const compared = [
    helper.accessor('compareTotal', {
      header: header('cost-analytics.column.compareTotal'),
      cell: (cell) => <AmountCell amount={cell.getValue()} currency={currency} />,
    }),
    helper.accessor((row) => row.change?.difference ?? null, {
      id: 'difference',
      header: header('cost-analytics.column.difference'),
      cell: (cell) => <AmountCell amount={cell.getValue()} currency={currency} isSigned />,
    }),
    helper.display({
      id: 'change',
      header: header('cost-analytics.column.change'),
      cell: ({ row }) =>
        row.original.change ? (
          <ChangeChip change={row.original.change} currency={currency} isNeutral={isNeutral} withoutAmount />
        ) : null,
    }),
  ];
  return helper.columns(isCompared ? [...base, ...compared] : base);
}
