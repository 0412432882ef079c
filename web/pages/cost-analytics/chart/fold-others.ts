// Which items of an answer stand alone in the chart: the largest, with all others as one, without them, or unfolded.
import { COMPARED_ITEMS } from '../../../../lib/cost/cost-table.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { VendorPart } from '../../../components/vendors/item-vendors.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';

const CHART_ITEMS = 10;

/** How many items stand alone; a comparison shows fewer (C-07, C-08). */
export function chartItemCount({ compareRange }: { compareRange?: unknown }): number {
  return compareRange ? COMPARED_ITEMS : CHART_ITEMS;
}

type Amounts = readonly (number | null | undefined)[];

export interface FoldedItem {
  key: string;
  label: string;
  vendor: Vendor | null | undefined;
  byVendor?: readonly VendorPart[] | null | undefined;
  isOthers: boolean;
  othersCount: number;
  amounts: Amounts;
  compareAmounts: Amounts | null | undefined;
  /** Of all compared days. */
  compareTotal?: number | null | undefined;
}

/** `items` by falling cost, the group of all others last. */
export function foldOthers<Item extends FoldedItem>(
  items: readonly Item[],
  count: number,
  others: 'folded' | 'unfolded' | 'hidden',
): (Item | FoldedItem)[] {
  if (others === 'unfolded') return [...items];
  const shown = items.filter(({ isOthers }) => !isOthers).slice(0, count);
  const rest = items.filter((item) => !shown.includes(item));
  if (others === 'hidden' || rest.length === 0) return shown;
  const [only] = rest;
  if (rest.length === 1 && only?.isOthers) return [...shown, only];
  return [...shown, asOthers(rest)];
}

/** How many items can be unfolded: they are in the answer one by one. */
export function foldedCount(items: readonly FoldedItem[], count: number): number {
  return Math.max(0, items.filter(({ isOthers }) => !isOthers).length - count);
}

function asOthers(rest: readonly FoldedItem[]): FoldedItem {
  const totals = rest.flatMap(({ compareTotal }) => compareTotal ?? []);
  const compared = rest.flatMap(({ compareAmounts }) => (compareAmounts ? [compareAmounts] : []));
  return {
    key: '',
    label: '',
    vendor: null,
    isOthers: true,
    othersCount: rest.reduce((count, { isOthers, othersCount }) => count + (isOthers ? othersCount : 1), 0),
    amounts: sumByStep(rest.map(({ amounts }) => amounts)),
    compareAmounts: compared.length > 0 ? sumByStep(compared) : null,
    ...(totals.length === rest.length && { compareTotal: sumMoney(totals) }),
  };
}

/** Null where nothing is known of any. */
function sumByStep(lists: readonly Amounts[]): (number | null)[] {
  const steps = Math.max(0, ...lists.map((amounts) => amounts.length));
  return Array.from({ length: steps }, (_, step) => {
    const known = lists.flatMap((amounts) => amounts[step] ?? []);
    return known.length > 0 ? sumMoney(known) : null;
  });
}
