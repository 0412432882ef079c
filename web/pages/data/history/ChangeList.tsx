// What was done to the data, the newest first, for all of the company or for a month, an account or a vendor of it.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ChangeList_changes$key } from '../../../__generated__/ChangeList_changes.graphql.ts';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { Notice } from '../../../components/notices/Notice.tsx';
import { Pages } from '../../../components/tables/Pages.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../Data.module.css';
import { CHANGES_A_PAGE, dataPage } from '../page.tsx';
import { ChangeRow } from './ChangeRow.tsx';

export function ChangeList({ changes }: { changes: ChangeList_changes$key }) {
  const intl = useIntl();
  const { address, change } = usePageAddress(dataPage);
  const { edges, totalCount } = useFragment(
    graphql`
      fragment ChangeList_changes on DataChangeConnection {
        totalCount
        edges {
          node {
            id
            ...ChangeRow_change
          }
        }
      }
    `,
    changes,
  );
  if (edges.length === 0)
    return <Notice variant="block" title={<FormattedMessage id="data.history.empty" />} />;
  return (
    <>
      <TableRegion
        className={shared.scroll}
        label={intl.formatMessage({ id: 'data.history.title' })}
        totalCount={totalCount}
      >
        <table className={`${shared.table} ${classes.table} sky-figures`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="data.history.what" />
              </th>
              <th scope="col" className={classes.text}>
                <FormattedMessage id="data.page.source" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.history.when" />
              </th>
              <th scope="col" className={classes.text}>
                <FormattedMessage id="data.page.by" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.page.months" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.page.rowsBefore" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.page.rowsNow" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.history.billedBefore" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.history.billedNow" />
              </th>
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node }) => (
              <ChangeRow key={node.id} change={node} />
            ))}
          </tbody>
        </table>
      </TableRegion>
      <footer className={classes.foot}>
        <FormattedMessage id="data.history.count" values={{ count: totalCount }} />
        <Pages
          total={Math.ceil(totalCount / CHANGES_A_PAGE)}
          page={address.changes}
          onPage={(next) => change({ changes: next })}
        />
      </footer>
    </>
  );
}
