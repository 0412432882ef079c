// The months of a change: rows and money of each before and after.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ChangedMonths_report$key } from '../../../__generated__/ChangedMonths_report.graphql.ts';
import { NumberText } from '../../../components/files/FigureText.tsx';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Data.module.css';
import { BilledCell } from './BilledCell.tsx';

export function ChangedMonths({ report }: { report: ChangedMonths_report$key }) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { language } = useLanguage();
  const { months, monthsLeftOut } = useFragment(
    graphql`
      fragment ChangedMonths_report on DataChangeReport {
        monthsLeftOut
        months {
          amounts {
            billedBefore
            billedNow
            currency
          }
          billingAccountId
          month
          rowsBefore
          rowsNow
          vendor
        }
      }
    `,
    report,
  );
  if (months.length === 0) return null;
  return (
    <section className={classes.file}>
      <TableRegion className={shared.scroll} label={intl.formatMessage({ id: 'data.page.months' })}>
        <table className={`${shared.table} ${classes.table} sky-figures`}>
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
              <th scope="col">
                <FormattedMessage id="data.history.billedBefore" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.history.billedNow" />
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((row) => (
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
                </td>
                <BilledCell
                  amounts={row.amounts.map(({ currency, billedBefore }) => ({
                    currency,
                    billed: billedBefore,
                  }))}
                />
                <BilledCell
                  amounts={row.amounts.map(({ currency, billedNow }) => ({ currency, billed: billedNow }))}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      {monthsLeftOut > 0 ? (
        <p className={classes.meta}>
          <FormattedMessage id="data.history.monthsLeftOut" values={{ count: monthsLeftOut }} />
        </p>
      ) : null}
    </section>
  );
}
