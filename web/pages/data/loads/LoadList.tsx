// The loads of the company, the newest first; those that go on move on their own.

import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LoadList_loads$key } from '../../../__generated__/LoadList_loads.graphql.ts';
import shared from '../../../components/layout/Page.module.css';
import { Notice } from '../../../components/notices/Notice.tsx';
import { Pages } from '../../../components/tables/Pages.tsx';
import { useLoadProgress } from '../../../relay/useLoadProgress.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../Data.module.css';
import { Panel } from '../Panel.tsx';
import { dataPage, LOADS_A_PAGE } from '../page.tsx';
import { LoadRow } from './LoadRow.tsx';

interface LoadListProps {
  loads: LoadList_loads$key;
  /** A load began or ended. */
  onChange: () => void;
}

export function LoadList({ loads, onChange }: LoadListProps) {
  const intl = useIntl();
  const {
    address: { page },
    change,
  } = usePageAddress(dataPage);
  const { edges, totalCount } = useFragment(
    graphql`
      fragment LoadList_loads on LoadRunConnection {
        totalCount
        edges {
          node {
            id
            state
            ...LoadRow_run
          }
        }
      }
    `,
    loads,
  );
  const { isLive } = useLoadProgress(
    edges.map(({ node }) => node),
    { onBegin: onChange, onEnd: onChange },
  );
  const title = intl.formatMessage({ id: 'data.page.loadsTitle' });
  const pages = Math.ceil(totalCount / LOADS_A_PAGE);
  if (edges.length === 0) {
    return (
      <section className={shared.panel}>
        <Notice variant="block" title={<FormattedMessage id="data.page.noLoads" />} />
      </section>
    );
  }
  return (
    <Panel
      title={title}
      totalCount={totalCount}
      note={isLive ? null : <FormattedMessage id="data.page.notLive" />}
      foot={
        <footer className={classes.foot}>
          <FormattedMessage id="data.page.loadCount" values={{ count: totalCount }} />
          <Pages total={pages} page={page} onPage={(next) => change({ page: next })} />
        </footer>
      }
    >
      <table className={`${`${shared.table} ${classes.table}`} sky-figures`}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="data.page.source" />
            </th>
            <th scope="col" className={classes.text}>
              <FormattedMessage id="data.page.stateTitle" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.started" />
            </th>
            <th scope="col" className={classes.text}>
              <FormattedMessage id="data.page.by" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.files" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.rowsLoaded" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.rowsRejected" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.monthsShrunk" />
            </th>
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node }) => (
            <LoadRow key={node.id} run={node} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
