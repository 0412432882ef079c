// The months that a load changes: rows and money before and after, by how much.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { percentChange } from '../../../../lib/money/percent-change.ts';
import type { PlanMonths_plan$key } from '../../../__generated__/PlanMonths_plan.graphql.ts';
import { CodedAmount, NumberText } from '../../../components/files/FigureText.tsx';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { ChangedPercent } from '../../../components/money/ChangedPercent.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Data.module.css';

export function PlanMonths({ plan }: { plan: PlanMonths_plan$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const vendorName = useVendorName();
  const { months, monthsLeftOut } = useFragment(
    graphql`
      fragment PlanMonths_plan on LoadPlan {
        months {
          billingAccountId
          money {
            after
            before
            currency
          }
          month
          rowsAfter
          rowsBefore
          vendor
        }
        monthsLeftOut
      }
    `,
    plan,
  );
  if (months.length === 0) return null;
  const title = intl.formatMessage({ id: 'data.page.beforeAfter' });
  const lines = months.flatMap((row) => row.money.map((money) => ({ row, money })));
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
                <FormattedMessage id="data.page.rowsAfter" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.page.billedBefore" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.page.billedAfter" />
              </th>
              <th scope="col">
                <FormattedMessage id="data.page.change" />
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ row, money }) => (
              <tr key={`${row.vendor} ${row.month} ${row.billingAccountId} ${money.currency}`}>
                <th scope="row">
                  {row.vendor ? vendorName(row.vendor) : <FormattedMessage id="data.page.unlistedVendor" />}
                </th>
                <td>{formatMonth(row.month, language)}</td>
                <td className={classes.text}>{row.billingAccountId || '–'}</td>
                <td>
                  {typeof row.rowsBefore === 'number' ? (
                    <NumberText value={row.rowsBefore} />
                  ) : (
                    <FormattedMessage id="data.page.newMonth" />
                  )}
                </td>
                <td>
                  <NumberText value={row.rowsAfter} />
                </td>
                <Amount amount={money.before} currency={money.currency} />
                <Amount amount={money.after} currency={money.currency} />
                <Change before={money.before} after={money.after} />
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      {monthsLeftOut > 0 ? (
        <p className={classes.meta}>
          <FormattedMessage id="data.page.monthsLeftOut" values={{ count: monthsLeftOut }} />
        </p>
      ) : null}
    </section>
  );
}

interface AmountProps {
  amount: number | null | undefined;
  currency: string;
}

function Amount({ amount, currency }: AmountProps) {
  if (typeof amount !== 'number') return <td>–</td>;
  return (
    <td>
      <CodedAmount amount={amount} currency={currency} />
    </td>
  );
}

/** In percent of what was there; a month that loses more than a tenth stands out. */
function Change({ before, after }: Record<'before' | 'after', number | null | undefined>) {
  if (typeof before !== 'number' || before === 0) return <td>–</td>;
  const percent = percentChange(after ?? 0, before);
  return (
    <td>
      <span className={percent < -10 ? classes.warning : undefined}>
        <ChangedPercent percent={percent} />
      </span>
    </td>
  );
}
