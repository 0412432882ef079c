// `npm run bench:crowd -- [--people 50,200,500] [--minutes 2] [--pairs 2] [--cores 0,1] [--driver 2,3] [--rounds]`: so many people of
// twenty companies, signed in through the pages, walk dashboards, analytics and bills at human pace. Prints how long each
// operation takes to its last part, the faults, and processor time and memory of each program. One gateway and one
// upstream over files, or with `--pairs 2` two of each over PostgreSQL and Redis. With four cores or more,
// programs and people have cores of their own. With `--rounds`, instead, three rounds of the same work without pauses.
import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { randomsOf } from '../../stress/randoms.ts';
import type { Browser } from '../../support/people/browser.ts';
import { cpuOf, peakMemoryOf } from '../programs.ts';
import { printTable, quantile } from '../report.ts';
import { COMPANIES, emailOf, monthsOf } from './companies.ts';
import { type CrowdProduct, startCrowdProduct } from './product.ts';
import { measureRounds } from './rounds.ts';
import { enter, type Sample, walk } from './walk.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '50,200,500' },
    minutes: { type: 'string', default: '2' },
    pairs: { type: 'string', default: '1' },
    cores: { type: 'string', default: '0,1' },
    /** Cores of the people; with fewer than four they share those of the programs. */
    driver: { type: 'string', default: availableParallelism() < 4 ? '0,1' : '2,3' },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'boolean', default: false },
  },
});
const CROWDS = values.people.split(',').map(Number);
const SIGN_INS_AT_ONCE = 4;
/** All come within seconds, and nothing of their companies is in memory yet: that rush is told beside the rest. */
const RUSH_MS = 30_000;

execFileSync('taskset', ['-acp', values.driver, String(process.pid)]);
const most = Math.max(...CROWDS);
const product = await startCrowdProduct({ people: most, pairs: Number(values.pairs), cores: values.cores });
try {
  const browsers: Browser[] = [];
  for (const people of CROWDS) {
    const signIns = await letIn(browsers, people);
    const come = browsers.slice(0, people);
    if (values.rounds) await measureRounds(product, come, Number(values.seed));
    else await measure(product, come, signIns);
  }
} finally {
  await product.close();
}
// Pools of connections would keep the process.
process.exit(0);

/** Milliseconds of those who came in addition. */
async function letIn(browsers: Browser[], people: number): Promise<number[]> {
  const times: number[] = [];
  const coming = Array.from({ length: Math.max(0, people - browsers.length) }, (_, n) => browsers.length + n);
  await Promise.all(
    Array.from({ length: SIGN_INS_AT_ONCE }, async () => {
      for (let person = coming.shift(); person !== undefined; person = coming.shift()) {
        const started = performance.now();
        browsers[person] = await enter(product.homes[0], emailOf(person));
        times.push(performance.now() - started);
      }
    }),
  );
  return times;
}

async function measure(
  { homes, programs }: CrowdProduct,
  browsers: Browser[],
  signIns: number[],
): Promise<void> {
  const samples: Sample[] = [];
  const before = programs.map(({ pid }) => cpuOf(pid));
  const started = performance.now();
  const end = started + Number(values.minutes) * 60_000;
  await Promise.all(
    browsers.map((browser, person) =>
      walk({
        browser,
        home: homes[Math.floor(person / COMPANIES) % homes.length] ?? homes[0],
        origin: homes[0],
        random: randomsOf(Number(values.seed) * 100_000 + person),
        months: monthsOf(person),
        end,
        take: (sample) => samples.push(sample),
      }),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(
    `\n${browsers.length} people, ${homes.length} gateways, ${seconds.toFixed(0)} s, load average ${load.join(' ')}`,
  );
  const isRush = ({ at }: Sample) => at < started + RUSH_MS;
  console.log('the first half minute');
  report(samples.filter(isRush), signIns);
  console.log('after that');
  report(
    samples.filter((sample) => !isRush(sample)),
    [],
  );
  printTable(
    ['program', 'cores used', 'peak MB'],
    programs.map(({ name, pid }, index) => [
      name,
      (cpuOf(pid) - (before[index] ?? 0)) / seconds,
      peakMemoryOf(pid) / 2 ** 20,
    ]),
  );
}

function report(samples: readonly Sample[], signIns: readonly number[]): void {
  const line = (name: string, times: readonly number[], faults: number): [string, ...number[]] => [
    name,
    ...[times.length, quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99), faults],
  ];
  const faults = (all: readonly Sample[]) => all.filter(({ fault }) => fault !== null);
  const operations = [...new Set(samples.map(({ operation }) => operation))].sort();
  const rows = operations.map((operation) => {
    const own = samples.filter((sample) => sample.operation === operation);
    return line(
      operation,
      own.map(({ ms }) => ms),
      faults(own).length,
    );
  });
  const all = line(
    'all',
    samples.map(({ ms }) => ms),
    faults(samples).length,
  );
  const entering = signIns.length > 0 ? [line('sign-in', signIns, 0)] : [];
  printTable(['', 'asked', 'p50 ms', 'p95 ms', 'p99 ms', 'faults'], [...rows, all, ...entering]);
  const texts = faults(samples).map(({ fault }) => fault);
  for (const text of new Set(texts))
    console.log(`${texts.filter((each) => each === text).length} times ${text}`);
}
