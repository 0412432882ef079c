// The specification read literally: ETS, ARIMA and PCR on the last 14 days, bands of 99 %, two of three agree.
import type { Band, Peer } from './peer.ts';
import { deviation, mean } from './statistics.ts';

const DAYS = 14;
const LEAST_DAYS = 7;
/** Half the width of a band of 99 % in standard deviations. */
const REACH = 2.576;
const WEIGHTS = [0.1, 0.3, 0.5, 0.7, 0.9];
const LAGS = 3;

export const literal: Peer = {
  name: 'the specification read literally',
  history: DAYS,
  judge: (values, { value }) => {
    if (values.length < LEAST_DAYS) return null;
    const bands = [ets(values), arima(values), pcr(values)];
    const middle = bands.map(({ expected }) => expected).sort((one, other) => one - other)[1] ?? 0;
    const isAgreed = (isOutside: (band: Band) => boolean) => bands.filter(isOutside).length >= 2;
    // Two bands that are left make a bound that the value is beyond.
    return {
      expected: middle,
      upper: isAgreed(({ upper }) => value > upper) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      lower: isAgreed(({ lower }) => value < lower) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
    };
  },
};

function around(expected: number, errors: ArrayLike<number>): Band {
  const reach = REACH * Math.sqrt(mean(Float64Array.from(errors, (error) => error ** 2)));
  return { expected, lower: expected - reach, upper: expected + reach };
}

function ets(values: Float64Array): Band {
  const runs = WEIGHTS.map((weight) => {
    let level = values[0] ?? 0;
    const errors = [...values.subarray(1)].map((value) => {
      const error = value - level;
      level += weight * error;
      return error;
    });
    return { level, errors, size: mean(errors.map((error) => error ** 2)) };
  });
  const best = runs.reduce((one, other) => (other.size < one.size ? other : one));
  return around(best.level, best.errors);
}

/** ARIMA(1,1,0): what a change says about the next. */
function arima(values: Float64Array): Band {
  const changes = [...values.subarray(1)].map((value, at) => value - (values[at] ?? 0));
  const before = changes.slice(0, -1);
  const after = changes.slice(1);
  const size = before.reduce((sum, change) => sum + change ** 2, 0);
  const shared = before.reduce((sum, change, at) => sum + change * (after[at] ?? 0), 0);
  const weight = size === 0 ? 0 : Math.max(-0.99, Math.min(0.99, shared / size));
  const errors = after.map((change, at) => change - weight * (before[at] ?? 0));
  return around((values.at(-1) ?? 0) + weight * (changes.at(-1) ?? 0), errors);
}

/** The main direction of the last three days, and the least squares of the next day on it. */
function pcr(values: Float64Array): Band {
  const centre = mean(values);
  const scale = deviation(values) || 1;
  const flat = values.map((value) => (value - centre) / scale);
  const rows = Array.from({ length: flat.length - LAGS }, (_, at) => [...flat.subarray(at, at + LAGS)]);
  const targets = flat.subarray(LAGS);
  let axis = Array.from({ length: LAGS }, () => 1);
  for (let step = 0; step < 30; step += 1) {
    const next = axis.map((_, lag) => rows.reduce((sum, row) => sum + (row[lag] ?? 0) * along(row, axis), 0));
    const length = Math.hypot(...next);
    if (length < 1e-12) break;
    axis = next.map((each) => each / length);
  }
  const scores = rows.map((row) => along(row, axis));
  const size = scores.reduce((sum, score) => sum + score ** 2, 0);
  const slope =
    size === 0 ? 0 : scores.reduce((sum, score, at) => sum + score * (targets[at] ?? 0), 0) / size;
  const errors = scores.map((score, at) => ((targets[at] ?? 0) - slope * score) * scale);
  return around(centre + scale * slope * along([...flat.subarray(-LAGS)], axis), errors);
}

const along = (row: readonly number[], axis: readonly number[]) =>
  row.reduce((sum, value, lag) => sum + value * (axis[lag] ?? 0), 0);
