// The items as a table: searched, sorted and paged by the gateway, with the total of all of them (C-10).
import { Pagination, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  CostTable_analytics$data,
  CostTable_analytics$key,
} from '../../__generated__/CostTable_analytics.graphql.ts';
import { Notice } from '../../components/Notice.tsx';
import { useMoney } from '../../components/useMoney.ts';
import classes from './CostAnalytics.module.css';
import { CostTableGrid } from './CostTableGrid.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useAnalyticsAddress } from './useAnalyticsAddress.ts';

const ROWS_A_PAGE = 30;

export type CostTableData = CostTable_analytics$data;

export function CostTable({ analytics }: { analytics: CostTable_analytics$key }) {
  const data = useFragment(
    graphql`
      fragment CostTable_analytics on CostAnalytics
      @argumentDefinitions(page: { type: "Int!" }, search: { type: "String" }, sort: { type: "CostItemSort!" }) {
        currency
        compareRange {
          start
          end
        }
        items(itemsPerPage: 30, page: $page, search: $search, sort: $sort) {
          totalCount
          edges {
            node {
              key
              label
              vendor
              total
              share
              average
              compareTotal
              change {
                difference
                kind
                percent
              }
            }
          }
        }
        total {
          total
          average
          compareTotal
          change {
            difference
            kind
            percent
          }
        }
      }
    `,
    analytics,
  );
  const { address, change } = useAnalyticsAddress();
  const { shownIn } = useMoney();
  const { totalCount, edges } = data.items;
  const isPastEnd = edges.length === 0 && totalCount > 0;
  const lastPage = Math.ceil(totalCount / ROWS_A_PAGE);
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage }, { history: 'replace' });
  }, [isPastEnd, lastPage, change]);
  return (
    <section className={classes.panel}>
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>
          <FormattedMessage id="cost-analytics.table.title" values={{ currency: shownIn(data.currency) }} />
        </h2>
        <SearchBox value={address.search} onSearch={(search) => change({ search }, { history: 'replace' })} />
      </header>
      {isPastEnd ? (
        <Skeleton height={480} />
      ) : edges.length === 0 ? (
        <EmptyTable search={address.search} />
      ) : (
        <>
          <CostTableGrid data={data} />
          <TableFoot totalCount={totalCount} page={address.page} onPage={(page) => change({ page })} />
        </>
      )}
    </section>
  );
}

/** What was looked for, and what to do. */
function EmptyTable({ search }: { search: string }) {
  if (search === '') {
    return (
      <Notice dress="block" title={<FormattedMessage id="cost-analytics.table.empty" />}>
        <FormattedMessage id="cost-analytics.table.emptyHint" />
      </Notice>
    );
  }
  return (
    <Notice dress="block" title={<FormattedMessage id="cost-analytics.table.notFound" values={{ search }} />}>
      <FormattedMessage id="cost-analytics.table.notFoundHint" />
    </Notice>
  );
}

interface TableFootProps {
  totalCount: number;
  page: number;
  onPage: (page: number) => void;
}

function TableFoot({ totalCount, page, onPage }: TableFootProps) {
  const intl = useIntl();
  const pages = Math.ceil(totalCount / ROWS_A_PAGE);
  const first = (page - 1) * ROWS_A_PAGE + 1;
  return (
    <footer className={classes.foot}>
      <span className="sky-figures" role="status">
        <FormattedMessage
          id="cost-analytics.table.rows"
          values={{ first, last: Math.min(first + ROWS_A_PAGE - 1, totalCount), count: totalCount }}
        />
      </span>
      {pages > 1 ? (
        <Pagination
          size="sm"
          total={pages}
          value={page}
          onChange={onPage}
          getItemProps={(place) => ({
            'aria-label': intl.formatMessage({ id: 'cost-analytics.table.page' }, { page: place }),
          })}
          getControlProps={(control) => ({
            'aria-label': intl.formatMessage({ id: 'cost-analytics.table.pageControl' }, { control }),
          })}
        />
      ) : null}
    </footer>
  );
}
