// The months that a load put in the place of what was there; one with fewer rows than before may lack a file.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ReplacedMonths_report$key } from '../../../__generated__/ReplacedMonths_report.graphql.ts';
import { NumberText } from '../../../components/files/FigureText.tsx';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Data.module.css';

export function ReplacedMonths({ report }: { report: ReplacedMonths_report$key }) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { language } = useLanguage();
  const { replaced, replacedLeftOut } = useFragment(
    graphql`
      fragment ReplacedMonths_report on LoadReport {
        replaced {
          billingAccountId
          isShrunk
          month
          rowsBefore
          rowsNow
          vendor
        }
        replacedLeftOut
      }
    `,
    report,
  );
  if (replaced.length === 0) return null;
  const title = intl.formatMessage(
    { id: 'data.page.replaced' },
    { count: replaced.length + replacedLeftOut },
  );
  return (
    <section className={classes.file}>
      <h3 className={classes.heading}>{title}</h3>
      <TableRegion className={shared.scroll} label={title}>
        <table className={`${`${shared.table} ${classes.table}`} sky-figures`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="data.page.vendor" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.page.month" />
              </th>
              <th scope="col" className={classes.text}>
                <FormattedMessage id="data.page.billingAccount" />
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
            {replaced.map((row) => (
              <tr key={`${row.vendor} ${row.month} ${row.billingAccountId}`}>
                <th scope="row">
                  {row.vendor ? vendorName(row.vendor) : <FormattedMessage id="data.page.unlistedVendor" />}
                </th>
                <td>{formatMonth(row.month, language)}</td>
                <td className={classes.text}>{row.billingAccountId || '–'}</td>
                <td>
                  <NumberText value={row.rowsBefore} />
                </td>
                <td>
                  <NumberText value={row.rowsNow} />
                  {row.isShrunk ? (
                    <span className={classes.warning}>
                      {' '}
                      <FormattedMessage id="data.page.fewer" />
                    </span>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </section>
  );
}
