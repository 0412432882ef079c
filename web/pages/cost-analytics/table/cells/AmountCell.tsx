// An amount in a column: no symbol, for the head of the table names the currency; a converted one names its rate.
import { useMoney } from '../../../../components/money/useMoney.ts';
import { useRateNote } from '../../../../components/money/useRateNote.ts';

/** An amount that was rounded together with the others of its table. */
export interface ShownAmount {
  amount: number;
  currency: string;
}

interface AmountCellProps {
  amount: number | null | undefined;
  currency: string;
  /** What stands for the amount where it is in the currency that the reader wants. */
  shown?: ShownAmount | null;
  /** Shows a plus where there is no minus. */
  isSigned?: boolean;
}

export function AmountCell({ amount, currency, shown, isSigned = false }: AmountCellProps) {
  const { formatPlain, formatPlainOriginal, shownIn } = useMoney();
  const note = useRateNote(currency);
  if (amount === null || amount === undefined) return '–';
  const sign = isSigned ? 'signed' : undefined;
  return (
    <span title={note ?? undefined}>
      {shown && shown.currency === shownIn(currency)
        ? formatPlainOriginal(shown.amount, shown.currency, sign)
        : formatPlain(amount, currency, sign)}
    </span>
  );
}
