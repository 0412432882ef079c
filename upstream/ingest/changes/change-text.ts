// Changes of a company's data as text for a terminal, in aligned columns.
import type { PartitionChangeRow } from '../../stores/documents/loads/change-schema.ts';
import type { DataChange } from '../../stores/documents/loads/data-changes.ts';
import { aligned, printable } from '../load/text-columns.ts';
import { changeTotals } from './change-totals.ts';

const HEAD = ['vendor', 'month', 'billing account', 'rows before', 'now', 'currency', 'billed before', 'now'];
const NUMERIC = [3, 4, 6, 7];

/** Each month before and after, and all of them by currency; without a line feed at the end. */
export function monthsText(months: readonly PartitionChangeRow[]): string {
  const lines = months.flatMap((month) =>
    amountLines(
      [month.vendor, month.billing_month.slice(0, 7), printable(month.billing_account_id)],
      [month],
    ),
  );
  return aligned([HEAD, ...lines, ...amountLines(['total', '', ''], months)], NUMERIC).join('\n');
}

/** A line for each currency; rows are counted in the first. */
function amountLines(words: readonly string[], months: readonly PartitionChangeRow[]): string[][] {
  const { rowsBefore, rowsNow, amounts, isCounted } = changeTotals(months);
  const [first, ...others] = amounts.map(({ currency, billedBefore, billedNow }) => [
    currency,
    billedBefore,
    billedNow,
  ]);
  const unknown = isCounted ? ['', '', ''] : ['', 'not counted', 'not counted'];
  return [
    [...words, String(rowsBefore), String(rowsNow), ...(first ?? unknown)],
    ...others.map((amount) => [...words.map(() => ''), '', '', ...amount]),
  ];
}

/** One line a change, the newest first; `monthsOf` are its months. Ends with a line feed. */
export function historyText(
  changes: readonly DataChange[],
  monthsOf: (changeId: string) => readonly PartitionChangeRow[],
  totalCount: number,
): string {
  const head = ['when', 'what', 'id', 'by', 'months', 'rows before', 'now', 'billed before', 'now', 'of'];
  const lines = changes.map(({ at, kind, changeId, actor, source }) => {
    const months = monthsOf(changeId);
    const { rowsBefore, rowsNow, amounts } = changeTotals(months);
    const billed = (side: 'billedBefore' | 'billedNow') =>
      amounts.map((amount) => `${amount.currency} ${amount[side]}`).join(', ');
    return [
      ...[at.slice(0, 19), kind.toLowerCase(), changeId, actor ?? '', String(months.length)],
      ...[String(rowsBefore), String(rowsNow), billed('billedBefore'), billed('billedNow')],
      printable(source),
    ];
  });
  const rest = totalCount - changes.length;
  const more = rest > 0 ? [`  and ${rest} earlier ones`] : [];
  return `${[...aligned([head, ...lines], [4, 5, 6]), ...more].join('\n')}\n`;
}
