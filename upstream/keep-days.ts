// The setting of how long months that were replaced or taken out can be put back.
import { z } from 'zod';
import { DEFAULT_KEEP_DAYS } from './stores/documents/loads/kept-partitions.ts';

const MOST = 3650;

/** Whole days, one at least: a question may be reading what was replaced a moment ago. */
export function keepDaysSetting() {
  return z.coerce
    .number({ error: 'must be a number of days' })
    .int('must be a whole number')
    .min(1, 'must be 1 at least')
    .max(MOST, `must be ${MOST} at most`)
    .default(DEFAULT_KEEP_DAYS);
}
