// What a unit of the same usage costs: effective by contracted cost, apart from how much is used.
import { type FoundEvent, joinEvents, reportedWhen } from './join-events.ts';
import { judgeSeries } from './judge-series.ts';
import { type Cell, placeKey } from './leaves.ts';
import type { JudgedDay, JudgeOptions } from './series.ts';
import { median } from './statistics.ts';

/** Of the usual usage: with less a ratio is chance. */
const LEAST_USAGE = 0.1;
/** A rate is a level: what lasts shorter is how a bill was written. */
const LEAST_DAYS = 3;

/** Events of the rate, in money: what the usage of each day cost beyond the rate that was expected. */
export function rateEvents(
  { place, firstDay, usage, effective }: Cell,
  minimumImpact: number,
  options: JudgeOptions,
): FoundEvent[] {
  const usual = median(usage.filter((value) => value > 0));
  if (!(usual > 0) || effective.every((value, at) => value === usage[at])) return [];
  const isThin = usage.map((value) => (value < usual * LEAST_USAGE ? 1 : 0));
  const values = usage.map((value, at) => (isThin[at] === 1 ? 0 : (effective[at] ?? 0) / value));
  const series = {
    ...{ key: placeKey(place), firstDay, values, minimumImpact: minimumImpact / usual },
    credited: Uint8Array.from(isThin),
  };
  const offset = usage.length;
  const judged = judgeSeries(series, options).filter(
    ({ day }) => options.from === undefined || day >= options.from,
  );
  const inMoney = judged.map((day, index) => moneyOf(day, usage[offset - judged.length + index] ?? 0));
  const hasLasted = (days: readonly JudgedDay[]) =>
    days.filter(({ isAlarm }) => isAlarm).length >= LEAST_DAYS;
  return joinEvents(inMoney, minimumImpact).flatMap((event) => reportedWhen(event, hasLasted));
}

function moneyOf(day: JudgedDay, usage: number): JudgedDay {
  const models = day.models.map((model) => ({
    ...model,
    forecast: model.forecast * usage,
    lower: model.lower * usage,
    upper: model.upper * usage,
  }));
  return { ...day, models, value: day.value * usage, expected: day.expected * usage };
}
