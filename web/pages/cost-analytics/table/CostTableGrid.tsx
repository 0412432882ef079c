// The table itself: heads that sort, the total under them, and rows that open into those that they are the sum of.

import { type ReactNode, useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { monthColumns, type TableColumn, tableColumns } from '../../../../lib/cost/cost-table.ts';
import { useBeforeFirstData } from '../../../components/notices/useBeforeFirstData.ts';
import { SortButton } from '../../../components/tables/SortHead.tsx';
import { TreeGrid } from '../../../components/tree-grid/TreeGrid.tsx';
import type { OpenRows } from '../../../components/tree-grid/tree.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import { nextSort } from '../shared/address/table-address.ts';
import { groupingsOf } from '../shared/view-by/groupings.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { useGroupedLabel, useGroupingsText } from '../view-by/useGroupingNames.ts';
import { type ColumnOptions, costColumns, type GridRow, type TotalRow, TREND } from './cost-columns.tsx';
import { sortColumnOf } from './shown-sort.ts';
import type { CostTableData, TableMonth } from './table-data.ts';
import type { TableRow } from './useTableRows.ts';

interface CostTableGridProps {
  data: CostTableData;
  rows: readonly TableRow[];
  open: OpenRows;
  onTurn: (id: string) => void;
}

export function CostTableGrid({ data, rows, open, onTurn }: CostTableGridProps) {
  const intl = useIntl();
  const { address } = usePageAddress(costAnalyticsPage);
  const columns = useColumns(data);
  const labelOf = useGroupedLabel(useAnsweredAddress());
  const { total, shownTotal, itemCount } = data.items;
  const isSearched = address.search.trim() !== '';
  const totalRow = useMemo<TotalRow>(
    () => ({
      id: 'total',
      total: { ...total, shown: shownTotal },
      found: isSearched ? itemCount : null,
    }),
    [total, shownTotal, itemCount, isSearched],
  );
  const allItems = intl.formatMessage({ id: 'cost-analytics.table.allItems' });
  return (
    <TreeGrid<GridRow>
      label={intl.formatMessage({ id: 'cost-analytics.table.name' })}
      columns={columns}
      rows={rows}
      open={open}
      onTurn={onTurn}
      nameOf={(row) => ('total' in row ? allItems : labelOf(row.item))}
      total={totalRow}
      isTotalFirst
      hasPlainSums
      scrollName="cost-analytics.table"
    />
  );
}

const NO_MONTHS: readonly TableMonth[] = [];

/** The columns of the mode, the trend, then those of months, and what their cells need. */
function useColumns({ axis, currency, compareRange, items, months: found }: CostTableData) {
  const { address } = usePageAddress(costAnalyticsPage);
  const { mode, compareCost } = address;
  const isCompared = Boolean(compareRange);
  const isNeutral = useBeforeFirstData(compareRange) !== null;
  const answered = useAnsweredAddress();
  const groupings = useGroupingsText(answered);
  const levels = groupingsOf(answered).length > 1 ? groupings : null;
  const months = found ?? NO_MONTHS;
  const shown = useMemo(
    () => [
      ...tableColumns(mode, isCompared, compareCost === 'average'),
      ...monthColumns(months.map(({ date }) => date)),
    ],
    [mode, isCompared, compareCost, months],
  );
  const sortHead = useSortHead(shown);
  const total = items.total[compareCost === 'average' ? 'average' : 'total'];
  return useMemo(() => {
    const options: ColumnOptions = {
      ...{ currency, axis, compareRange, months, isNeutral, total, levels, sortHead },
    };
    const named = shown.length - months.length;
    return costColumns([...shown.slice(0, named), TREND, ...shown.slice(named)], options);
  }, [shown, currency, axis, compareRange, months, isNeutral, total, levels, sortHead]);
}

/** The head of a column as a button that sorts by it. */
function useSortHead(columns: readonly TableColumn[]): ColumnOptions['sortHead'] {
  const intl = useIntl();
  const { address, change } = usePageAddress(costAnalyticsPage);
  const { sort } = address;
  return useCallback(
    (column: TableColumn, name: ReactNode) => {
      const by = sortColumnOf(column, columns, sort);
      const place = sort.findIndex((each) => each.by === by);
      const order = sort[place]?.order ?? null;
      return {
        order,
        head: (
          <SortButton
            order={order}
            place={sort.length > 1 ? place + 1 : null}
            hint={intl.formatMessage({ id: 'cost-analytics.table.sortHint' })}
            onSort={(isAdded) => change({ sort: nextSort(sort, by, isAdded) })}
          >
            {name}
          </SortButton>
        ),
      };
    },
    [columns, sort, intl, change],
  );
}
