// The items as a table: searched, sorted and paged by the gateway, with the total of all of them (C-04, C-10).

import { Skeleton } from '@mantine/core';
import { memo, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { CostTable_analytics$key } from '../../../__generated__/CostTable_analytics.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { TableFoot } from '../../../components/tables/TableFoot.tsx';
import { TreeTools } from '../../../components/tree-grid/TreeTools.tsx';
import { hasParts, type OpenRows, turnRow } from '../../../components/tree-grid/tree.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';
import { usePageAddress, usePageChange } from '../../../routing/usePageAddress.ts';
import classes from '../CostAnalytics.module.css';
import { chartItemCount } from '../chart/fold-others.ts';
import { costAnalyticsPage } from '../page.tsx';
import { groupingsOf } from '../shared/view-by/groupings.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { CostTableGrid } from './CostTableGrid.tsx';
import { EmptyTable } from './EmptyTable.tsx';
import { MonthsToggle } from './MonthsToggle.tsx';
import { TableModes } from './TableModes.tsx';
import { TableSearch } from './TableSearch.tsx';
import { useLegendColours } from './useLegendColours.ts';
import { useTableRows } from './useTableRows.ts';

const CLOSED: OpenRows = { layers: 1, turned: [] };

export const CostTable = memo(function CostTable({ analytics }: { analytics: CostTable_analytics$key }) {
  const data = useFragment(
    graphql`
      fragment CostTable_analytics on CostAnalytics {
        currency
        compareRange {
          start
          end
        }
        axis {
          date
          endDate
          isEmpty
          isPartial
        }
        months @include(if: $withMonths) {
          date
          endDate
          isEmpty
          isPartial
        }
        series(top: 50, levels: 1) {
          key
          vendor
          isOthers
        }
        items(
          isNested: true
          itemsPerPage: $size
          page: $page
          search: $search
          searchIn: $searchIn
          sort: $sort
        ) {
          totalCount
          itemCount
          total {
            amounts
            total
            share
            average
            compareTotal
            compareShare
            compareAverage
            months @include(if: $withMonths)
            change {
              difference
              kind
              percent
            }
          }
          shownTotal {
            average
            compareAverage
            compareTotal
            currency
            difference
            months @include(if: $withMonths)
            total
          }
          edges {
            ...useTableRows_edge
            children {
              ...useTableRows_edge
              children {
                ...useTableRows_edge
                children {
                  ...useTableRows_edge
                }
              }
            }
          }
        }
      }
    `,
    analytics,
  );
  const { address, change } = usePageAddress(costAnalyticsPage);
  const { shownIn } = useMoney();
  useNewAmounts(data.items.shownTotal?.currency ?? null, shownIn(data.currency));
  const { totalCount, edges } = data.items;
  const rows = useTableRows(edges, useLegendColours(data.series, chartItemCount(data)));
  const answered = useAnsweredAddress();
  const [open, setOpen] = useState<OpenRows>(CLOSED);
  const isPastEnd = edges.length === 0 && totalCount > 0;
  return (
    <section className={classes.panel} data-part="cost-analytics.table">
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>
          <FormattedMessage id="cost-analytics.table.title" values={{ currency: shownIn(data.currency) }} />
        </h2>
        <MonthsToggle />
        {data.compareRange ? <TableModes /> : null}
        <TreeTools
          depth={rows.some(hasParts) ? groupingsOf(answered).length : 1}
          layers={open.layers}
          onLayers={(layers) => setOpen({ layers, turned: [] })}
        />
        <TableSearch />
      </header>
      {isPastEnd ? (
        <ToLastPage page={Math.ceil(totalCount / address.size)} />
      ) : edges.length === 0 ? (
        <EmptyTable />
      ) : (
        <>
          <CostTableGrid
            data={data}
            rows={rows}
            open={open}
            onTurn={(id) => setOpen((before) => turnRow(before, id))}
          />
          {data.months && data.months.length > 0 ? (
            <p className={classes.leftOut}>
              <FormattedMessage id="cost-analytics.table.monthsRounded" />
            </p>
          ) : null}
          <TableFoot
            totalCount={totalCount}
            page={address.page}
            size={address.size}
            onPage={(page) => change({ page })}
            onSize={(size) => change({ size })}
          />
        </>
      )}
    </section>
  );
});

/** A page past the end: leads to the last one there is. */
function ToLastPage({ page: last }: { page: number }) {
  const change = usePageChange(costAnalyticsPage);
  // By the address as it is: the shell, naming the company in it, may come between and drop a waiting change.
  const { search } = useLocation();
  useEffect(() => {
    const page = Number(new URLSearchParams(search).get('page') ?? 1);
    if (page !== last) change({ page: last }, { history: 'replace' });
  }, [last, search, change]);
  return <Skeleton height={480} />;
}

/** The table is rounded in one currency: it is asked for again when the reader chooses another one. */
function useNewAmounts(currency: string | null, wanted: string): void {
  const askAgain = useAskAgain();
  const isOld = currency !== null && currency !== wanted;
  useEffect(() => {
    if (!isOld) return;
    askAgain();
  }, [isOld, askAgain]);
}
