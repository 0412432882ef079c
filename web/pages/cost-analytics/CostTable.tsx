// The items as a table: searched, sorted and paged by the gateway, with the total of all of them (C-10).

import { Button, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type {
  CostTable_analytics$data,
  CostTable_analytics$key,
} from '../../__generated__/CostTable_analytics.graphql.ts';
import { Notice } from '../../components/Notice.tsx';
import { Pages } from '../../components/Pages.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { useMoney } from '../../components/useMoney.ts';
import classes from './CostAnalytics.module.css';
import { CostTableGrid } from './CostTableGrid.tsx';
import { type AddressChange, useAnalyticsAddress } from './useAnalyticsAddress.ts';

const ROWS_A_PAGE = 30;

export type CostTableData = CostTable_analytics$data;

export function CostTable({ analytics }: { analytics: CostTable_analytics$key }) {
  const intl = useIntl();
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
        <SearchBox
          label={intl.formatMessage({ id: 'cost-analytics.table.search' })}
          value={address.search}
          onSearch={(search) => change({ search }, { history: 'replace' })}
        />
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

/** The widest question that is likely to hold something. */
const WIDER: AddressChange = {
  range: 'last_12_months',
  start: null,
  end: null,
  unit: 'month',
  vendors: null,
};

/** What was looked for, and what to do. */
function EmptyTable({ search }: { search: string }) {
  const { change } = useAnalyticsAddress();
  if (search === '') {
    return (
      <Notice
        dress="block"
        title={<FormattedMessage id="cost-analytics.table.empty" />}
        action={
          <Button variant="default" onClick={() => change(WIDER)}>
            <FormattedMessage id="cost-analytics.table.wider" />
          </Button>
        }
      >
        <FormattedMessage id="cost-analytics.table.emptyHint" />
      </Notice>
    );
  }
  return (
    <Notice
      dress="block"
      title={<FormattedMessage id="cost-analytics.table.notFound" values={{ search }} />}
      action={
        <Button variant="default" onClick={() => change({ search: null }, { history: 'replace' })}>
          <FormattedMessage id="cost-analytics.table.clearSearch" />
        </Button>
      }
    >
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
      <Pages total={pages} page={page} onPage={onPage} />
    </footer>
  );
}
