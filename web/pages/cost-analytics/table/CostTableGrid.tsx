// The table itself: headers that sort, rows of items, and the total of all items below.

import { useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { ChangeChip } from '../../../components/ChangeChip.tsx';
import { ScrollRegion } from '../../../components/ScrollRegion.tsx';
import { SortHead } from '../../../components/SortHead.tsx';
import { useBeforeFirstData } from '../../../components/useBeforeFirstData.ts';
import { useAnalyticsAddress } from '../useAnalyticsAddress.ts';
import { AmountCell } from './AmountCell.tsx';
import classes from './CostTable.module.css';
import type { CostTableData } from './CostTable.tsx';
import { COLUMN_HEADS, costColumns, costFeatures, type TotalRow } from './cost-columns.tsx';
import { nextSort } from './table-address.ts';

export function CostTableGrid({ data }: { data: CostTableData }) {
  const intl = useIntl();
  const { address } = useAnalyticsAddress();
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
              <SortableHead key={header.id} column={header.id}>
                <table.FlexRender header={header} />
              </SortableHead>
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
          <TotalCells
            total={data.items.total}
            found={address.search.trim() === '' ? null : data.items.totalCount}
            currency={currency}
            isCompared={isCompared}
            isNeutral={isNeutral}
          />
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function SortableHead({ column, children }: { column: string; children: ReactNode }) {
  const intl = useIntl();
  const { address, change } = useAnalyticsAddress();
  const by = COLUMN_HEADS[column]?.sort;
  if (!by) return <th scope="col">{children}</th>;
  const place = address.sort.findIndex((each) => each.by === by);
  return (
    <SortHead
      order={address.sort[place]?.order ?? null}
      place={address.sort.length > 1 ? place + 1 : null}
      hint={intl.formatMessage({ id: 'cost-analytics.table.sortHint' })}
      onSort={(isAdded) => change({ sort: nextSort(address.sort, by, isAdded) })}
    >
      {children}
    </SortHead>
  );
}

interface TotalCellsProps {
  total: TotalRow;
  /** How many rows were found; null where nothing was looked for. */
  found: number | null;
  currency: string;
  isCompared: boolean;
  isNeutral: boolean;
}

function TotalCells({ total, found, currency, isCompared, isNeutral }: TotalCellsProps) {
  return (
    <tr>
      <th scope="row">
        {found === null ? (
          <FormattedMessage id="cost-analytics.table.allItems" />
        ) : (
          <FormattedMessage id="cost-analytics.table.found" values={{ count: found }} />
        )}
      </th>
      <td>
        <AmountCell amount={total.total} currency={currency} />
      </td>
      <td>
        <FormattedNumber value={total.share / 100} style="percent" minimumFractionDigits={1} />
      </td>
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
