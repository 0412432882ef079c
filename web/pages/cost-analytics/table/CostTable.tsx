// The items as a table: searched, sorted and paged by the gateway, with the total of all of them (C-10).

import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useRevalidator } from 'react-router-dom';
import type { CostTable_analytics$key } from '../../../__generated__/CostTable_analytics.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { TableFoot } from '../../../components/tables/TableFoot.tsx';
import { forgetAnswers } from '../../../relay/environment.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../CostAnalytics.module.css';
import { costAnalyticsPage } from '../page.tsx';
import { CostTableGrid } from './CostTableGrid.tsx';
import { EmptyTable } from './EmptyTable.tsx';
import { MonthsToggle } from './MonthsToggle.tsx';
import { TableModes } from './TableModes.tsx';
import { TableSearch } from './TableSearch.tsx';

export function CostTable({ analytics }: { analytics: CostTable_analytics$key }) {
  const data = useFragment(
    graphql`
      fragment CostTable_analytics on CostAnalytics {
        currency
        compareRange {
          start
          end
        }
        months @include(if: $withMonths) {
          date
          endDate
          isEmpty
          isPartial
        }
        series(top: 50) {
          key
          vendor
          isOthers
        }
        items(itemsPerPage: $size, page: $page, search: $search, searchIn: $searchIn, sort: $sort) {
          totalCount
          total {
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
            shown {
              average
              compareAverage
              compareTotal
              currency
              difference
              months @include(if: $withMonths)
              total
            }
            node {
              key
              label
              labels
              vendor
              byVendor {
                vendor
              }
              isBilled
              isCompareBilled
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
  const isPastEnd = edges.length === 0 && totalCount > 0;
  const lastPage = Math.ceil(totalCount / address.size);
  // By the address as it is: the shell, naming the company in it, may come between and drop a waiting change.
  const { search } = useLocation();
  useEffect(() => {
    const page = Number(new URLSearchParams(search).get('page') ?? 1);
    if (isPastEnd && page !== lastPage) change({ page: lastPage }, { history: 'replace' });
  }, [isPastEnd, lastPage, search, change]);
  return (
    <section className={classes.panel} data-part="cost-analytics.table">
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>
          <FormattedMessage id="cost-analytics.table.title" values={{ currency: shownIn(data.currency) }} />
        </h2>
        <MonthsToggle />
        {data.compareRange ? <TableModes /> : null}
        <TableSearch />
      </header>
      {isPastEnd ? (
        <Skeleton height={480} />
      ) : edges.length === 0 ? (
        <EmptyTable />
      ) : (
        <>
          <CostTableGrid data={data} />
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
}

/** The table is rounded in one currency: it is asked for again when the reader chooses another one. */
function useNewAmounts(currency: string | null, wanted: string): void {
  const { revalidate } = useRevalidator();
  const isOld = currency !== null && currency !== wanted;
  useEffect(() => {
    if (!isOld) return;
    forgetAnswers();
    void revalidate();
  }, [isOld, revalidate]);
}
