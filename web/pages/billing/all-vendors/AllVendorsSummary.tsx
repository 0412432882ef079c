// What all vendors bill in the month: together in the company's currency, and in each currency by itself.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AllVendorsSummary_sums$key } from '../../../__generated__/AllVendorsSummary_sums.graphql.ts';
import { rateText } from '../../../components/money/useRateNote.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import billClasses from '../bill/Bill.module.css';
import { BillMoney } from '../bill/BillMoney.tsx';
import { BridgeButton } from '../bridge/BridgeButton.tsx';
import { BillStatus, type Status } from '../shared/BillStatus.tsx';

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
    <section className={billClasses.summary} data-part="billing.summary">
      <header className={billClasses.summaryHead}>
        <h2 className={billClasses.summaryTitle}>
          <FormattedMessage id="billing.all.vendors" />
          {' · '}
          <FormattedMessage id="billing.summary.title" values={{ month: formatMonth(month, language) }} />
        </h2>
        <BillStatus status={status} withReason />
        <BridgeButton />
      </header>
      <div className={billClasses.total}>
        {isConverted && companyCurrency && typeof convertedTotal === 'number' ? (
          <span className={billClasses.figure}>
            <BillMoney amount={convertedTotal} currency={companyCurrency} />
          </span>
        ) : null}
        {isConverted ? (
          <dl className={`${billClasses.facts} sky-figures`}>
            {totals.map(({ currency, amount }) => (
              <div key={currency} data-currency={currency}>
                <dt>
                  <FormattedMessage id="billing.grid.total" values={{ currency }} />
                </dt>
                <dd>
                  <BillMoney amount={amount} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          totals.map(({ currency, amount }) => (
            <span key={currency} className={billClasses.figure} data-currency={currency}>
              <BillMoney amount={amount} currency={currency} />
            </span>
          ))
        )}
      </div>
      {isConverted && companyCurrency && typeof convertedTotal === 'number' ? (
        <p className={billClasses.note}>
          <FormattedMessage id="billing.all.converted" values={{ currency: companyCurrency }} />
          {': '}
          {rates.map((rate) => rateText(rate, intl, language)).join('; ')}
        </p>
      ) : null}
      {totals.length > 1 ? (
        <p className={billClasses.note}>
          <FormattedMessage id="billing.summary.separate" />
        </p>
      ) : null}
    </section>
  );
}
