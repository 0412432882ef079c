// What a day is expected to cost before its cost is known: by three models, its place in week, month and year.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import { ANOMALY_MODELS, type AnomalyModel } from '../../../../lib/catalogue/anomaly.ts';
import { type History, WINDOW } from './history.ts';
import type { LevelMoves } from './level-moves.ts';
import { arimaForecast } from './models/arima.ts';
import { etsForecast } from './models/ets.ts';
import { pcrForecast } from './models/pcr.ts';
import { type MonthPattern, weekdayFactors, yearFactors } from './seasons.ts';
import { median, quantile } from './statistics.ts';

const FORECASTS: Record<AnomalyModel, (values: Float64Array) => number> = {
  ARIMA: arimaForecast,
  ETS: etsForecast,
  PCR: pcrForecast,
};

const LEVEL_DAYS = 14;
const COMMON_DAYS = 28;
const COMMON = 0.75;
/** With fewer days the dearest one does not say what the series can cost, */
const RECORD_DAYS = 56;
/** and this part of it is beyond it. */
const RECORD = 1.25;
/** Deviations between the 10 % and the 90 % error of normal noise. */
export const NOISE_RANGE = 2.56;

/** What is expected of a day, before its cost is known. */
export interface Expectation {
  forecasts: Record<AnomalyModel, number>;
  expected: number;
  /** What the series costs on such a day. */
  level: number;
  /** Of the weekday. */
  factor: number;
  /** More than this the series cannot be said to cost; infinite while too little is known. */
  record: number;
  /** The share of the level by which it moves without an alarm. */
  usualMove: number;
  /** What the time of the year, and the place in the month, let it be off by. */
  season: [number, number];
  month: [number, number];
  /** How many times as dear its place in the month makes it: a day that is four times as dear swings four times as much. */
  lift: number;
  /** What three of four days cost at most, regardless of their weekday. */
  common: number;
}

/** What is known before the day. */
interface Known {
  day: IsoDate;
  months: MonthPattern;
  moves: LevelMoves;
  /** The deviation of a day's error. */
  noise: number;
}

export function expectationOf(
  values: Float64Array,
  history: History,
  at: number,
  { day, months, moves, noise }: Known,
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
  const level = median(plain.subarray(-LEVEL_DAYS)) * factor;
  const month = months.allowance(day, expected);
  return {
    ...{ forecasts, expected, level },
    factor,
    record: window.length < RECORD_DAYS ? Number.POSITIVE_INFINITY : RECORD * highest(values, at),
    usualMove: level > 0 ? moves.usual(noise / level) : 0,
    season: [(fallen - 1) * expected, (risen - 1) * expected],
    month,
    lift: expected > 0 ? 1 + month[1] / expected : 1,
    common: quantile(window.slice(-COMMON_DAYS).sort(), COMMON),
  };
}

function highest(values: Float64Array, at: number): number {
  return values.subarray(Math.max(0, at - WINDOW), at).reduce((most, value) => Math.max(most, value), 0);
}

/** A standard deviation by the median of the errors, robust against outliers. */
export function noiseOf(errors: readonly number[]): number {
  const sorted = errors.toSorted((one, other) => one - other);
  return sorted.length === 0 ? 0 : (quantile(sorted, 0.9) - quantile(sorted, 0.1)) / NOISE_RANGE;
}
