// `npm run bench:advice`: chosen sizes against trying every step, hours against days, what rules of advice capture on
// generated companies, one that falls among them, and seconds of an answer
// (`-- --windows 200 --seeds 3 --scale 0.25 --data FOLDER --company meridian`).
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { captureByRule } from './capture.ts';
import { hoursAgainstDays } from './hours.ts';
import { chosenAgainstTried } from './oracle.ts';
import { secondsOf } from './seconds.ts';

const { values } = parseArgs({
  options: {
    windows: { type: 'string', default: '200' },
    seeds: { type: 'string', default: '3' },
    scale: { type: 'string', default: '0.25' },
    /** A data folder of the product; without one no seconds are measured. */
    data: { type: 'string' },
    company: { type: 'string', default: 'meridian' },
  },
});
const LARGEST_SEED = 2 ** 31;

chosenAgainstTried(Number(values.windows), randomInt(LARGEST_SEED));
await hoursAgainstDays();
const seeds = Array.from({ length: Number(values.seeds) }, () => randomInt(LARGEST_SEED));
await captureByRule(seeds, Number(values.scale));
if (values.data !== undefined) await secondsOf(values.data, values.company);
