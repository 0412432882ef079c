// One file of a load: what was found in it, the rows to mend, and its totals.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LoadedFile_file$key } from '../../../__generated__/LoadedFile_file.graphql.ts';
import { CodedAmount, NumberText } from '../../../components/files/FigureText.tsx';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Data.module.css';
import { RejectedRows } from './RejectedRows.tsx';

export function LoadedFile({ file }: { file: LoadedFile_file$key }) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { language } = useLanguage();
  const data = useFragment(
    graphql`
      fragment LoadedFile_file on LoadedFile {
        format
        layout
        name
        notes
        rowsLoaded
        rowsRead
        rowsRejected
        totals {
          billed
          currency
          effective
          month
          rows
          vendor
        }
        unchanged
        ...RejectedRows_file
      }
    `,
    file,
  );
  const { name, totals, rowsRead: read, rowsLoaded: loaded, rowsRejected: rejected } = data;
  return (
    <article className={classes.file}>
      <h3 className={classes.source}>{name}</h3>
      <p className={`${classes.meta} sky-figures`}>
        {data.format}, {data.layout} ·{' '}
        <FormattedMessage id="data.page.fileRows" values={{ read, loaded, rejected }} />
        {data.unchanged ? (
          <>
            {' · '}
            <FormattedMessage id="data.page.fileUnchanged" />
          </>
        ) : null}
      </p>
      {data.notes.map((note) => (
        <p key={note} className={classes.meta}>
          {note}
        </p>
      ))}
      <RejectedRows file={data} />
      {totals.length > 0 ? (
        <TableRegion
          className={shared.scroll}
          label={intl.formatMessage({ id: 'data.page.totalsOf' }, { name })}
        >
          <table className={`${`${shared.table} ${classes.table}`} sky-figures`}>
            <caption className={classes.caption}>
              <FormattedMessage id="data.page.totals" />
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="data.page.vendor" />
                </th>
                <th scope="col">
                  <FormattedMessage id="data.page.month" />
                </th>
                <th scope="col">
                  <FormattedMessage id="data.page.rows" />
                </th>
                <th scope="col">
                  <FormattedMessage id="data.page.billed" />
                </th>
                <th scope="col">
                  <FormattedMessage id="data.page.effective" />
                </th>
              </tr>
            </thead>
            <tbody>
              {totals.map((total) => (
                <tr key={`${total.vendor} ${total.month} ${total.currency}`}>
                  <th scope="row">
                    {total.vendor ? (
                      vendorName(total.vendor)
                    ) : (
                      <FormattedMessage id="data.page.unlistedVendor" />
                    )}
                  </th>
                  <td>{formatMonth(total.month, language)}</td>
                  <td>
                    <NumberText value={total.rows} />
                  </td>
                  {[total.billed, total.effective].map((amount, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the two columns, which never move
                    <td key={place}>
                      <CodedAmount amount={amount} currency={total.currency} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      ) : null}
    </article>
  );
}
