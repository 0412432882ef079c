// The days on which a rule fires as anomalies: days in a row are one, and so are days with a short gap. Pure.
import { addDays, daysIn, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { AnomalyDirection } from '../../../../lib/catalogue/anomaly.ts';
import { differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import type { RuleDay } from './rule-days.ts';

/** So many days without firing still join, and end an anomaly when they have passed. */
const GAP_DAYS = 3;

export interface RuleEvent {
  direction: AnomalyDirection;
  startedOn: IsoDate;
  lastSeenOn: IsoDate;
  /** Null while it lasts. */
  endedOn: IsoDate | null;
  peakDay: IsoDate;
  real: number;
  expected: number;
  impact: number;
  /** From the first to the last. */
  days: RuleDay[];
}

/** `days` are all that the rule was asked for, the oldest first, without gaps. */
export function ruleEvents(days: readonly RuleDay[]): RuleEvent[] {
  const through = days.at(-1)?.day;
  const runs: RuleDay[][] = [];
  for (const day of days.filter(({ hasFired }) => hasFired)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNear = last && daysIn({ start: last.day, end: day.day }) - 1 <= GAP_DAYS + 1;
    if (run && last && isNear && directionOf(last) === directionOf(day)) run.push(day);
    else runs.push([day]);
  }
  return through === undefined ? [] : runs.flatMap((run) => eventOf(run, days, through));
}

function eventOf(run: readonly RuleDay[], days: readonly RuleDay[], through: IsoDate): RuleEvent[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [];
  const own = days.filter(({ day }) => day >= first.day && day <= last.day);
  const real = sumMoney(own.map(({ dailyCost }) => dailyCost));
  const expected = sumMoney(own.map((day) => day.expected));
  const peak = run.reduce((most, day) => (sizeOf(day) > sizeOf(most) ? day : most), first);
  const over = addDays(last.day, GAP_DAYS);
  return [
    {
      direction: directionOf(first),
      startedOn: first.day,
      lastSeenOn: last.day,
      endedOn: over <= through ? over : null,
      peakDay: peak.day,
      real,
      expected,
      impact: differenceOf(real, expected),
      days: own,
    },
  ];
}

function directionOf({ difference }: RuleDay): AnomalyDirection {
  return difference < 0 ? 'DOWN' : 'UP';
}

function sizeOf({ dailyCost, expected }: RuleDay): number {
  return Math.abs(differenceOf(dailyCost, expected));
}
