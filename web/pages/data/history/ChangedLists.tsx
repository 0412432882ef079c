// What a change did to the lists beside the charges, such as an inventory of commitments.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ChangedLists_report$key } from '../../../__generated__/ChangedLists_report.graphql.ts';
import { NumberText } from '../../../components/files/FigureText.tsx';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import classes from '../Data.module.css';

export function ChangedLists({ report }: { report: ChangedLists_report$key }) {
  const intl = useIntl();
  const { lists } = useFragment(
    graphql`
      fragment ChangedLists_report on DataChangeReport {
        lists {
          list
          rowsBefore
          rowsNow
        }
      }
    `,
    report,
  );
  if (lists.length === 0) return null;
  return (
    <section className={classes.file}>
      <TableRegion className={shared.scroll} label={intl.formatMessage({ id: 'data.history.list' })}>
        <table className={`${shared.table} ${classes.table} sky-figures`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="data.history.list" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.page.rowsBefore" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.page.rowsNow" />
              </th>
            </tr>
          </thead>
          <tbody>
            {lists.map(({ list, rowsBefore, rowsNow }) => (
              <tr key={list}>
                <th scope="row">
                  <FormattedMessage id="data.history.listName" values={{ list }} />
                </th>
                <td>
                  <NumberText value={rowsBefore} />
                </td>
                <td>
                  <NumberText value={rowsNow} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </section>
  );
}
