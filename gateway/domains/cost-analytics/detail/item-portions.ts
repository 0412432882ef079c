// What part of the total each item is: what costs beside what is credited, which no pie can draw (C-13).
import { differenceOf, shareOf, sumMoney } from '../../../../lib/money/money.ts';
import type { CostItem, ItemPortions, PortionItem, PortionPart } from '../../../__generated__/graph-types.ts';
import type { ComparedSeries } from '../compare/compare.ts';
import { sortItems } from '../table/item-table.ts';

/** As of the portions of the services. */
const MAX_MEMBERS = 1000;

/** What is grouped as others: the items that are known, and how many there are with those that the reply only sums. */
interface Rest {
  items: readonly CostItem[];
  count: number;
  cost: number;
}

/** The largest of each side alone, then its others; together they are the total. */
export function itemPortions(
  { items, others, total: { total } }: Pick<ComparedSeries, 'items' | 'others' | 'total'>,
  top: number,
): ItemPortions {
  const ordered = sortItems(items, [{ by: 'TOTAL', order: 'DESC' }]);
  const costs = ordered.filter((item) => item.total >= 0);
  const credits = ordered.filter((item) => item.total < 0).toReversed();
  const summed = { count: others?.othersCount ?? 0, cost: others?.total ?? 0 };
  const isCredit = summed.cost < 0;
  const creditRest = restOf(credits.slice(top), isCredit ? summed : null);
  // Total less what stands elsewhere, so that no rounding is left over.
  const elsewhere = [...costs.slice(0, top), ...credits.slice(0, top)].map((item) => item.total);
  const costRest = {
    ...restOf(costs.slice(top), isCredit ? null : summed),
    cost: differenceOf(total, sumMoney([...elsewhere, creditRest.cost])),
  };
  return {
    costs: sideOf(costs.slice(0, top), costRest, total),
    credits: sideOf(credits.slice(0, top), creditRest, total),
  };
}

function restOf(items: readonly CostItem[], summed: { count: number; cost: number } | null): Rest {
  return {
    items,
    count: items.length + (summed?.count ?? 0),
    cost: sumMoney([...items.map((item) => item.total), summed?.cost ?? 0]),
  };
}

function sideOf(shown: readonly CostItem[], rest: Rest, total: number): PortionItem[] {
  const alone = shown.map((item): PortionItem => {
    const part = partOf(item, total);
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
    others: rest.items.slice(0, MAX_MEMBERS).map((item) => partOf(item, total)),
    othersCount: rest.count,
    share: shareOf(rest.cost, total),
    vendor: null,
  };
  return [...alone, others];
}

function partOf(
  { key, label, labels, total: cost, vendor = null }: CostItem,
  total: number,
): Omit<PortionPart, '__typename'> {
  return { key, label, labels, cost, share: shareOf(cost, total), vendor };
}
