// Up to when the data of each vendor reach, which months are missing, and whether effective cost can be used.

import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { lastDayBefore } from '../../../../lib/calendar/calendar.ts';
import type { FreshnessTable_vendor$key } from '../../../__generated__/FreshnessTable_vendor.graphql.ts';
import { NumberText } from '../../../components/files/FigureText.tsx';
import shared from '../../../components/layout/Page.module.css';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { VendorBadge } from '../../../components/vendors/VendorBadge.tsx';
import { formatDay, formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../Data.module.css';
import { Panel } from '../Panel.tsx';
import { MonthList } from './MonthList.tsx';

export function FreshnessTable({ vendors }: { vendors: FreshnessTable_vendor$key }) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { language } = useLanguage();
  const instantText = useInstant();
  const rows = useFragment(
    graphql`
      fragment FreshnessTable_vendor on VendorData @relay(plural: true) {
        completeThrough
        dataThrough
        firstDate
        lastLoadedAt
        loadCount
        missingMonths
        monthCount
        roundedMonths
        vendor
      }
    `,
    vendors,
  );
  return (
    <Panel title={intl.formatMessage({ id: 'data.page.freshness' })}>
      <table className={`${`${shared.table} ${classes.table}`} sky-figures`}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="data.page.vendor" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.dataThrough" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.completeThrough" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.firstDay" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.months" />
            </th>
            <th scope="col" className={classes.text}>
              <FormattedMessage id="data.page.missingMonths" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.lastLoad" />
            </th>
            <th scope="col">
              <FormattedMessage id="data.page.loads" />
            </th>
            <th scope="col" className={classes.text}>
              <FormattedMessage id="data.page.effective" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.vendor}>
              <th scope="row">
                <span className={classes.vendor}>
                  <VendorBadge vendor={row.vendor} isDecorative />
                  {vendorName(row.vendor)}
                </span>
              </th>
              <td>{row.dataThrough ? formatDay(lastDayBefore(row.dataThrough), language) : '–'}</td>
              <td>{row.completeThrough ? formatDay(row.completeThrough, language) : '–'}</td>
              <td>{formatDay(row.firstDate, language)}</td>
              <td>
                <NumberText value={row.monthCount} />
              </td>
              <td className={classes.text}>
                {row.missingMonths.length === 0 ? (
                  <FormattedMessage id="data.page.none" />
                ) : (
                  <MonthList months={row.missingMonths} />
                )}
              </td>
              <td>{instantText(row.lastLoadedAt)}</td>
              <td>
                <NumberText value={row.loadCount} />
              </td>
              <td className={`${classes.text} ${classes.wrapped}`}>
                {row.roundedMonths.length === 0 ? (
                  <FormattedMessage id="data.page.usable" />
                ) : (
                  <span className={classes.warning}>
                    <FormattedMessage
                      id="data.page.rounded"
                      values={{
                        count: row.roundedMonths.length,
                        first: formatMonth(row.roundedMonths[0] ?? '', language),
                        last: formatMonth(row.roundedMonths.at(-1) ?? '', language),
                      }}
                    />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
