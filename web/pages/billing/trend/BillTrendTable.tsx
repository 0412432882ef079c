// The table twin of the trend: each month with its status and its bill in each currency.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { BillTrendTable_bills$key } from '../../../__generated__/BillTrendTable_bills.graphql.ts';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../Billing.module.css';
import billClasses from '../bill/Bill.module.css';
import { BillMoney } from '../bill/BillMoney.tsx';
import { billingPage } from '../page.tsx';
import { BillStatus } from '../shared/BillStatus.tsx';

interface BillTrendTableProps {
  bills: BillTrendTable_bills$key;
  /** YYYY-MM; the one that is shown. */
  month: string;
}

export function BillTrendTable({ bills, month: active }: BillTrendTableProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { change } = usePageAddress(billingPage);
  const { months } = useFragment(
    graphql`
      fragment BillTrendTable_bills on BillList {
        months {
          month
          status {
            state
            reason
            nextDate
            confirmedAt
            confirmedBy
          }
          totals {
            currency
            total
          }
        }
      }
    `,
    bills,
  );
  const currencies = [
    ...new Set(months.flatMap(({ totals }) => totals.map(({ currency }) => currency))),
  ].sort();
  return (
    <TableRegion
      className={billClasses.trendTable}
      label={intl.formatMessage({ id: 'billing.months.trend' })}
    >
      <table className={`${classes.table} sky-figures`}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="billing.trend.month" />
            </th>
            <th scope="col">
              <FormattedMessage id="billing.trend.status" />
            </th>
            {currencies.map((currency) => (
              <th key={currency} scope="col">
                <FormattedMessage id="billing.grid.total" values={{ currency }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...months].reverse().map(({ month, status, totals }) => (
            <tr key={month} aria-current={month.startsWith(active) || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={classes.link}
                  onClick={() => change({ month: month.slice(0, 7), turned: null, sum: null })}
                >
                  {formatMonth(month, language)}
                </button>
              </th>
              <td>
                <BillStatus status={status} />
              </td>
              {currencies.map((currency) => (
                <td key={currency}>
                  <TotalIn currency={currency} totals={totals} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

interface TotalInProps {
  currency: string;
  totals: readonly { currency: string; total: number }[];
}

function TotalIn({ currency, totals }: TotalInProps) {
  const found = totals.find((each) => each.currency === currency);
  return found ? <BillMoney amount={found.total} currency={currency} /> : '–';
}
