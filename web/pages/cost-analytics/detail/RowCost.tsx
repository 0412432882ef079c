// The cost of a billing row: with all the digits of the file, so that rows add up to their total; a converted one is
// rounded on its own, which the line above the table says.
import { useMoney } from '../../../components/money/useMoney.ts';
import { useRateNote } from '../../../components/money/useRateNote.ts';

interface RowCostProps {
  cost: number;
  /** Of the cost. */
  currency: string;
}

export function RowCost({ cost, currency }: RowCostProps) {
  const { formatPlain, formatPlainExact } = useMoney();
  const note = useRateNote(currency);
  return note === null ? (
    <span>{formatPlainExact(cost, currency)}</span>
  ) : (
    <span title={note}>{formatPlain(cost, currency)}</span>
  );
}
