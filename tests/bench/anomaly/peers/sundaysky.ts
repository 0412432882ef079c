// Over 1.25 times the mean of 30 days and over two standard deviations, upwards alone.
import type { Peer } from './peer.ts';
import { deviation, mean } from './statistics.ts';

export const sundaySky: Peer = {
  name: 'SundaySky, 30 days',
  history: 30,
  judge: (values) => {
    if (values.length < 14) return null;
    const expected = mean(values);
    const upper = Math.max(1.25 * expected, expected + 2 * deviation(values));
    return { expected, lower: Number.NEGATIVE_INFINITY, upper };
  },
};
