// CSP status: what the portal does for each company and how it goes, to be viewed, repaired, changed and deleted (M-02).

import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { StatusesPageQuery } from '../../../__generated__/StatusesPageQuery.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import layout from '../../../components/layout/Page.module.css';
import { faultOfErrors } from '../../../fault.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { Distribution } from '../distribution/Distribution.tsx';
import classes from '../shared/Operations.module.css';
import { OperationsFrame } from '../shared/OperationsFrame.tsx';
import { operationStatusesPage } from './page.tsx';
import { StatusFilters } from './StatusFilters.tsx';
import { StatusList } from './StatusList.tsx';

/** How often a list is asked for anew while something in it goes on, in milliseconds. */
const LOOK_MS = 4000;

export function StatusesPage({ queryRef, loadingRef }: PageProps<StatusesPageQuery>) {
  if (!queryRef) return null;
  return <Statuses queryRef={queryRef} isStale={loadingRef !== queryRef} />;
}

interface StatusesProps {
  queryRef: NonNullable<PageProps<StatusesPageQuery>['queryRef']>;
  isStale: boolean;
}

function Statuses({ queryRef, isStale }: StatusesProps) {
  const intl = useIntl();
  const { address, change } = usePageAddress(operationStatusesPage);
  const { viewer } = usePreloadedQuery<StatusesPageQuery>(
    graphql`
      query StatusesPageQuery(
        $company: ID
        $codes: [String!]!
        $checks: [String!]!
        $search: String!
        $isDeleted: Boolean!
        $page: Int!
        $size: Int!
      ) {
        viewer {
          operationStatuses(
            company: $company
            codes: $codes
            checks: $checks
            search: $search
            isDeleted: $isDeleted
            page: $page
            itemsPerPage: $size
          ) @catch(to: RESULT) {
            edges {
              node {
                code
                check
                # What is open beside the list follows it.
                ...StatusActions_status
              }
            }
            ...StatusFilters_statuses
            ...StatusList_statuses
          }
        }
      }
    `,
    queryRef,
  );
  const refresh = useAskAgain();
  const { operationStatuses: statuses } = viewer;
  const list = statuses.ok ? statuses.value : null;
  const isBusy = list?.edges.some(({ node }) => node.code === 'R' && node.check === 'LOAD') ?? false;
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(refresh, LOOK_MS);
    return () => clearInterval(timer);
  }, [isBusy, refresh]);
  return (
    <OperationsFrame
      isStale={isStale}
      tools={<Distribution />}
      bar={list ? <StatusFilters statuses={list} /> : null}
    >
      {list ? (
        <section className={layout.panel}>
          <header className={classes.bar}>
            <SearchBox
              label={intl.formatMessage({ id: 'operations.csp.search' })}
              value={address.search}
              onSearch={(search) => change({ search }, { history: 'replace' })}
            />
          </header>
          <StatusList statuses={list} onChanged={refresh} />
        </section>
      ) : (
        <section className={layout.panel}>
          <FaultNotice
            variant="block"
            fault={faultOfErrors(statuses.ok ? [] : statuses.errors)}
            onRetry={refresh}
          />
        </section>
      )}
    </OperationsFrame>
  );
}
