// How usage of a day to come is told from days before it, and which way is taken for a vendor: the middle one of what all
// of them say, where those count more that were off less at earlier dates (rolling back-test). The best one alone would be
// chosen by chance too often, and with few earlier dates it is the mean of three. Every way is the mean of some complete
// days, so it can be checked by hand.
import { addDays, addMonths } from '../../../../lib/calendar/calendar.ts';
import { averageOf, sumMoney } from '../../../../lib/money/money.ts';
import { type DailyCost, placeOf } from './daily-cost.ts';

const WEEK = 7;
/** How far back days are looked for, in weeks. */
const WEEKS_BACK = 8;

/**
 * fourWeekdays: the last four same weekdays (mapping 4.4). lastWeek: the last same weekday. twoWeeks, fourWeeks: the last
 * 14 and 28 days. monthBefore: the same day of the month before.
 */
export const USAGE_METHODS = ['fourWeekdays', 'lastWeek', 'twoWeeks', 'fourWeeks', 'monthBefore'] as const;
export type UsageMethod = (typeof USAGE_METHODS)[number];

type Days = Pick<DailyCost, 'start' | 'usage' | 'isKnown'>;

/** Amounts of the known days that the mean of a later day is of; `newest` is the place of the last complete day. */
type Samples = (days: Days, day: number, newest: number) => number[];

const SAMPLES: Record<UsageMethod, Samples> = {
  fourWeekdays: (days, day, newest) => sameWeekdays(days, day, newest, 4),
  lastWeek: (days, day, newest) => sameWeekdays(days, day, newest, 1),
  twoWeeks: (days, _day, newest) => lastDays(days, newest, 2 * WEEK),
  fourWeeks: (days, _day, newest) => lastDays(days, newest, 4 * WEEK),
  monthBefore: (days, day, newest) => {
    const before = placeOf(days.start, addMonths(addDays(days.start, day), -1));
    return before <= newest ? known(days, [before]) : sameWeekdays(days, day, newest, 1);
  },
};

/** The fewest days that a mean of the method is of. */
const FEWEST: Record<UsageMethod, number> = {
  fourWeekdays: 2,
  lastWeek: 1,
  twoWeeks: WEEK,
  fourWeeks: 2 * WEEK,
  monthBefore: 1,
};

/** Null where the method has too few days. */
export function usageOfDay(method: UsageMethod, days: Days, day: number, newest: number): number | null {
  const amounts = SAMPLES[method](days, day, newest);
  return amounts.length < FEWEST[method] ? null : averageOf(sumMoney(amounts), amounts.length);
}

/** Dates that the methods are tried on: so many, every third day before the newest. */
const ORIGINS = 16;
const STEP = 3;
/** With fewer of them chance would choose: then it is the mean of these. */
const FEWEST_ORIGINS = 5;
const UNTRIED: readonly UsageMethod[] = ['fourWeekdays', 'fourWeeks', 'monthBefore'];
/** A weight is 1 / (error + this part of the mean error)², so that no method counts for all. */
const DAMPING = 0.5;

/** The methods whose mean forecasts this many days after the newest complete one. Weights are ratios of a choice, not money. */
export function chosenUsageMethods(days: Days, newest: number, horizon: number): readonly UsageMethod[] {
  const sums = horizon > 0 ? sumsFrom(days, newest, horizon) : null;
  const errors = sums ? pastErrors(days, newest, horizon) : null;
  if (!sums || !errors) return UNTRIED;
  const mean = USAGE_METHODS.reduce((sum, method) => sum + errors[method], 0) / USAGE_METHODS.length;
  // Without errors all count alike.
  const weightOf = (method: UsageMethod) => (mean > 0 ? 1 / (errors[method] + DAMPING * mean) ** 2 : 1);
  const rising = [...USAGE_METHODS].sort((one, other) => sums.forecast[one] - sums.forecast[other]);
  const half = rising.reduce((sum, method) => sum + weightOf(method), 0) / 2;
  let weight = 0;
  for (const method of rising) {
    weight += weightOf(method);
    if (weight >= half) return [method];
  }
  return UNTRIED;
}

/** The mean of what the methods say of a day; null where each has too few days. */
export function meanUsageOfDay(
  methods: readonly UsageMethod[],
  days: Days,
  day: number,
  newest: number,
): number | null {
  const told = methods.flatMap((method) => usageOfDay(method, days, day, newest) ?? []);
  return told.length === 0 ? null : averageOf(sumMoney(told), told.length);
}

/** How far each method was off at earlier dates, for so many days ahead; null where there are too few of them. */
function pastErrors(days: Days, newest: number, horizon: number): Record<UsageMethod, number> | null {
  const errors: Record<UsageMethod, number> = {
    fourWeekdays: 0,
    lastWeek: 0,
    twoWeeks: 0,
    fourWeeks: 0,
    monthBefore: 0,
  };
  let count = 0;
  for (let index = 0; index < ORIGINS && horizon > 0; index += 1) {
    const origin = newest - horizon - index * STEP;
    const sums = origin < 4 * WEEK ? null : sumsFrom(days, origin, horizon);
    if (!sums) break;
    count += 1;
    for (const method of USAGE_METHODS) errors[method] += Math.abs(sums.forecast[method] - sums.actual);
  }
  return count < FEWEST_ORIGINS ? null : errors;
}

/** What each method says of the days after an earlier date, and what they cost; null where one cannot say it. */
function sumsFrom(days: Days, origin: number, horizon: number) {
  let actual = 0;
  const forecast: Record<UsageMethod, number> = {
    fourWeekdays: 0,
    lastWeek: 0,
    twoWeeks: 0,
    fourWeeks: 0,
    monthBefore: 0,
  };
  for (let day = origin + 1; day <= origin + horizon; day += 1) {
    actual += days.usage[day] ?? 0;
    for (const method of USAGE_METHODS) {
      const amounts = SAMPLES[method](days, day, origin);
      if (amounts.length < FEWEST[method]) return null;
      forecast[method] += amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
    }
  }
  return { actual, forecast };
}

/** The newest first. */
function sameWeekdays({ usage, isKnown }: Days, day: number, newest: number, most: number): number[] {
  const amounts: number[] = [];
  const weeks = Math.ceil(Math.max(0, day - newest) / WEEK);
  for (let week = 0; week < WEEKS_BACK && amounts.length < most; week += 1) {
    const place = day - WEEK * (weeks + week);
    if (isKnown[place]) amounts.push(usage[place] ?? 0);
  }
  return amounts;
}

function lastDays(days: Days, newest: number, count: number): number[] {
  return known(
    days,
    Array.from({ length: count }, (_, back) => newest - back),
  );
}

function known({ usage, isKnown }: Days, places: readonly number[]): number[] {
  return places.flatMap((place) => (isKnown[place] ? (usage[place] ?? 0) : []));
}
