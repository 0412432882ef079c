// Seasonal hybrid ESD: the median and the weekday taken away, then the generalised extreme studentised deviate test with
// median and MAD, a tenth of the window at most. Published for Twitter's metrics.
import type { Peer } from './peer.ts';
import { median, spread, WEEK } from './statistics.ts';

const PART = 0.1;
/** Quantile of the t distribution for one in twenty over a window of eight weeks, shared by its days. */
const CRITICAL = 3.3;

export const shEsd: Peer = {
  name: 'S-H-ESD, 56 days',
  history: 56,
  judge: (before, { value }) => {
    if (before.length < 3 * WEEK) return null;
    const window = Float64Array.from([...before, value]);
    const level = median(window);
    const weekday = (at: number) => (window.length - 1 - at) % WEEK;
    const season = Array.from({ length: WEEK }, (_, day) =>
      median(window.filter((_value, at) => weekday(at) === day).map((own) => own - level)),
    );
    const rest = window.map((own, at) => own - level - (season[weekday(at)] ?? 0));
    const last = rest.at(-1) ?? 0;
    const expected = value - last;
    let left = [...rest];
    for (let step = 0; step < Math.floor(PART * window.length); step += 1) {
      const [middle, scale] = [median(left), spread(left)];
      const worst = left.reduce(
        (far, own) => (Math.abs(own - middle) > Math.abs(far - middle) ? own : far),
        middle,
      );
      if (scale === 0 ? worst === middle : Math.abs(worst - middle) / scale < CRITICAL) break;
      if (worst === last) return { expected, lower: expected, upper: expected };
      const at = left.indexOf(worst);
      left = left.filter((_, place) => place !== at);
    }
    return { expected, lower: Number.NEGATIVE_INFINITY, upper: Number.POSITIVE_INFINITY };
  },
};
