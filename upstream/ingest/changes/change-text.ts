// Changes of a company's data as text for a terminal, in aligned columns.
import type { DataList } from '../../../lib/catalogue/loads/data-lists.ts';
import { printable } from '../../../lib/node/loads/printable.ts';
import type { ListChange } from '../../stores/documents/datasets/list-changes.ts';
import type { PartitionChangeRow } from '../../stores/documents/loads/change-schema.ts';
import type { DataChange } from '../../stores/documents/loads/data-changes.ts';
import { aligned } from '../load/text-columns.ts';
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

/** The lists of a change before and after; without a line feed at the end. */
export function listsText(lists: readonly Pick<ListChange, 'list' | 'rowsBefore' | 'rowsNow'>[]): string {
  const lines = lists.map(({ list, rowsBefore, rowsNow }) => [wordsOf(list), `${rowsBefore}`, `${rowsNow}`]);
  return aligned([['list', 'rows before', 'now'], ...lines], [1, 2]).join('\n');
}

/** Such as `azure reservation details`. */
function wordsOf(list: DataList): string {
  return list.toLowerCase().replaceAll('_', ' ');
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

/** One line a change, the newest first; `monthsOf` and `listsOf` are what it did. Ends with a line feed. */
export function historyText(
  changes: readonly DataChange[],
  monthsOf: (changeId: string) => readonly PartitionChangeRow[],
  listsOf: (changeId: string) => readonly ListChange[],
  totalCount: number,
): string {
  const head = ['when', 'what', 'id', 'by', 'months', 'rows before', 'now', 'billed before', 'now', 'of'];
  const lines = changes.map(({ at, kind, changeId, actor, source }) => {
    const months = monthsOf(changeId);
    const { rowsBefore, rowsNow, amounts } = changeTotals(months, listsOf(changeId));
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
