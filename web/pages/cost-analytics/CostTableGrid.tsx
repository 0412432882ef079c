// The table itself: headers that sort, rows of items, and the total of all items below.

import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeChip } from '../../components/ChangeChip.tsx';
import { ScrollRegion } from '../../components/ScrollRegion.tsx';
import { useBeforeFirstData } from '../../components/useBeforeFirstData.ts';
import { AmountCell } from './AmountCell.tsx';
import type { SortColumn } from './address.ts';
import classes from './CostAnalytics.module.css';
import type { CostTableData } from './CostTable.tsx';
import { COLUMN_HEADS, costColumns, costFeatures, type TotalRow } from './cost-columns.tsx';
import { useAnalyticsAddress } from './useAnalyticsAddress.ts';

export function CostTableGrid({ data }: { data: CostTableData }) {
  const intl = useIntl();
  const { currency } = data;
  const isCompared = Boolean(data.compareRange);
  const isNeutral = useBeforeFirstData(data.compareRange) !== null;
  const rows = useMemo(() => data.items.edges.map(({ node }) => node), [data]);
  const columns = useMemo(
    () => costColumns(currency, isCompared, isNeutral),
    [currency, isCompared, isNeutral],
  );
  const table = useTable({
    features: costFeatures,
    columns,
    data: rows,
    getRowId: (row) => `${row.vendor} ${row.key}`,
  });
  return (
    <ScrollRegion className={classes.scroll} label={intl.formatMessage({ id: 'cost-analytics.table.name' })}>
      <table className={`${classes.table} sky-figures`}>
        <thead>
          <tr>
            {table.getFlatHeaders().map((header) => (
              <SortHeader key={header.id} column={header.id}>
                <table.FlexRender header={header} />
              </SortHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell, place) =>
                place === 0 ? (
                  <th key={cell.id} scope="row">
                    <table.FlexRender cell={cell} />
                  </th>
                ) : (
                  <td key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <TotalCells total={data.total} currency={currency} isCompared={isCompared} isNeutral={isNeutral} />
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function SortHeader({ column, children }: { column: string; children: ReactNode }) {
  const { address, change } = useAnalyticsAddress();
  const sort = COLUMN_HEADS[column]?.sort;
  if (!sort) return <th scope="col">{children}</th>;
  const isSorted = address.sort === sort;
  const Arrow = address.order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" aria-sort={isSorted ? (address.order === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => change(nextSort(sort, isSorted, address.order))}
      >
        {children}
        {isSorted ? <Arrow size={12} aria-hidden /> : null}
      </button>
    </th>
  );
}

/** Names begin with A, figures with the largest; a second click turns the order. */
function nextSort(sort: SortColumn, isSorted: boolean, order: 'asc' | 'desc') {
  const first = sort === 'label' ? 'asc' : 'desc';
  const other = order === 'asc' ? 'desc' : 'asc';
  return { sort, order: isSorted ? other : first } as const;
}

interface TotalCellsProps {
  total: TotalRow;
  currency: string;
  isCompared: boolean;
  isNeutral: boolean;
}

function TotalCells({ total, currency, isCompared, isNeutral }: TotalCellsProps) {
  return (
    <tr>
      <th scope="row">
        <FormattedMessage id="cost-analytics.table.allItems" />
      </th>
      <td>
        <AmountCell amount={total.total} currency={currency} />
      </td>
      <td />
      <td>
        <AmountCell amount={total.average} currency={currency} />
      </td>
      {isCompared ? (
        <>
          <td>
            <AmountCell amount={total.compareTotal} currency={currency} />
          </td>
          <td>
            <AmountCell amount={total.change?.difference} currency={currency} isSigned />
          </td>
          <td>
            {total.change ? (
              <ChangeChip change={total.change} currency={currency} isNeutral={isNeutral} withoutAmount />
            ) : null}
          </td>
        </>
      ) : null}
    </tr>
  );
}
