// What is ahead of the cost of a chart: steps that are not over or have not begun, and what they are expected to cost. Pure.
import {
  addDays,
  addMonths,
  daysIn,
  firstOfMonth,
  type IsoDate,
  lastOfMonth,
  type TimeUnit,
} from '../../../../lib/calendar/calendar.ts';
import { MONTHS_AHEAD } from '../../../../lib/cost/months-ahead.ts';
import type { AxisPointLike } from '../../../charts/series/cost-series.ts';

export interface CostAhead {
  forecast: {
    days: readonly { date: IsoDate; cost: number; isExpected: boolean }[];
    month?: { month: IsoDate; cost: number } | null | undefined;
    months: readonly { month: IsoDate; cost: number }[];
  } | null;
}

/**
 * Steps after the axis: by day to the end of this month, by month some months after this one. Never more than the axis has
 * itself, but for a month from its first day on. An axis that ends on a later day shows the range that was asked for alone.
 */
export function stepsAhead(axis: readonly AxisPointLike[], unit: TimeUnit, today: IsoDate): AxisPointLike[] {
  const last = axis.at(-1);
  if (!last || unit === 'week' || last.endDate !== today) return [];
  if (unit === 'month') return monthsAfter(today, axis.length);
  const isWholeMonth = axis[0]?.date === firstOfMonth(today);
  return daysAfter(today).slice(0, isWholeMonth ? Number.POSITIVE_INFINITY : axis.length);
}

function daysAfter(today: IsoDate): AxisPointLike[] {
  const left = daysIn({ start: today, end: lastOfMonth(today) }) - 1;
  return Array.from({ length: left }, (_, index) => addDays(today, index + 1)).map((day) => stepOf(day, day));
}

/** A single month is no trend to go on with. */
function monthsAfter(today: IsoDate, count: number): AxisPointLike[] {
  if (count < 2) return [];
  return Array.from({ length: MONTHS_AHEAD }, (_, index) => addMonths(firstOfMonth(today), index + 1))
    .slice(0, count)
    .map((month) => stepOf(month, lastOfMonth(month)));
}

function stepOf(date: IsoDate, endDate: IsoDate): AxisPointLike {
  return { date, endDate, isEmpty: true, isPartial: false };
}

/** By step; null where nothing is expected of it: it is over, or the forecast says nothing of it. All null by week. */
export function expectedBySteps(
  steps: readonly AxisPointLike[],
  unit: TimeUnit,
  forecast: CostAhead['forecast'],
): (number | null)[] {
  const { days = [], month, months = [] } = forecast ?? {};
  const expected = new Map(
    unit === 'day'
      ? days.filter(({ isExpected }) => isExpected).map(({ date, cost }) => [date, cost])
      : unit === 'month'
        ? [month, ...months].flatMap((each) => (each ? [[each.month, each.cost] as const] : []))
        : [],
  );
  return steps.map(({ date }) => expected.get(date) ?? null);
}
