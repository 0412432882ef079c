// Judges one series day by day: each day by those before it alone, by three models and the vote of two.
import { daysIn } from '../../../../lib/calendar/calendar.ts';
import { ANOMALY_MODELS, type AnomalyModel, type ModelDay } from '../../../../lib/catalogue/anomaly.ts';
import { AlarmRules } from './alarm-rules.ts';
import { FENCES, fenceOf } from './bands.ts';
import { History, WINDOW } from './history.ts';
import { arimaForecast } from './models/arima.ts';
import { etsForecast } from './models/ets.ts';
import { pcrForecast } from './models/pcr.ts';
import { daysOf, MonthPattern, weekdayFactors, yearFactors } from './seasons.ts';
import type { DayJudgement, JudgeOptions, Series } from './series.ts';
import { median } from './statistics.ts';

const FORECASTS: Record<AnomalyModel, (values: Float64Array) => number> = {
  ARIMA: arimaForecast,
  ETS: etsForecast,
  PCR: pcrForecast,
};

/** With fewer days there is nothing to forecast from. */
const LEAST_DAYS = 7;
/** Errors that a band is made of, at least: one of each weekday. */
const LEAST_ERRORS = 7;
const LEVEL_DAYS = 14;
/** Days of judging after which it does not matter when it began. */
const SETTLING_DAYS = 28;
const MAJORITY = 2;
/** A day beyond this part of its band is near it. */
const NEAR = 0.9;

/** What is expected of a day, before its cost is known. */
interface Expectation {
  forecasts: Record<AnomalyModel, number>;
  expected: number;
  /** What the series costs on such a day. */
  level: number;
  /** What the time of the year, and the place in the month, let it be off by. */
  season: [number, number];
  month: [number, number];
}

/** The days that bands were learnt from stand before those from `from` on. */
export function judgeSeries(series: Series, options: JudgeOptions): DayJudgement[] {
  const days = daysOf(series.firstDay, series.values.length);
  const history = new History(series.values);
  const months = new MonthPattern();
  const rules = new AlarmRules(series.minimumImpact);
  const errors = Object.fromEntries(ANOMALY_MODELS.map((model) => [model, [] as number[]]));
  const first = options.from === undefined ? 0 : daysIn({ start: series.firstDay, end: options.from }) - 1;
  const limits = { ...options, minimumImpact: series.minimumImpact };
  const judged: DayJudgement[] = [];
  // Bands are made of the errors of so many days; what was before them is last year's season alone.
  const learnt = Math.max(LEAST_DAYS, first - WINDOW - SETTLING_DAYS);
  for (const [at, day] of days.entries()) {
    if (at < learnt) continue;
    const expectation = expectationOf(series, history, at, months.allowance(day));
    const value = series.values[at] ?? 0;
    const isCredited = series.credited?.[at] === 1;
    const { models, votes, side, near, isOdd } = voteOf(value, expectation, errors, limits, isCredited);
    const { expected, season } = expectation;
    const alarm = rules.judge({ value, expected, side, near, isOdd, isCredited, season, history, at });
    const isLasting = history.isLasting(at, side);
    history.learn(at, { expected, side, isOdd, isCredited });
    if (!isCredited) months.add(day, value - expected);
    // One odd day widens a band a little; the days of a lasting one would hide the next.
    if (!isCredited && !isLasting)
      for (const model of ANOMALY_MODELS)
        errors[model] = [...(errors[model] ?? []), value - expectation.forecasts[model]].slice(-WINDOW);
    judged.push({ day, value, expected, models, votes, side, isCredited, alarm, isAlarm: alarm !== null });
  }
  return judged;
}

function expectationOf(
  { values }: Series,
  history: History,
  at: number,
  month: [number, number],
): Expectation {
  const before = history.before(at);
  const { window, firstPlace } = before;
  const factors = weekdayFactors(before);
  const plain = window.map((value, index) => value / (factors[(firstPlace + index) % factors.length] ?? 1));
  const factor = factors[at % factors.length] ?? 1;
  const forecasts = { ARIMA: 0, ETS: 0, PCR: 0 };
  for (const model of ANOMALY_MODELS) forecasts[model] = Math.max(0, FORECASTS[model](plain) * factor);
  const expected = median(Object.values(forecasts));
  const [fallen, risen] = yearFactors(values, at);
  return {
    forecasts,
    expected,
    level: median(plain.subarray(-LEVEL_DAYS)) * factor,
    season: [(fallen - 1) * expected, (risen - 1) * expected],
    month,
  };
}

function voteOf(
  value: number,
  { forecasts, level, season, month }: Expectation,
  errors: Record<string, number[]>,
  { sensitivity, fenceFactor = 1, minimumImpact }: JudgeOptions & Pick<Series, 'minimumImpact'>,
  isCredited: boolean,
) {
  const { reach, least } = FENCES[sensitivity];
  const floor = Math.max(least * level, minimumImpact / 2);
  const judged = ANOMALY_MODELS.map((model) => {
    const forecast = forecasts[model];
    const [under, over] = fenceOf(errors[model] ?? [], reach * fenceFactor, floor * fenceFactor);
    const [below, above] = [under + season[0] + month[0], over + season[1] + month[1]];
    const off = value - forecast;
    const sideBy = (part: number) => (off > part * above ? 1 : off < part * below ? -1 : 0);
    const [side, near] = [sideBy(1), sideBy(NEAR)];
    const isOdd = off > above - month[1] || off < below - month[0];
    const day: ModelDay = {
      ...{ model, forecast, lower: Math.max(0, forecast + below), upper: forecast + above },
      isOutside: side !== 0,
    };
    return { day, side, near, isOdd };
  });
  const isJudged = !isCredited && (errors.ETS?.length ?? 0) >= LEAST_ERRORS;
  const votesFor = (name: 'side' | 'near', side: -1 | 1) =>
    judged.filter((each) => each[name] === side).length;
  const voted = (name: 'side' | 'near'): -1 | 0 | 1 => {
    if (!isJudged) return 0;
    return votesFor(name, 1) >= MAJORITY ? 1 : votesFor(name, -1) >= MAJORITY ? -1 : 0;
  };
  return {
    models: judged.map(({ day }) => day),
    votes: Math.max(votesFor('side', 1), votesFor('side', -1)),
    side: voted('side'),
    near: voted('near'),
    isOdd: isJudged && judged.filter((each) => each.isOdd).length >= MAJORITY,
  };
}
