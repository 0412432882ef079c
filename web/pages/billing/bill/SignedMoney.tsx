// An amount of a table: what takes off is green with its minus, subtotals are navy, nothing is a dash (G-08).
import { BillMoney } from './BillMoney.tsx';
import classes from './SignedMoney.module.css';

interface SignedMoneyProps {
  /** As it is shown. */
  amount: number;
  /** Where it was rounded together with others: the exact amount, which tells nothing from a little. */
  exact?: number;
  currency: string;
  tone: 'byAmount' | 'subtotal';
  /** Without its symbol, where the table names the currency. */
  isPlain?: boolean;
}

export function SignedMoney({ amount, exact = amount, currency, tone, isPlain = false }: SignedMoneyProps) {
  const marks = { 'data-value': exact, 'data-currency': currency };
  if (exact === 0 && amount === 0 && tone === 'byAmount')
    return (
      <span className={classes.none} {...marks}>
        –
      </span>
    );
  return (
    <span
      className={classes.money}
      {...marks}
      data-tone={tone === 'subtotal' ? 'subtotal' : exact < 0 ? 'discount' : 'cost'}
    >
      <BillMoney amount={amount} currency={currency} isPlain={isPlain} />
    </span>
  );
}
