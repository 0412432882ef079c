// An amount of a table: what takes off is green with its minus, subtotals are navy, nothing is a dash (G-08).
import { BillMoney } from './BillMoney.tsx';
import classes from './SignedMoney.module.css';

interface SignedMoneyProps {
  amount: number;
  currency: string;
  tone: 'byAmount' | 'subtotal';
}

export function SignedMoney({ amount, currency, tone }: SignedMoneyProps) {
  if (amount === 0 && tone === 'byAmount') return <span className={classes.none}>–</span>;
  return (
    <span
      className={classes.money}
      data-tone={tone === 'subtotal' ? 'subtotal' : amount < 0 ? 'discount' : 'cost'}
    >
      <BillMoney amount={amount} currency={currency} />
    </span>
  );
}
