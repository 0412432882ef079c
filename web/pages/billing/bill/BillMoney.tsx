// An amount of a bill in the currency of the bill: it reads as the invoice does, whatever currency the reader prefers.
import { useMoney } from '../../../components/money/useMoney.ts';

interface BillMoneyProps {
  amount: number;
  currency: string;
  /** Without its symbol, where the table names the currency. */
  isPlain?: boolean;
}

export function BillMoney({ amount, currency, isPlain = false }: BillMoneyProps) {
  const { formatExact, formatOriginal, formatPlainExact, formatPlainOriginal } = useMoney();
  const [format, exact] = isPlain ? [formatPlainOriginal, formatPlainExact] : [formatOriginal, formatExact];
  const text = format(amount, currency);
  // A figure on its own that is not nothing does not read as nothing. Tables give amounts that are rounded already.
  const isTooSmall = amount !== 0 && text === format(0, currency);
  return (
    <span className="sky-figures" data-value={amount} data-currency={currency}>
      {isTooSmall ? exact(amount, currency) : text}
    </span>
  );
}
