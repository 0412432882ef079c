// The same weekday of a week ago, and 3.5 times the usual distance of a day from it.
import type { Peer } from './peer.ts';
import { spread, WEEK } from './statistics.ts';

export const seasonalMad: Peer = {
  name: 'seasonal naive + MAD 3.5',
  history: 56,
  judge: (values) => {
    if (values.length < 3 * WEEK) return null;
    const changes = values.subarray(WEEK).map((value, at) => value - (values[at] ?? 0));
    const expected = values.at(-WEEK) ?? 0;
    const reach = 3.5 * spread(changes);
    return { expected, lower: expected - reach, upper: expected + reach };
  },
};
