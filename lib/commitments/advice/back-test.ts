// What a rule of advice would have bought on the first of each month, knowing only what was known then, and what it saved.
import { addMonths, daysIn, firstOfMonth, type IsoDate } from '../../calendar/calendar.ts';
import { type AdviceGoal, chosenSize } from './goals.ts';
import { grown, growthFactors } from './growth.ts';
import { hoursValuation, type Layer } from './hours.ts';
import { MONTH_HOURS, type Price, savedBy, type Valuation } from './valuation.ts';

/** Complete days in a row, from the oldest. */
export interface History {
  firstDay: IsoDate;
  days: number;
  /** 24, or 1 where only days are known. */
  slotsOfDay: 1 | 24;
  scale: number;
  layers: readonly Layer[];
  /** Growth a day that was known after so many days of it; left out: none is expected. */
  growthAt?: (day: number) => number;
}

/** How a size is chosen from what was used. */
export interface AdviceRule {
  goal: AdviceGoal;
  lookBackDays: number;
  /** The lower of its advice and that of the whole window is taken; null without this guard. */
  guardDays: number | null;
  /** By the usage of the term as far as growth tells it, not as it was. */
  expectsGrowth: boolean;
}

/** Money per month of 730 hours. */
export interface BackTestMonth {
  /** First day of the month that it was bought on. */
  month: IsoDate;
  size: number;
  promised: number;
  /** On average of the months that follow. */
  realised: number;
  /** What the best size would have saved in them. */
  best: number;
  utilization: number | null;
  /** Whole months of history that follow, at most those of a year. */
  months: number;
}

export interface BackTest {
  purchases: BackTestMonth[];
  /** The lowest monthly saving that a purchase brought; null without purchases. */
  worst: number | null;
  /** 100 x realised / best, over all purchases; null where nothing could be saved. */
  capture: number | null;
}

const MOST_MONTHS = 12;

/** Days from `from` to `to`, exclusive, as a window; places count from the first day of the history. */
export function windowOf({ slotsOfDay, scale, layers }: History, from: number, to: number): Valuation {
  const cut = (grains: Float64Array) => grains.subarray(from * slotsOfDay, to * slotsOfDay);
  const parts = layers.map(({ value, capacity }) => ({ value: cut(value), capacity: cut(capacity) }));
  return hoursValuation({ slots: (to - from) * slotsOfDay, scale, layers: parts });
}

/** The size that the rule buys after `day` days of the history; null where there are too few, or the goal is out of reach. */
export function sizeByRule(history: History, rule: AdviceRule, price: Price, day: number): number | null {
  const { goal, lookBackDays, guardDays, expectsGrowth } = rule;
  if (day < lookBackDays) return null;
  const growth = expectsGrowth ? (history.growthAt?.(day) ?? 0) : 0;
  const ofLast = (days: number) => {
    const valuation = windowOf(history, day - days, day);
    const factors = growthFactors(growth, { windowDays: days, termMonths: price.termMonths });
    return chosenSize(growth === 0 ? valuation : grown(valuation, factors), price, goal);
  };
  const whole = ofLast(lookBackDays);
  if (whole === null || guardDays === null || guardDays >= lookBackDays) return whole;
  const guard = ofLast(guardDays);
  return guard === null ? whole : Math.min(whole, guard);
}

/** One purchase on the first of each month that has the window before it and a whole month after it. */
export function backTest(history: History, rule: AdviceRule, price: Price): BackTest {
  const purchases: BackTestMonth[] = [];
  const place = (day: IsoDate) => daysIn({ start: history.firstDay, end: day }) - 1;
  const first = addMonths(
    firstOfMonth(history.firstDay),
    place(firstOfMonth(history.firstDay)) === 0 ? 0 : 1,
  );
  for (let month = first; place(addMonths(month, 1)) <= history.days; month = addMonths(month, 1)) {
    const day = place(month);
    const size = day < 0 ? null : sizeByRule(history, rule, price, day);
    if (size === null) continue;
    let months = 1;
    while (months < MOST_MONTHS && place(addMonths(month, months + 1)) <= history.days) months += 1;
    const before = windowOf(history, day - rule.lookBackDays, day);
    const after = windowOf(history, day, place(addMonths(month, months)));
    const best = chosenSize(after, price, { by: 'saving' }) ?? 0;
    const monthly = (valuation: Valuation, each: number) =>
      MONTH_HOURS * savedBy(valuation, price.price, { size: each });
    purchases.push({
      ...{ month, size, months },
      promised: monthly(before, size),
      realised: monthly(after, size),
      best: monthly(after, best),
      utilization: size > 0 ? (100 * after.at(size).used) / size : null,
    });
  }
  const sum = (of: 'realised' | 'best') =>
    purchases.reduce((total, each) => total + each[of] * each.months, 0);
  const best = sum('best');
  return {
    purchases,
    worst: purchases.length === 0 ? null : Math.min(...purchases.map(({ realised }) => realised)),
    capture: best > 0 ? (100 * sum('realised')) / best : null,
  };
}
