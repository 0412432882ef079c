// An amount of a bill in the currency of the bill: it reads as the invoice does, whatever currency the reader prefers.
import { useMoney } from '../../../components/money/useMoney.ts';

interface BillMoneyProps {
  amount: number;
  currency: string;
}

export function BillMoney({ amount, currency }: BillMoneyProps) {
  const { formatExact, formatOriginal } = useMoney();
  const text = formatOriginal(amount, currency);
  // A figure on its own that is not nothing does not read as nothing. Tables give amounts that are rounded already.
  const isTooSmall = amount !== 0 && text === formatOriginal(0, currency);
  return (
    <span className="sky-figures" data-value={amount} data-currency={currency}>
      {isTooSmall ? formatExact(amount, currency) : text}
    </span>
  );
}
