// What the sentence says an item costs, or changed by: the amount of its row in the table, in short.
import { useMoney } from '../../../components/money/useMoney.ts';

export interface ShownItem {
  /** As its row has it, in the currency that the reader wants; null while that is not known. */
  shown?: number | null | undefined;
}

/** Of amounts that come in `currency`. */
export function useItemAmount(
  currency: string,
): (item: ShownItem, amount: number, sign?: 'signed') => string {
  const { formatCompact, shownIn } = useMoney();
  return ({ shown }, amount, sign) =>
    typeof shown === 'number'
      ? formatCompact(shown, shownIn(currency), sign)
      : formatCompact(amount, currency, sign);
}
