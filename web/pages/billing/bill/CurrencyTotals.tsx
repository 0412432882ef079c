// What a table adds up to, one sum for each currency.
import { FormattedMessage } from 'react-intl';
import { sumMoney } from '../../../../lib/money/money.ts';
import classes from '../Billing.module.css';
import { BillMoney } from './BillMoney.tsx';

export interface CurrencySum {
  currency: string;
  amount: number;
}

export function CurrencyTotals({ totals }: { totals: readonly CurrencySum[] }) {
  if (totals.length === 0) return null;
  return (
    <dl className={classes.totals}>
      {totals.map(({ currency, amount }) => (
        <div key={currency}>
          <dt>
            <FormattedMessage id="billing.grid.total" values={{ currency }} />
          </dt>
          <dd>
            <BillMoney amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The sums of rows, in the order in which their currencies come. */
export function totalsOf(rows: readonly CurrencySum[]): CurrencySum[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return currencies.map((currency) => ({
    currency,
    amount: sumMoney(rows.filter((row) => row.currency === currency).map(({ amount }) => amount)),
  }));
}
