// Three rounds of the same screens, eight people at a time without pauses: the first meets empty caches, the later ones
// full ones, but for the questions of Cost Analytics, which differ from round to round.
import { randomsOf } from '../../stress/randoms.ts';
import type { Browser } from '../../support/people/browser.ts';
import { cpuOf } from '../programs.ts';
import { printTable, quantile } from '../report.ts';
import { monthsOf } from './companies.ts';
import type { CrowdProduct } from './product.ts';
import { openScreens, type Sample } from './walk.ts';

const AT_ONCE = 8;
const ROUNDS = 3;

/** Each opens a dashboard, a bill and two answers of Cost Analytics a round; prints seconds of each program. */
export async function measureRounds(
  { homes, programs }: CrowdProduct,
  browsers: readonly Browser[],
  seed: number,
): Promise<void> {
  const rows: [string, ...number[]][] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = programs.map(({ pid }) => cpuOf(pid));
    const samples: Sample[] = [];
    const waiting = browsers.entries();
    const work = async () => {
      for (const [person, browser] of waiting)
        await openScreens({
          browser,
          home: homes[0],
          origin: homes[0],
          random: randomsOf((seed + round) * 100_000 + person),
          months: monthsOf(person),
          end: Number.POSITIVE_INFINITY,
          take: (sample) => samples.push(sample),
        });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const times = samples.map(({ ms }) => ms);
    rows.push([
      `round ${round}`,
      ...[samples.length, quantile(times, 0.5), quantile(times, 0.95)],
      samples.filter(({ fault }) => fault !== null).length,
      ...programs.map(({ pid }, index) => cpuOf(pid) - (before[index] ?? 0)),
    ]);
  }
  const seconds = programs.map(({ name }) => `${name}, processor s`);
  printTable(['', 'asked', 'p50 ms', 'p95 ms', 'faults', ...seconds], rows);
}
