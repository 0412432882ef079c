// What all vendors bill in the month: together in the company's currency, and in each currency by itself.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AllVendorsSummary_sums$key } from '../../../__generated__/AllVendorsSummary_sums.graphql.ts';
import { rateText } from '../../../components/money/useRateNote.ts';
import { DataThrough } from '../../../components/notices/DataThrough.tsx';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import classes from '../Billing.module.css';
import billClasses from '../bill/Bill.module.css';
import { BillMoney } from '../bill/BillMoney.tsx';
import { BillStatus, type Status } from '../bill/BillStatus.tsx';

interface AllVendorsSummaryProps {
  /** First day. */
  month: string;
  /** Of the least final bill. */
  status: Status;
  sums: AllVendorsSummary_sums$key;
}

export function AllVendorsSummary({ month, status, sums }: AllVendorsSummaryProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { availableVendors } = useShellViewer();
  const { companyCurrency, convertedTotal, currencies, rates } = useFragment(
    graphql`
      fragment AllVendorsSummary_sums on BillSums {
        companyCurrency
        convertedTotal
        currencies {
          currency
          lines {
            amount
            kind
          }
        }
        rates {
          date
          from
          rate
          source
          to
        }
      }
    `,
    sums,
  );
  const totals = currencies.map(({ currency, lines }) => ({
    currency,
    amount: lines.find(({ kind }) => kind === 'TOTAL')?.amount ?? 0,
  }));
  const isConverted = totals.some(({ currency }) => currency !== companyCurrency);
  return (
    <section className={`${classes.panel} ${billClasses.summary}`} data-part="billing.summary">
      <h2 className={classes.panelTitle}>
        <FormattedMessage id="billing.all.vendors" />
        {' · '}
        <FormattedMessage id="billing.summary.title" values={{ month: formatMonth(month, language) }} />
      </h2>
      <BillStatus status={status} withReason />
      <p className={billClasses.through}>
        <DataThrough vendors={availableVendors} />
      </p>
      {isConverted && companyCurrency && typeof convertedTotal === 'number' ? (
        <div className={billClasses.total}>
          <span className={billClasses.figure}>
            <BillMoney amount={convertedTotal} currency={companyCurrency} />
          </span>
          <p className={billClasses.note}>
            <FormattedMessage id="billing.all.converted" values={{ currency: companyCurrency }} />
            {': '}
            {rates.map((rate) => rateText(rate, intl, language)).join('; ')}
          </p>
        </div>
      ) : null}
      {totals.map(({ currency, amount }) =>
        isConverted ? (
          <dl key={currency} className={`${billClasses.facts} sky-figures`} data-currency={currency}>
            <div>
              <dt>
                <FormattedMessage id="billing.grid.total" values={{ currency }} />
              </dt>
              <dd>
                <BillMoney amount={amount} currency={currency} />
              </dd>
            </div>
          </dl>
        ) : (
          <span key={currency} className={billClasses.figure} data-currency={currency}>
            <BillMoney amount={amount} currency={currency} />
          </span>
        ),
      )}
      {totals.length > 1 ? (
        <p className={billClasses.note}>
          <FormattedMessage id="billing.summary.separate" />
        </p>
      ) : null}
    </section>
  );
}
