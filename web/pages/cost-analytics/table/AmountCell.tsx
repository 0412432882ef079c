// An amount in a column: no symbol, for the head of the table names the currency; a converted one names its rate.
import { useMoney } from '../../../components/money/useMoney.ts';
import { useRateNote } from '../../../components/money/useRateNote.ts';

interface AmountCellProps {
  amount: number | null | undefined;
  currency: string;
  /** Shows a plus where there is no minus. */
  isSigned?: boolean;
}

export function AmountCell({ amount, currency, isSigned = false }: AmountCellProps) {
  const { formatPlain } = useMoney();
  const note = useRateNote(currency);
  if (amount === null || amount === undefined) return '–';
  return (
    <span title={note ?? undefined}>{formatPlain(amount, currency, isSigned ? 'signed' : undefined)}</span>
  );
}
