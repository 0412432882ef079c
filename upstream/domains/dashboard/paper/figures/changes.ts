// What rose and what fell: the largest movers of two periods, and changes that pass a rule.
import { comparedPeriod, resolveFrame } from '../../../../../lib/calendar/time-frames.ts';
import { differenceOf } from '../../../../../lib/money/money.ts';
import { costChange } from '../../../../../lib/money/percent-change.ts';
import { areNamesJoinedIn } from '../../../../../lib/widgets/widget-types.ts';
import type { WidgetFrame } from '../../../../../lib/widgets/words.ts';
import type { cost } from '../../../../contract/cost-analytics/cost-analytics.ts';
import type { ReplyOf } from '../../../../contract/endpoint.ts';
import type { CostGroup } from '../../../../stores/facts/answers/answer.ts';
import { comparedCostOf, costOf, itemOf } from '../../../shared/cost-line.ts';
import { type JoinedGroup, joinedGroups, ofOneVendor } from '../../../shared/portions/joined-groups.ts';
import { ALL_ITEMS, ask, type Reader } from './ask-widget.ts';
import {
  type ChangesLook,
  colourIdOf,
  comparedChange,
  figures,
  LISTED,
  type Line,
  labelOf,
} from './figure-lines.ts';

export const topMovers: Reader = async (asker, widget) => {
  const wire = (widget.settings.frame?.toLowerCase() ?? 'month_to_date') as Lowercase<WidgetFrame>;
  const range = resolveFrame(wire, asker.today);
  const against = comparedPeriod(wire, range);
  const [now, before] = await Promise.all([
    ask(asker, 'cost', widget, { ...ALL_ITEMS, startDate: range.start, endDate: range.end }),
    ask(asker, 'cost', widget, { ...ALL_ITEMS, startDate: against.start, endDate: against.end }),
  ]);
  const groups = pairedGroups(now.items, before.items);
  const isJoined = areNamesJoinedIn(widget.type, widget.settings);
  const lines = moved(isJoined ? joinedGroups(groups) : groups.map(ofOneVendor));
  const look: ChangesLook = {
    as: 'changes',
    lines: lines.slice(0, LISTED),
    total: comparedChange(now.totalCost, before.totalCost),
    others: Math.max(0, lines.length - LISTED),
    against,
  };
  return figures(now.currency, look, { range });
};

type WireItem = ReplyOf<typeof cost>['items'][number];

/** Each item with its cost of both periods, as an answer of the facts has it; what is in one alone costs nothing in the other. */
function pairedGroups(now: readonly WireItem[], before: readonly WireItem[]): CostGroup[] {
  const costs = new Map(before.map((item) => [colourIdOf(item), item.totalCost]));
  const known = new Set(now.map(colourIdOf));
  const figuresOf = (amount: number) => ({ totals: [amount], series: [] });
  const group = (item: WireItem, amount: number, compared: number): CostGroup => ({
    vendor: item.vendor,
    keys: [item.item],
    labels: [item.itemAlias],
    ...figuresOf(amount),
    compared: figuresOf(compared),
  });
  return [
    ...now.map((item) => group(item, item.totalCost, costs.get(colourIdOf(item)) ?? 0)),
    ...before.filter((item) => !known.has(colourIdOf(item))).map((item) => group(item, 0, item.totalCost)),
  ];
}

/** By falling size of their difference; what did not change is left out. */
function moved(groups: readonly JoinedGroup[]): Line[] {
  return groups
    .map((group): Line => {
      const { vendor } = group;
      const named = itemOf(group);
      const change = costChange(costOf(group), comparedCostOf(group));
      const colourId = colourIdOf({ vendor, ...named });
      return { label: labelOf(named), key: named.item, colourId, vendor, amount: change.difference, change };
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
