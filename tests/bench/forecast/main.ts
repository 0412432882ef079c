// `npm run bench:forecast`: the forecasts beside simple rules, over all past months of the demo's real companies and of
// generated ones (`-- --seeds 1,2 --months 24`). Prints how far each was off, in percent of what came.
import { parseArgs } from 'node:util';
import { median, printTable } from '../report.ts';
import { monthEnds } from './month-ends.ts';
import { allSeries } from './series.ts';
import { yearsAhead } from './years-ahead.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1' },
    months: { type: 'string', default: '24' },
  },
});

const series = await allSeries(values.seeds.split(',').map(Number), Number(values.months));
for (const isReal of [true, false]) {
  const own = series.filter((each) => each.isReal === isReal);
  const what = isReal ? 'real companies' : 'generated companies';
  print(`Month end, ${what}`, monthEnds(own));
  print(`Year ahead by month, ${what}`, yearsAhead(own));
}

interface Tried {
  /** In percent, by who said it. */
  errors: ReadonlyMap<string, readonly number[]>;
  /** Was it within the band? */
  isHeld: readonly boolean[];
}

function print(title: string, { errors, isHeld }: Tried): void {
  const rows = [...errors].map(([who, own]): [string, ...number[]] => [
    who,
    own.length,
    own.reduce((sum, each) => sum + each, 0) / own.length,
    median(own),
  ]);
  printTable([title, 'forecasts', 'mean error %', 'median %'], rows);
  const held = (100 * isHeld.filter(Boolean).length) / isHeld.length;
  console.log(
    isHeld.length === 0 ? 'no bands\n' : `the band of 80 % held ${held.toFixed(0)} % of ${isHeld.length}\n`,
  );
}
