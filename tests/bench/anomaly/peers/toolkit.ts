// What series_decompose_anomalies of KQL does, which the FinOps toolkit asks: a line and the weekdays, and a fence of
// Tukey's on the 10 % and 90 % quantiles of what is left.
import type { Peer } from './peer.ts';
import { mean, quantile, WEEK } from './statistics.ts';

const FENCE = 1.5;

export const toolkit: Peer = {
  name: 'FinOps toolkit (KQL), 84 days',
  history: 84,
  judge: (before, { value }) => {
    if (before.length < 3 * WEEK) return null;
    const window = Float64Array.from([...before, value]);
    const middle = (window.length - 1) / 2;
    const level = mean(window);
    let [above, below] = [0, 0];
    window.forEach((own, at) => {
      above += (at - middle) * (own - level);
      below += (at - middle) ** 2;
    });
    const trend = (at: number) => level + (above / below) * (at - middle);
    const weekday = (at: number) => (window.length - 1 - at) % WEEK;
    const flat = window.map((own, at) => own - trend(at));
    const season = Array.from({ length: WEEK }, (_, day) =>
      mean(flat.filter((_own, at) => weekday(at) === day)),
    );
    const rest = flat.map((own, at) => own - (season[weekday(at)] ?? 0));
    const [low, high] = [quantile(rest, 0.1), quantile(rest, 0.9)];
    const expected = trend(window.length - 1) + (season[0] ?? 0);
    const reach = FENCE * (high - low);
    return { expected, lower: expected + low - reach, upper: expected + high + reach };
  },
};
