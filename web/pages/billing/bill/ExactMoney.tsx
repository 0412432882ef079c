// An amount of a charge with all the digits that the file gave: such rows add up to their total exactly.
import { useMoney } from '../../../components/money/useMoney.ts';

interface ExactMoneyProps {
  amount: number;
  currency: string;
}

export function ExactMoney({ amount, currency }: ExactMoneyProps) {
  const { formatExact } = useMoney();
  return (
    <span className="sky-figures" data-value={amount} data-currency={currency}>
      {amount === 0 ? '–' : formatExact(amount, currency)}
    </span>
  );
}
