// The cost of a billing row: with all the digits of the file, so that rows add up to their total; a converted one is
// rounded on its own, which the line above the table says.
import { useMoney } from '../../../components/money/useMoney.ts';
import { useRateNote } from '../../../components/money/useRateNote.ts';

interface RowCostProps {
  cost: number;
  /** Of the cost. */
  currency: string;
  /** In which the row was charged. */
  billingCurrency: string | null | undefined;
}

export function RowCost({ cost, currency, billingCurrency }: RowCostProps) {
  const { formatPlain, formatPlainExact, rate } = useMoney();
  const note = useRateNote(currency);
  const isConverted = (billingCurrency ?? currency) !== currency || rate(currency) !== null;
  return isConverted ? (
    <span title={note ?? undefined}>{formatPlain(cost, currency)}</span>
  ) : (
    <span>{formatPlainExact(cost, currency)}</span>
  );
}
