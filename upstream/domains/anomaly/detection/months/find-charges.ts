// Finds months in which fees, taxes or monthly credits were not as usual. A rise is reported as soon as the month has it,
// a fall when the month is over and its invoice had time to come.
import { addDays, earlierOf, type IsoDate, lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import type { Anomaly, FindOptions } from '../find-anomalies.ts';
import { isRelated, type Plan } from '../plans.ts';
import type { JudgedDay } from '../series.ts';
import type { MonthlyCharge } from './monthly-charge.ts';
import { usualMonth } from './usual-month.ts';

/** Days after a month for what is charged late. */
const SETTLED_DAYS = 5;
/** A month of it has to differ by so many times the least impact, which is that of a day. */
const LEAST_TIMES = 10;
const LEARNT_MONTHS = 12;

export interface ChargeOptions
  extends Pick<FindOptions, 'sensitivity' | 'minimumImpact' | 'fenceFactor' | 'from' | 'plans'> {
  /** The newest complete day. */
  through: IsoDate;
}

export function findCharges(charges: readonly MonthlyCharge[], options: ChargeOptions): Anomaly[] {
  return charges.flatMap((charge) => {
    const series = judgeMonths(charge, options);
    const asked = series.filter(({ day }) => options.from === undefined || lastOfMonth(day) >= options.from);
    return joined(asked).map((months) => anomalyOf(charge, months, series, options.through));
  });
}

/** Each month by those before it alone. */
export function judgeMonths(charge: MonthlyCharge, options: ChargeOptions): JudgedDay[] {
  const { place, kind, months, amounts } = charge;
  const least = LEAST_TIMES * options.minimumImpact(place.vendor);
  const fence = { sensitivity: options.sensitivity, factor: options.fenceFactor?.(place, kind) ?? 1 };
  return months.map((month, at) => {
    const learnt = placesBefore(at).filter(
      (each) => !isPlanned(charge, months[each] ?? month, options.plans),
    );
    const usual = usualMonth(charge, at, learnt, fence);
    const amount = amounts[at] ?? 0;
    if (!usual) return judgedMonth(charge, month, amount, null, 0);
    const isOver = options.through >= addDays(lastOfMonth(month), SETTLED_DAYS);
    const isMore = kind !== 'CREDIT' && amount > usual.upper && amount - usual.expected >= least;
    const isLess = isOver && usual.isRegular && amount < usual.lower && usual.expected - amount >= least;
    return judgedMonth(charge, month, amount, usual, isMore ? 1 : isLess ? -1 : 0);
  });
}

function placesBefore(at: number): number[] {
  const first = Math.max(0, at - LEARNT_MONTHS);
  return Array.from({ length: at - first }, (_, offset) => first + offset);
}

function isPlanned({ place }: MonthlyCharge, month: IsoDate, plans: readonly Plan[] = []): boolean {
  return plans.some(
    (plan) =>
      isRelated(plan.place, place) &&
      plan.until !== null &&
      plan.from <= lastOfMonth(month) &&
      plan.until >= month,
  );
}

type Usual = NonNullable<ReturnType<typeof usualMonth>>;

/** In money: a credit is less than nothing, so that more of it costs less. */
function judgedMonth(
  { kind }: MonthlyCharge,
  day: IsoDate,
  amount: number,
  usual: Usual | null,
  side: -1 | 0 | 1,
): JudgedDay {
  const sign = kind === 'CREDIT' ? -1 : 1;
  const value = amount === 0 ? 0 : sign * amount;
  if (!usual)
    return {
      ...{ day, value, expected: value, models: [], votes: 0, side: 0, isCredited: false },
      ...{ alarm: null, isAlarm: false },
    };
  const edges = [sign * usual.lower, sign * usual.upper].sort((one, other) => one - other);
  const isOutside = side !== 0;
  const band = { forecast: sign * usual.expected, lower: edges[0] ?? 0, upper: edges[1] ?? 0, isOutside };
  return {
    ...{ day, value, expected: sign * usual.expected, models: [{ model: 'MONTHS', ...band }] },
    ...{ votes: isOutside ? 1 : 0, side: side === 0 ? 0 : side * sign > 0 ? 1 : -1, isCredited: false },
    alarm: isOutside ? { rule: 'FENCE', direction: side * sign > 0 ? 'UP' : 'DOWN' } : null,
    isAlarm: isOutside,
  };
}

/** Months in a row with an alarm of one direction. */
function joined(series: readonly JudgedDay[]): JudgedDay[][] {
  const events: JudgedDay[][] = [];
  for (const [at, month] of series.entries()) {
    if (!month.alarm) continue;
    const last = events.at(-1);
    const isNext = last !== undefined && last.at(-1) === series[at - 1];
    if (isNext && last[0]?.alarm?.direction === month.alarm.direction) last.push(month);
    else events.push([month]);
  }
  return events;
}

function anomalyOf(
  { place, kind }: MonthlyCharge,
  days: JudgedDay[],
  series: JudgedDay[],
  through: IsoDate,
): Anomaly {
  const [first, last] = [days[0] as JudgedDay, days.at(-1) as JudgedDay];
  const end = lastOfMonth(last.day);
  const lastDay = earlierOf(end, through);
  const off = (month: JudgedDay) => Math.abs(month.value - month.expected);
  const isLess = kind === 'CREDIT' || first.side < 0;
  const sum = (of: (month: JudgedDay) => number) => days.reduce((total, month) => total + of(month), 0);
  return {
    ...{ ...place, kind, unit: 'MONTH', series, days },
    ...{ firstDay: first.day, lastDay, endedOn: through > end ? end : null },
    direction: first.alarm?.direction ?? 'UP',
    real: sum(({ value }) => value),
    expected: sum(({ expected }) => expected),
    peakDay: days.reduce((highest, month) => (off(month) > off(highest) ? month : highest), first).day,
    reportedOn: isLess ? earlierOf(addDays(lastOfMonth(first.day), SETTLED_DAYS), through) : lastDay,
  };
}
