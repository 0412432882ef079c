// What part of the total each item is: what costs beside what is credited, which no pie can draw (C-13).
import { differenceOf, shareOf, sumMoney } from '../../../../lib/money/money.ts';
import type { CostItem, ItemPortions, PortionItem, PortionPart } from '../../../__generated__/graph-types.ts';
import type { ComparedSeries } from '../compare/compare.ts';
import { sortItems } from '../table/item-table.ts';
import type { ShownItems } from '../table/shown-items.ts';

/** As of the portions of the services. */
const MAX_MEMBERS = 1000;

/** What is grouped as others: the items that are known, and how many there are with those that the reply only sums. */
interface Rest {
  items: readonly CostItem[];
  count: number;
  cost: number;
  shown: number | null;
}

/**
 * The largest of each side alone, then its others; together they are the total. `table`: what the table of the same items
 * shows, so that a part shows no other amount than its row; null where it is not asked for.
 */
export function itemPortions(
  { items, others, total: { total } }: Pick<ComparedSeries, 'items' | 'others' | 'total'>,
  top: number,
  table: ShownItems | null = null,
): ItemPortions {
  const shownOf = (item: CostItem) => table?.items.get(item)?.total ?? null;
  const ordered = sortItems(items, [{ by: 'TOTAL', order: 'DESC' }]);
  const costs = ordered.filter((item) => item.total >= 0);
  const credits = ordered.filter((item) => item.total < 0).toReversed();
  const isCredit = (others?.total ?? 0) < 0;
  const creditRest = restOf(credits.slice(top), isCredit ? others : null, shownOf);
  // Total less what stands elsewhere, so that no rounding is left over.
  const elsewhere = [...costs.slice(0, top), ...credits.slice(0, top)].map((item) => item.total);
  const costRest = {
    ...restOf(costs.slice(top), isCredit ? null : others, shownOf),
    cost: differenceOf(total, sumMoney([...elsewhere, creditRest.cost])),
  };
  return {
    costs: sideOf(costs.slice(0, top), costRest, total, shownOf),
    credits: sideOf(credits.slice(0, top), creditRest, total, shownOf),
    shownIn: table?.total.currency ?? null,
  };
}

type ShownOf = (item: CostItem) => number | null;

function restOf(items: readonly CostItem[], summed: CostItem | null, shownOf: ShownOf): Rest {
  const all = summed ? [...items, summed] : items;
  const shown = all.map(shownOf).filter((amount) => amount !== null);
  return {
    items,
    count: items.length + (summed?.othersCount ?? 0),
    cost: sumMoney(all.map((item) => item.total)),
    shown: shown.length < all.length ? null : sumMoney(shown),
  };
}

function sideOf(listed: readonly CostItem[], rest: Rest, total: number, shownOf: ShownOf): PortionItem[] {
  const alone = listed.map((item): PortionItem => {
    const part = partOf(item, total, shownOf);
    const byVendor = item.byVendor ?? (part.vendor ? [{ vendor: part.vendor, amount: part.cost }] : []);
    return { ...part, byVendor, isOthers: false, others: [], othersCount: 0 };
  });
  if (rest.count === 0) return alone;
  const others: PortionItem = {
    byVendor: [],
    cost: rest.cost,
    isOthers: true,
    key: '',
    label: '',
    labels: [],
    others: rest.items.slice(0, MAX_MEMBERS).map((item) => partOf(item, total, shownOf)),
    othersCount: rest.count,
    share: shareOf(rest.cost, total),
    shown: rest.shown,
    vendor: null,
  };
  return [...alone, others];
}

function partOf(item: CostItem, total: number, shownOf: ShownOf): Omit<PortionPart, '__typename'> {
  const { key, label, labels, total: cost, vendor = null } = item;
  return { key, label, labels, cost, share: shareOf(cost, total), shown: shownOf(item), vendor };
}
