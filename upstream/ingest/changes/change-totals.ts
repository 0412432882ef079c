// Rows and money before and after a change: of one month, or of all its months together, each currency on its own.
import { addDecimals } from '../../../lib/money/money.ts';
import type { ListChange } from '../../stores/documents/datasets/list-changes.ts';
import type { PartAmount, PartitionChangeRow } from '../../stores/documents/loads/change-schema.ts';
import { amountsOfJson } from '../../stores/documents/loads/data-changes.ts';

/** Billed cost before and now, decimal text. */
export interface AmountChange {
  /** ISO 4217 */
  currency: string;
  billedBefore: string;
  billedNow: string;
}

export interface ChangeTotals {
  rowsBefore: number;
  rowsNow: number;
  /** By currency. */
  amounts: AmountChange[];
  /** False where the money of a month was never counted: it is not in `amounts` then. */
  isCounted: boolean;
}

/** Rows of months and of lists; money is of months alone. */
export function changeTotals(
  months: readonly PartitionChangeRow[],
  lists: readonly Pick<ListChange, 'rowsBefore' | 'rowsNow'>[] = [],
): ChangeTotals {
  const before = months.map((month) => amountsOfJson(month.amounts_before));
  const after = months.map((month) => amountsOfJson(month.amounts_after));
  const [billedBefore, billedNow] = [sumsOf(before), sumsOf(after)];
  const currencies = [...new Set([...billedBefore.keys(), ...billedNow.keys()])].sort();
  return {
    rowsBefore: sumOf([
      ...months.map(({ rows_before }) => rows_before),
      ...lists.map(({ rowsBefore }) => rowsBefore),
    ]),
    rowsNow: sumOf([...months.map(({ rows_after }) => rows_after), ...lists.map(({ rowsNow }) => rowsNow)]),
    amounts: currencies.map((currency) => ({
      currency,
      billedBefore: billedBefore.get(currency) ?? '0',
      billedNow: billedNow.get(currency) ?? '0',
    })),
    isCounted: [...before, ...after].every((amounts) => amounts !== null),
  };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function sumsOf(counted: readonly (readonly PartAmount[] | null)[]): Map<string, string> {
  const texts = new Map<string, string[]>();
  for (const { currency, billed } of counted.flatMap((amounts) => amounts ?? []))
    texts.set(currency, [...(texts.get(currency) ?? []), billed]);
  return new Map([...texts].map(([currency, list]) => [currency, addDecimals(list)]));
}
