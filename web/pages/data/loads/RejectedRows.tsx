// The rows that were not loaded, so that the owner of the file can mend them.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RejectedRows_file$key } from '../../../__generated__/RejectedRows_file.graphql.ts';
import { NumberText } from '../../../components/files/FigureText.tsx';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import classes from '../Data.module.css';

export function RejectedRows({ file }: { file: RejectedRows_file$key }) {
  const intl = useIntl();
  const { name, rejected, rowsRejected } = useFragment(
    graphql`
      fragment RejectedRows_file on LoadedFile {
        name
        rejected {
          column
          line
          reason
          value
        }
        rowsRejected
      }
    `,
    file,
  );
  if (rejected.length === 0) return null;
  const title = intl.formatMessage(
    { id: 'data.page.rejectedOf' },
    { name, shown: rejected.length, count: rowsRejected },
  );
  return (
    <>
      <h4 className={classes.heading}>{title}</h4>
      <TableRegion className={shared.scroll} label={title}>
        <table className={`${`${shared.table} ${classes.table}`} sky-figures`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="data.page.line" />
              </th>
              <th scope="col" className={classes.text}>
                <FormattedMessage id="data.page.column" />
              </th>
              <th scope="col" className={classes.text}>
                <FormattedMessage id="data.page.value" />
              </th>
              <th scope="col" className={classes.text}>
                <FormattedMessage id="data.page.reason" />
              </th>
            </tr>
          </thead>
          <tbody>
            {rejected.map(({ line, column, value, reason }) => (
              <tr key={`${line} ${column}`}>
                <th scope="row">
                  <NumberText value={line} />
                </th>
                <td className={classes.text}>{column ?? <FormattedMessage id="data.page.wholeLine" />}</td>
                <td className={`${classes.text} ${classes.value}`} title={value ?? undefined}>
                  {value ?? '–'}
                </td>
                <td className={classes.text} lang="en">
                  {reason}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </>
  );
}
