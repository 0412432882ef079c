// The table itself: headers that sort, rows of items, and the total of all items below.

import { useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { monthColumns, type TableColumn, tableColumns } from '../../../../lib/cost/cost-table.ts';
import { ScrollRegion } from '../../../components/layout/ScrollRegion.tsx';
import { useBeforeFirstData } from '../../../components/notices/useBeforeFirstData.ts';
import { SortHead } from '../../../components/tables/SortHead.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { costAnalyticsPage } from '../page.tsx';
import { nextSort } from '../shared/address/table-address.ts';
import { shownVendors } from '../shared/address/variables.ts';
import { groupingsOf } from '../shared/view-by/groupings.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { useGroupingNames } from '../view-by/useGroupingNames.ts';
import classes from './CostTable.module.css';
import {
  type ColumnOptions,
  costColumns,
  costFeatures,
  figureOf,
  type GridColumn,
  isFurther,
  withFurther,
} from './cost-columns.tsx';
import { sortColumnOf } from './shown-sort.ts';
import type { CostTableData, TableMonth, TotalRow } from './table-data.ts';
import { useLegendColours } from './useLegendColours.ts';

export function CostTableGrid({ data }: { data: CostTableData }) {
  const intl = useIntl();
  const { address } = usePageAddress(costAnalyticsPage);
  const { shown, options } = useColumns(data);
  const rows = useMemo(() => data.items.edges.map(({ node, shown }) => ({ ...node, shown })), [data]);
  const columns = useMemo(() => costColumns(shown, options), [shown, options]);
  const all = withFurther(shown, options.groupings.length);
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
            {table.getFlatHeaders().map((header, place) => (
              <SortableHead key={header.id} column={all[place] ?? 'item'} columns={shown}>
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
                  <td key={cell.id} data-name={isFurther(all[place] ?? 'item') || undefined}>
                    <table.FlexRender cell={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <TotalCells
            columns={all}
            total={{ ...data.items.total, shown: data.items.shownTotal }}
            found={address.search.trim() === '' ? null : data.items.totalCount}
            options={options}
          />
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

const NO_MONTHS: readonly TableMonth[] = [];

/** The columns of the mode, then those of months, and what their cells need. */
function useColumns({ currency, compareRange, items, months: found, series }: CostTableData) {
  const { address } = usePageAddress(costAnalyticsPage);
  const { mode, compareCost } = address;
  const isCompared = Boolean(compareRange);
  const isNeutral = useBeforeFirstData(compareRange) !== null;
  const colourOf = useLegendColours(series);
  const isLegend = isCompared && mode === 'legend';
  const { selectedVendors } = useShellViewer();
  const answered = useAnsweredAddress();
  const { groupingName } = useGroupingNames(shownVendors(answered, selectedVendors));
  const groupings = useMemo(() => groupingsOf(answered).map(groupingName), [answered, groupingName]);
  const months = found ?? NO_MONTHS;
  const shown = useMemo(
    () => [
      ...tableColumns(mode, isCompared, compareCost === 'average'),
      ...monthColumns(months.map(({ date }) => date)),
    ],
    [mode, isCompared, compareCost, months],
  );
  const total = items.total[compareCost === 'average' ? 'average' : 'total'];
  const options = useMemo<ColumnOptions>(
    () => ({
      ...{ currency, compareRange, months, isNeutral, total, groupings },
      colourOf: isLegend ? colourOf : null,
    }),
    [currency, compareRange, months, isNeutral, total, groupings, isLegend, colourOf],
  );
  return { shown, options };
}

interface SortableHeadProps {
  column: GridColumn;
  columns: readonly TableColumn[];
  children: ReactNode;
}

function SortableHead({ column, columns, children }: SortableHeadProps) {
  const intl = useIntl();
  const { address, change } = usePageAddress(costAnalyticsPage);
  // Names are ordered by all of their parts together.
  if (isFurther(column)) {
    return (
      <th scope="col" data-name>
        {children}
      </th>
    );
  }
  const by = sortColumnOf(column, columns, address.sort);
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
  columns: readonly GridColumn[];
  total: TotalRow;
  /** How many rows were found; null where nothing was looked for. */
  found: number | null;
  options: ColumnOptions;
}

function TotalCells({ columns, total, found, options }: TotalCellsProps) {
  return (
    <tr>
      {columns.map((column) =>
        column === 'item' ? (
          <th key={column} scope="row">
            {found === null ? (
              <FormattedMessage id="cost-analytics.table.allItems" />
            ) : (
              <FormattedMessage id="cost-analytics.table.found" values={{ count: found }} />
            )}
          </th>
        ) : (
          <td key={column}>{isFurther(column) ? null : figureOf(column, total, options)}</td>
        ),
      )}
    </tr>
  );
}
