// Sums that no figure beside them holds, because their currency has no exchange rate.
import { FormattedMessage } from 'react-intl';
import { MoneyText } from './MoneyText.tsx';
import classes from './Unconverted.module.css';

interface CurrencyAmount {
  amount: number;
  currency: string;
}

export function Unconverted({ amounts }: { amounts: readonly CurrencyAmount[] }) {
  if (amounts.length === 0) return null;
  return (
    <p className={classes.unconverted}>
      <FormattedMessage
        id="platform.money.unconverted"
        values={{
          amounts: amounts.map(({ amount, currency }) => (
            <span key={currency} className={classes.amount}>
              <MoneyText amount={amount} currency={currency} />
            </span>
          )),
        }}
      />
    </p>
  );
}
