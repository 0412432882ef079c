// Items of one name as one line, whichever vendor they are of: tags and groups that several clouds share (C-04).
import { averageOf, shareOf, sumMoney } from '../../../../lib/money/money.ts';
import type { CostItem, Vendor, VendorAmount } from '../../../__generated__/graph-types.ts';
import type { CostSeries } from '../../../graph/cost-series.ts';
import { sumOfSteps } from './step-sums.ts';

/** The same series with one item a key, by falling cost; its total and what it only sums stay as they are. */
export function joinSameNames(series: CostSeries): CostSeries {
  const byKey = new Map<string, [CostItem, ...CostItem[]]>();
  for (const item of series.items) {
    const known = byKey.get(item.key);
    if (known) known.push(item);
    else byKey.set(item.key, [item]);
  }
  const items = [...byKey.values()].map((same) => (same.length === 1 ? same[0] : joined(same, series)));
  return { ...series, items: items.sort((one, other) => other.total - one.total) };
}

/** Every vendor whose cost the item is; none of others. */
export function vendorsOf({ vendor, byVendor }: Pick<CostItem, 'vendor' | 'byVendor'>): Vendor[] {
  if (byVendor) return byVendor.map((part) => part.vendor);
  return vendor ? [vendor] : [];
}

/** The vendors of a line in either range: those of the compared range alone have nothing of its total. */
export function vendorsOfBoth(item: CostItem, previous: CostItem): Pick<CostItem, 'vendor' | 'byVendor'> {
  const parts = amountsByVendor(item);
  const known = new Set(parts.map(({ vendor }) => vendor));
  const gone = vendorsOf(previous).filter((vendor) => !known.has(vendor));
  if (gone.length === 0) return { vendor: item.vendor ?? null, byVendor: item.byVendor ?? null };
  return { vendor: null, byVendor: [...parts, ...gone.map((vendor) => ({ vendor, amount: 0 }))] };
}

/** What of its total each vendor has; none of others. */
export function amountsByVendor({ vendor, byVendor, total }: CostItem): VendorAmount[] {
  return byVendor ?? (vendor ? [{ vendor, amount: total }] : []);
}

/** `items` by falling cost, as they are answered. */
function joined(
  items: [CostItem, ...CostItem[]],
  { axis, days, months, total: whole }: CostSeries,
): CostItem {
  const total = sumMoney(items.map((item) => item.total));
  return {
    ...items[0],
    amounts: sumOfSteps(axis.length, items, (item) => item.amounts),
    average: averageOf(total, days),
    byVendor: items.flatMap(amountsByVendor),
    months: months && sumOfSteps(months.length, items, (item) => item.months ?? []),
    share: shareOf(total, whole.total),
    total,
    vendor: null,
  };
}
