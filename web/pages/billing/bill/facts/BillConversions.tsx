// The totals of a bill in other currencies, each with its rate and the day of the rate.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { BillConversions_charges$key } from '../../../../__generated__/BillConversions_charges.graphql.ts';
import { rateText } from '../../../../components/money/useRateNote.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import classes from '../Bill.module.css';
import { BillMoney } from '../BillMoney.tsx';

interface BillConversionsProps {
  charges: BillConversions_charges$key;
  /** Of the bill. */
  currency: string;
}

export function BillConversions({ charges, currency: from }: BillConversionsProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { bills } = useFragment(
    graphql`
      fragment BillConversions_charges on BillCharges {
        bills {
          currency
          conversions {
            currency
            of
            rate
            rateDate
            rateSource
            total
          }
        }
      }
    `,
    charges,
  );
  const conversions = bills.find(({ currency }) => currency === from)?.conversions ?? [];
  // The contract often has the company's own currency.
  const shown = conversions.filter(
    ({ currency }, place) => conversions.findIndex((other) => other.currency === currency) === place,
  );
  return shown.map(({ currency, of, rate, rateDate, rateSource, total }) => (
    <div key={currency}>
      <dt>
        {of === 'COMPANY' ? (
          <FormattedMessage id="billing.summary.companyCurrency" />
        ) : (
          <FormattedMessage id="billing.summary.contractCurrency" />
        )}
      </dt>
      <dd>
        <BillMoney amount={total} currency={currency} />
        <span className={classes.note}>
          {rateText({ from, to: currency, rate, date: rateDate, source: rateSource }, intl, language)}
        </span>
      </dd>
    </div>
  ));
}
