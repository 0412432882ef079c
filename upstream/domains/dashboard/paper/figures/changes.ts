// What rose and what fell: the largest movers of two periods, and changes that pass a rule.
import { comparedPeriod, resolveFrame } from '../../../../../lib/calendar/time-frames.ts';
import type { VendorCode } from '../../../../../lib/catalogue/vendors.ts';
import { differenceOf, sumMoney } from '../../../../../lib/money/money.ts';
import { costChange } from '../../../../../lib/money/percent-change.ts';
import { areNamesJoinedIn } from '../../../../../lib/widgets/widget-types.ts';
import type { WidgetFrame } from '../../../../../lib/widgets/words.ts';
import { groupedBy } from '../../../shared/grouped-by.ts';
import { ALL_ITEMS, ask, type Reader } from './ask-widget.ts';
import { type ChangesLook, colourIdOf, figures, LISTED, type Line, labelOf } from './figure-lines.ts';

interface Item {
  /** Null for what several vendors have. */
  vendor: VendorCode | null;
  item: string;
  itemAlias: string;
  totalCost: number;
}

export const topMovers: Reader = async (asker, widget) => {
  const wire = (widget.settings.frame?.toLowerCase() ?? 'month_to_date') as Lowercase<WidgetFrame>;
  const range = resolveFrame(wire, asker.today);
  const against = comparedPeriod(wire, range);
  const [now, before] = await Promise.all([
    ask(asker, 'cost', widget, { ...ALL_ITEMS, startDate: range.start, endDate: range.end }),
    ask(asker, 'cost', widget, { ...ALL_ITEMS, startDate: against.start, endDate: against.end }),
  ]);
  const isJoined = areNamesJoinedIn(widget.type, widget.settings);
  const lines = isJoined
    ? moved(joined(now.items, before.items), joined(before.items, now.items))
    : moved(now.items, before.items);
  const look: ChangesLook = {
    as: 'changes',
    lines: lines.slice(0, LISTED),
    total: costChange(now.totalCost, before.totalCost),
    others: Math.max(0, lines.length - LISTED),
    against,
  };
  return figures(now.currency, look, { range });
};

/** Items of one name as one, whichever vendor they are of; `others` are those of the other period. */
function joined(items: readonly Item[], others: readonly Item[]): Item[] {
  const all = groupedBy([...items, ...others], ({ item }) => item);
  return [...groupedBy(items, ({ item }) => item)].flatMap(([name, [first, ...more]]) => {
    if (!first) return [];
    const vendors = new Set(all.get(name)?.map(({ vendor }) => vendor));
    const totalCost = sumMoney([first, ...more].map((each) => each.totalCost));
    return [{ ...first, vendor: vendors.size > 1 ? null : first.vendor, totalCost }];
  });
}

/** By falling size of their difference; what did not change is left out. */
function moved(now: readonly Item[], before: readonly Item[]): Line[] {
  const costs = (items: readonly Item[]) => new Map(items.map((item) => [colourIdOf(item), item.totalCost]));
  const [costNow, costBefore] = [costs(now), costs(before)];
  const items = new Map([...before, ...now].map((item) => [colourIdOf(item), item]));
  return [...items]
    .map(([colourId, item]): Line => {
      const change = costChange(costNow.get(colourId) ?? 0, costBefore.get(colourId) ?? 0);
      const { vendor, item: key } = item;
      return { label: labelOf(item), key, colourId, vendor, amount: change.difference, change };
    })
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
}

export const abnormalChange: Reader = async (asker, widget) => {
  const reply = await ask(asker, 'abnormal', widget);
  const { currency, items, totalCount } = reply;
  const look: ChangesLook = {
    as: 'changes',
    lines: items.slice(0, LISTED).map((item) => ({
      label: labelOf(item),
      key: item.item,
      colourId: colourIdOf(item),
      vendor: item.vendor,
      amount: item.difference,
      change: costChange(item.cost, item.compareCost, item.changeRate),
    })),
    total: null,
    others: Math.max(0, totalCount - LISTED),
    against: { start: reply.compareStartDate, end: reply.compareEndDate },
  };
  return figures(currency, look, {
    range: { start: reply.startDate, end: reply.endDate },
    note: asker.text('dashboard.abnormalChange.count', { count: totalCount }),
  });
};

/** What is not listed of all that moved. */
export function restOf({ lines, total }: ChangesLook): number | null {
  return total && lines.reduce((rest, { amount }) => differenceOf(rest, amount), total.difference);
}
