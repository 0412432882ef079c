// Outside of three standard deviations around the mean of four weeks.
import type { Peer } from './peer.ts';
import { deviation, mean } from './statistics.ts';

export const threeSigma: Peer = {
  name: '3 sigma, 28 days',
  history: 28,
  judge: (values) => {
    if (values.length < 14) return null;
    const [expected, reach] = [mean(values), 3 * deviation(values)];
    return { expected, lower: expected - reach, upper: expected + reach };
  },
};
