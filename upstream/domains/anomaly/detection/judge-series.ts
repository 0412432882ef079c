// Judges one series day by day: each day by those before it alone, by three models and the vote of two.
import { daysIn } from '../../../../lib/calendar/calendar.ts';
import { ANOMALY_MODELS, type ModelDay } from '../../../../lib/catalogue/anomaly.ts';
import { AlarmRules } from './alarm-rules.ts';
import { FENCES, fenceOf } from './bands.ts';
import { type Expectation, expectationOf, NOISE_RANGE, noiseOf } from './expectation.ts';
import { History, WINDOW } from './history.ts';
import { LevelMoves } from './level-moves.ts';
import { daysOf, MonthPattern } from './seasons.ts';
import type { JudgedDay, JudgeOptions, Series } from './series.ts';

/** With fewer days there is nothing to forecast from. */
const LEAST_DAYS = 7;
/** Errors that a band is made of, at least: one of each weekday. */
const LEAST_ERRORS = 7;
/** Days of judging after which it does not matter when it began. */
const SETTLING_DAYS = 28;
const MAJORITY = 2;
/** A day beyond this part of its band is near it. */
const NEAR = 0.9;
/** A band ends where the dearest day is passed by a quarter, and what was expected is doubled. */
const DOUBLE = 2;
/** A move of the level is reported when it is this many times as large as those without an alarm. */
const MOVES = 2.25;
/** What falls by so much is nearly gone, however wide its fence is. */
const NEARLY_ALL = 0.8;

/** The days that bands were learnt from are before `from`. */
export function judgeSeries(series: Series, options: JudgeOptions): JudgedDay[] {
  const days = daysOf(series.firstDay, series.values.length);
  const history = new History(series.values, series.expectedFrom);
  const months = new MonthPattern();
  const rules = new AlarmRules(series.minimumImpact);
  const moves = new LevelMoves();
  const errors = Object.fromEntries(ANOMALY_MODELS.map((model) => [model, [] as number[]]));
  const first = options.from === undefined ? 0 : daysIn({ start: series.firstDay, end: options.from }) - 1;
  const limits = { ...options, minimumImpact: series.minimumImpact };
  const judged: JudgedDay[] = [];
  // Bands are made of the errors of so many days; what was before them is last year's season alone.
  const learnt = Math.max(LEAST_DAYS, first - WINDOW - SETTLING_DAYS);
  for (const [at, day] of days.entries()) {
    if (at < learnt) continue;
    const noise = noiseOf(errors.ETS ?? []);
    const expectation = expectationOf(series.values, history, at, { day, months, moves, noise });
    const value = series.values[at] ?? 0;
    const isCredited = series.credited?.[at] === 1;
    const isIgnored = isCredited || series.planned?.[at] === 1;
    const { models, votes, side, near, isOdd } = voteOf(value, expectation, errors, limits, isCredited);
    const { expected, season, usualMove } = expectation;
    const week = { noise, usualMove: usualMove * MOVES * (options.fenceFactor ?? 1), season };
    const isLasting = history.isLasting(at, side);
    const alarm = rules.judge({
      ...{ value, expected, side, near, isCredited, history, at, isOdd: isOdd && !isLasting },
      isCommon: value <= expectation.common,
      ...{ limits: week, isUnknownEnd: months.isUnknownEnd(day) },
    });
    history.learn(at, { expected, side, isOdd, isIgnored, most: NOISE_RANGE * noise });
    if (!isIgnored) {
      months.add(day, value - expected, expected);
      if (alarm) moves.forgetLevel();
      else if (!isOdd) moves.add(value / expectation.factor);
    }
    // One odd day widens a band a little; the days of a lasting one would hide the next.
    if (!isIgnored && !isLasting)
      for (const model of ANOMALY_MODELS)
        errors[model] = [...(errors[model] ?? []), value - expectation.forecasts[model]].slice(-WINDOW);
    judged.push({ day, value, expected, models, votes, side, isCredited, alarm, isAlarm: alarm !== null });
  }
  return judged;
}

function voteOf(
  value: number,
  { forecasts, expected, level, season, month, lift, record, usualMove }: Expectation,
  errors: Record<string, number[]>,
  { sensitivity, fenceFactor = 1, minimumImpact }: JudgeOptions & Pick<Series, 'minimumImpact'>,
  isCredited: boolean,
) {
  const { reach, least } = FENCES[sensitivity];
  const floor = Math.max(least * level, MOVES * usualMove * level, minimumImpact / 2);
  const most = Math.max(record, DOUBLE * fenceFactor * expected);
  const judged = ANOMALY_MODELS.map((model) => {
    const forecast = forecasts[model];
    const [under, far] = fenceOf(errors[model] ?? [], reach * fenceFactor, {
      down: Math.min(floor * fenceFactor, NEARLY_ALL * level),
      up: floor * fenceFactor,
    });
    const usual = season[1] + month[1];
    const aboveAt = (swing: number) =>
      Math.min(Math.max(far, swing * floor * fenceFactor) + usual, Math.max(most - forecast, swing * usual));
    const [below, above] = [under + season[0] + month[0], aboveAt(lift)];
    const off = value - forecast;
    const sideBy = (part: number) => (off > part * above ? 1 : off < part * below ? -1 : 0);
    const [side, near] = [sideBy(1), sideBy(NEAR)];
    const isOdd = off > aboveAt(1) - month[1] || off < below - month[0];
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
