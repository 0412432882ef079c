// The totals of each month, item by item, whatever the step of the chart (C-07).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  MonthlyTotals_analytics$data,
  MonthlyTotals_analytics$key,
} from '../../../__generated__/MonthlyTotals_analytics.graphql.ts';
import chart from '../../../charts/Chart.module.css';
import { ScrollRegion } from '../../../components/ScrollRegion.tsx';
import { useMoney } from '../../../components/useMoney.ts';
import { VendorBadge } from '../../../components/VendorBadge.tsx';
import { formatStep } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { AmountCell } from '../table/AmountCell.tsx';
import { useAnalyticsAddress } from '../useAnalyticsAddress.ts';
import { useGroupedLabel } from '../view-by/useGroupingNames.ts';
import classes from './ChartControls.module.css';

type Item = MonthlyTotals_analytics$data['series'][number];

export function MonthlyTotals({ analytics }: { analytics: MonthlyTotals_analytics$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { shownIn } = useMoney();
  const { axis, currency, series, total } = useFragment(
    graphql`
      fragment MonthlyTotals_analytics on CostAnalytics {
        axis {
          date
          endDate
          isEmpty
          isPartial
        }
        currency
        series(top: 50) {
          amounts
          isOthers
          key
          label
          labels
          othersCount
          total
          vendor
        }
        total {
          amounts
          total
        }
      }
    `,
    analytics,
  );
  const title = intl.formatMessage(
    { id: 'cost-analytics.chart.monthsTitle' },
    { currency: shownIn(currency) },
  );
  return (
    <div data-part="cost-analytics.months">
      <h3 className={classes.monthsTitle}>{title}</h3>
      <ScrollRegion className={`${chart.tableScroll} ${classes.months}`} label={title}>
        <table className={`${chart.table} sky-figures`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="cost-analytics.column.item" />
              </th>
              {axis.map(({ date, endDate, isEmpty, isPartial }) => (
                <th key={date} scope="col">
                  {formatStep({ start: date, end: endDate }, language)}
                  {isPartial && !isEmpty ? (
                    <span className={chart.partial}>
                      {' '}
                      <FormattedMessage id="platform.chart.partial" />
                    </span>
                  ) : null}
                </th>
              ))}
              <th scope="col">
                <FormattedMessage id="platform.chart.total" />
              </th>
            </tr>
          </thead>
          <tbody>
            {series.map((item) => (
              <MonthsRow
                key={`${item.vendor} ${item.key} ${item.isOthers}`}
                item={item}
                currency={currency}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <FormattedMessage id="cost-analytics.table.allItems" />
              </th>
              {axis.map(({ date }, place) => (
                <td key={date} className={chart.total}>
                  <AmountCell amount={total.amounts[place]} currency={currency} />
                </td>
              ))}
              <td className={chart.total}>
                <AmountCell amount={total.total} currency={currency} />
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </div>
  );
}

function MonthsRow({ item, currency }: { item: Item; currency: string }) {
  const { address } = useAnalyticsAddress();
  const label = useGroupedLabel(address)(item);
  return (
    <tr>
      <th scope="row">
        <span className={classes.monthsItem}>
          {item.vendor ? <VendorBadge vendor={item.vendor} /> : null}
          <span className={classes.monthsName} title={label}>
            {label}
          </span>
        </span>
      </th>
      {item.amounts.map((amount, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the month
        <td key={place}>
          <AmountCell amount={amount} currency={currency} />
        </td>
      ))}
      <td className={chart.total}>
        <AmountCell amount={item.total} currency={currency} />
      </td>
    </tr>
  );
}
