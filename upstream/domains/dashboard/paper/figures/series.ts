// Cost by item over months or weeks: the bars of the whole frame, and a list of the newest step that says what changed.
import type { z } from 'zod';
import type { DateRange, TimeUnit } from '../../../../../lib/calendar/calendar.ts';
import { comparedPeriod, resolveFrame } from '../../../../../lib/calendar/time-frames.ts';
import { VENDORS, type VendorCode, vendorNameIn } from '../../../../../lib/catalogue/vendors.ts';
import { differenceOf, sumMoney } from '../../../../../lib/money/money.ts';
import { costChange } from '../../../../../lib/money/percent-change.ts';
import { accountFilters, budgetBySteps, budgetMonths } from '../../../../../lib/widgets/budget-steps.ts';
import { canExpectMonth, isOfAllCost } from '../../../../../lib/widgets/expected-month.ts';
import { viewByOfWidget } from '../../../../../lib/widgets/widget-types.ts';
import type { costSeriesReply } from '../../../../contract/shared/cost-shapes.ts';
import { type Asker, askEndpoint } from '../ask-figures.ts';
import { conditionsOfFilter } from '../filter-conditions.ts';
import { ALL_ITEMS, type Asked, ask, orNull, type Reader, vendorsOf } from './ask-widget.ts';
import {
  colourIdOf,
  type Figures,
  figures,
  type Line,
  labelOf,
  othersOf,
  type SeriesLook,
} from './figure-lines.ts';

type Reply = Pick<
  z.output<typeof costSeriesReply>,
  'currency' | 'startDate' | 'endDate' | 'dates' | 'totalCost' | 'dailyCosts'
>;

export const costBy: Reader = async (asker, widget) => {
  const reply = await ask(asker, 'dashboardCost', widget);
  const lines: (Line & { amounts: readonly (number | null)[] })[] = reply.items.map((item) => ({
    label: labelOf(item),
    key: item.item,
    amount: item.totalCost,
    colourId: colourIdOf(item),
    vendor: item.vendor,
    amounts: item.dailyCosts,
  }));
  const { others } = reply;
  if (others)
    lines.push({
      label: othersOf(asker.text, others.numberOfOthers),
      amount: others.totalCost,
      colourId: null,
      amounts: others.dailyCosts,
    });
  return seriesFigures(asker, widget, reply, lines);
};

export const multiVendorCost: Reader = async (asker, widget) => {
  const reply = await ask(asker, 'costByVendor', widget);
  const lines = reply.vendors.map(({ vendor, totalCost, dailyCosts }) => ({
    label: vendorNameIn(asker.text, vendor),
    amount: totalCost,
    colourId: colourIdOf({ vendor, item: VENDORS[vendor].name }),
    vendor,
    amounts: dailyCosts,
  }));
  return seriesFigures(asker, widget, reply, lines, 'vendor');
};

async function seriesFigures(
  asker: Asker,
  widget: Asked,
  reply: Reply,
  lines: readonly (Line & { amounts: readonly (number | null)[] })[],
  by: 'item' | 'vendor' = 'item',
): Promise<Figures<SeriesLook>> {
  const { settings } = widget;
  const { currency, startDate, endDate, dates, totalCost } = reply;
  const isMonthly = !settings.frame?.endsWith('WEEKS') && settings.frame !== 'YEAR_TO_WEEK';
  const isPartial = dates.at(-1)?.isPartial ?? false;
  const isBar = settings.chartType !== 'LINE' && settings.chartType !== 'PIE';
  const [listed, expected, budgets] = await Promise.all([
    isMonthly && settings.chartType !== 'PIE' ? listedMonth(asker, widget, lines, by) : null,
    isPartial && isBar ? expectedOf(asker, widget) : null,
    isBar ? budgetsOf(asker, widget, reply, isMonthly ? 'month' : 'week') : null,
  ]);
  const first = firstKnown(lines, dates.length);
  const look: SeriesLook = {
    as: 'series',
    headline: listed?.total ?? totalCost,
    lines: listed?.lines ?? lines.map(({ amounts, ...line }) => line),
    bars: lines.map(({ amounts }) => amounts.slice(first)),
    steps: dates.slice(first).map(({ date, isPartial: own }, place) => ({
      ...{ date, isPartial: own, expected: place === dates.length - 1 - first ? expected : null },
      budget: budgets?.[first + place] ?? null,
    })),
    grain: isMonthly ? 'month' : 'week',
    isLines: settings.chartType === 'LINE',
    isRing: settings.chartType === 'PIE',
    isShares: settings.scale === 'PERCENTAGE',
    listed: listed && { range: listed.range, against: listed.against, change: listed.change },
  };
  return figures(currency, look, { range: { start: startDate, end: endDate } });
}

/** The first step with data: what is before it is no cost, and not drawn. */
function firstKnown(lines: readonly { amounts: readonly (number | null)[] }[], count: number): number {
  const known = lines
    .map(({ amounts }) => amounts.findIndex((amount) => amount !== null))
    .filter((place) => place >= 0);
  return known.length === 0 ? Math.max(0, count - 1) : Math.min(...known);
}

interface Listed {
  lines: Line[];
  total: number;
  range: DateRange;
  against: DateRange;
  change: ReturnType<typeof costChange>;
}

/** This month to date beside the same days before; null where that may not be asked, or was before the first data. */
async function listedMonth(
  asker: Asker,
  widget: Asked,
  lines: readonly Line[],
  by: 'item' | 'vendor',
): Promise<Listed | null> {
  const { today, firstDate } = asker;
  const range = resolveFrame('month_to_date', today);
  const against = comparedPeriod('month_to_date', range);
  // Cost analytics takes an account as a filter alone.
  if (widget.settings.account || firstDate === null || firstDate > against.start) return null;
  const costOf = ({ start: startDate, end: endDate }: DateRange) =>
    orNull(ask(asker, 'cost', widget, { ...ALL_ITEMS, startDate, endDate }));
  const [now, before] = await Promise.all([costOf(range), costOf(against)]);
  if (!now || !before) return null;
  const keyOf = ({ vendor, item }: { vendor: VendorCode; item: string }) =>
    by === 'vendor' ? vendor : colourIdOf({ vendor, item });
  const sums = (items: typeof now.items) => {
    const found = new Map<string, number[]>();
    // A name that several vendors share is a line of them all.
    for (const item of items)
      for (const key of [keyOf(item), colourIdOf({ vendor: null, item: item.item })])
        found.set(key, [...(found.get(key) ?? []), item.totalCost]);
    return new Map([...found].map(([key, amounts]) => [key, sumMoney(amounts)]));
  };
  const [costNow, costBefore] = [sums(now.items), sums(before.items)];
  const named = lines.flatMap((line) => {
    const key = by === 'vendor' ? line.vendor : line.colourId;
    if (key == null) return [];
    return [{ line, now: costNow.get(key) ?? 0, before: costBefore.get(key) ?? 0 }];
  });
  const rest = {
    now: differenceOf(now.totalCost, sumMoney(named.map((each) => each.now))),
    before: differenceOf(before.totalCost, sumMoney(named.map((each) => each.before))),
  };
  const others = lines.find(({ colourId }) => colourId === null);
  const all = [...named, ...(others ? [{ line: others, ...rest }] : [])];
  // What is in no line would be missing from the list.
  if (!others && rest.now !== 0) return null;
  return {
    lines: all.map((each) => ({
      ...each.line,
      amount: each.now,
      change: costChange(each.now, each.before),
    })),
    total: now.totalCost,
    ...{ range, against },
    change: costChange(now.totalCost, before.totalCost),
  };
}

/** What the running month will come to; null where no estimate is of what the widget shows. */
async function expectedOf(asker: Asker, widget: Asked): Promise<number | null> {
  const { type, settings } = widget;
  const viewBy = viewByOfWidget(type, settings);
  const isFiltered = settings.savedFilter != null;
  if (settings.scale === 'PERCENTAGE' || !canExpectMonth({ ...settings, viewBy, isFiltered })) return null;
  return (await orNull(ask(asker, 'estimatedCost', widget)))?.estimatedCost ?? null;
}

/** By step; null where the widget shows a part of the cost, or no budget is set for exactly that cost. */
async function budgetsOf(
  asker: Asker,
  widget: Asked,
  { currency, startDate, endDate, dates }: Reply,
  unit: TimeUnit,
): Promise<(number | null)[] | null> {
  const { type, settings } = widget;
  const { account, items, savedFilter, scale } = settings;
  if (scale === 'PERCENTAGE' || !isOfAllCost({ items, viewBy: viewByOfWidget(type, settings) })) return null;
  const selectedVendors = vendorsOf(asker, widget);
  const filters = savedFilter
    ? await conditionsOfFilter(asker, savedFilter)
    : account
      ? accountFilters(selectedVendors, account)
      : {};
  const months = budgetMonths({ start: startDate, end: endDate });
  const told = await orNull(askEndpoint(asker, 'budgetOfCost', { ...months, selectedVendors, filters }));
  return told?.currency === currency ? budgetBySteps(dates, unit, told, asker.today) : null;
}
