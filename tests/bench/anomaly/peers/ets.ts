// Exponential smoothing of a statistics library on what is left without the weekdays, with its own band of 99 %.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AutoETS, initSync } from '@bsull/augurs/ets';
import type { Band, Peer } from './peer.ts';
import { median, WEEK } from './statistics.ts';

const LEVEL = 0.99;
const LEAST_DAYS = 3 * WEEK;

let isReady = false;
/** A fit takes about ten milliseconds, and most series are the same for all seeds. */
const fitted = new Map<string, Band | null>();

export const ets: Peer = {
  name: 'ETS 99 % (augurs), 84 days',
  history: 84,
  judge: (values) => {
    if (values.length < LEAST_DAYS) return null;
    const key = values.join();
    const known = fitted.get(key);
    if (known !== undefined) return known;
    const band = bandOf(values);
    fitted.set(key, band);
    return band;
  },
};

function bandOf(values: Float64Array): Band | null {
  if (!isReady) {
    const module = createRequire(import.meta.url)
      .resolve('@bsull/augurs/ets')
      .replace(/\.js$/, '_bg.wasm');
    initSync({ module: readFileSync(module) });
    isReady = true;
  }
  const level = median(values);
  const weekday = (at: number) => (values.length - at) % WEEK;
  const season = Array.from({ length: WEEK }, (_, day) =>
    median(values.filter((_own, at) => weekday(at) === day).map((own) => own - level)),
  );
  const model = new AutoETS(1, 'ZZN');
  try {
    model.fit(values.map((own, at) => own - (season[weekday(at)] ?? 0)));
    const { point, intervals } = model.predict(1, LEVEL);
    const [today = 0] = season;
    const expected = (point[0] ?? level) + today;
    const lower = (intervals?.lower[0] ?? expected) + today;
    const upper = (intervals?.upper[0] ?? expected) + today;
    return { expected, lower, upper };
  } catch {
    // It finds no model for a series without any change.
    return { expected: level, lower: level, upper: level };
  } finally {
    model.free();
  }
}
