// `npm run bench:advice`: chosen sizes against trying every step, hours against days, what rules of advice capture on
// generated companies, one that falls among them, and seconds of an answer over a data folder or over generated data of so
// many million rows (`-- --windows 200 --seeds 3 --scale 0.25 --data FOLDER --company meridian`, or `-- --rows 1,10`).
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openData } from '../store/data.ts';
import { captureByRule } from './capture.ts';
import { demoOracle } from './demo-oracle.ts';
import { hoursAgainstDays } from './hours.ts';
import { chosenAgainstTried } from './oracle.ts';
import { secondsOf } from './seconds.ts';

const { values } = parseArgs({
  options: {
    windows: { type: 'string', default: '200' },
    /** How many companies of each story are drawn, or seeds by comma. */
    seeds: { type: 'string', default: '3' },
    scale: { type: 'string', default: '0.25' },
    /** A data folder of the product, or millions of rows that are generated; without both no seconds are measured. */
    data: { type: 'string' },
    company: { type: 'string', default: 'meridian' },
    rows: { type: 'string' },
    /** `no`: seconds alone. */
    checks: { type: 'string', default: 'yes' },
  },
});
const LARGEST_SEED = 2 ** 31;

if (values.checks !== 'no') {
  chosenAgainstTried(Number(values.windows), randomInt(LARGEST_SEED));
  await demoOracle();
  await hoursAgainstDays();
  await captureByRule(seedsOf(values.seeds), Number(values.scale));
}
if (values.data !== undefined) await secondsOf(values.data, values.company);
for (const millions of values.rows?.split(',').map(Number) ?? []) {
  const { name, notes, data, close } = await openData(millions);
  console.log(`\n${[name, ...notes].join(', ')}`);
  try {
    await secondsOf(data.dataDir, data.scope.companyId);
  } finally {
    await close();
  }
}

function seedsOf(text: string): number[] {
  if (text.includes(',')) return text.split(',').map(Number);
  return Array.from({ length: Number(text) }, () => randomInt(LARGEST_SEED));
}
