// What rules of advice would have saved of the best possible on generated companies, and whether one lost more than it said.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { daysIn } from '../../../lib/calendar/calendar.ts';
import {
  type BackTest,
  backTest,
  type History,
  windowOf,
} from '../../../lib/commitments/advice/back-test.ts';
import { grainScale, inGrains, planLayer } from '../../../lib/commitments/advice/hours.ts';
import { downsideOf } from '../../../lib/commitments/advice/simulate.ts';
import { generateCompany } from '../../../tools/demo/generator/generate.ts';
import { STORIES, type Story } from '../../../tools/demo/generator/shape.ts';
import { cellHistory } from '../../tools/demo/cell-days.ts';
import { printTable } from '../report.ts';

const RANGE = { from: '2022-01-01', to: '2024-12-15' };
const DISCOUNT = 0.27;
const PLAN = { price: 1, upfront: 0, recurring: 1, step: 0.001, termMonths: 12 };
const MACHINES = /BoxUsage/;
const HOURS = 24;

const RULES = (
  [
    ['7 days', 7, null],
    ['14 days', 14, null],
    ['30 days', 30, null],
    ['60 days', 60, null],
    ['30 days, not above 7', 30, 7],
    ['30 days, not above 3', 30, 3],
    ['30 days, least regret', 30, null],
  ] as const
).map(([name, lookBackDays, guardDays]) => ({
  name,
  rule: {
    ...{ lookBackDays, guardDays },
    goal: { by: name.endsWith('regret') ? ('regret' as const) : ('saving' as const) },
  },
}));

/** AWS compute at on-demand cost, as if nothing were owned; each purchase of a year is judged by the months that follow. */
export async function captureByRule(seeds: readonly number[], scale: number): Promise<void> {
  for (const story of STORIES) {
    const told = new Map<string, { tests: BackTest[]; beyond: number; lost: number }>();
    for (const seed of seeds) {
      const history = await historyOf(seed, scale, story);
      for (const { name, rule } of RULES) {
        const test = backTest(history, rule, PLAN);
        const known = told.get(name) ?? { tests: [], beyond: 0, lost: 0 };
        known.tests.push(test);
        for (const { month, size, realised } of test.purchases) {
          const day = daysIn({ start: history.firstDay, end: month }) - 1;
          const before = windowOf(history, day - rule.lookBackDays, day);
          const worst = downsideOf(before, PLAN, size).at(-1)?.monthlySaving ?? 0;
          if (realised < Math.min(worst, 0)) known.beyond += 1;
          if (realised < 0) known.lost += 1;
        }
        told.set(name, known);
      }
    }
    console.log(`\n${story}, seeds ${seeds.join(', ')}: percent of the best possible saving`);
    printTable(
      ['rule', 'capture', 'worst company', 'lowest month', 'at a loss', 'beyond -30 %', 'purchases'],
      [...told].map(([name, { tests, beyond, lost }]) => {
        const captures = tests.map(({ capture }) => capture ?? 0);
        const mean = captures.reduce((sum, each) => sum + each, 0) / captures.length;
        const lowest = Math.min(...tests.map(({ worst }) => worst ?? 0));
        const purchases = tests.reduce((sum, each) => sum + each.purchases.length, 0);
        return [name, mean, Math.min(...captures), lowest, lost, beyond, purchases];
      }),
    );
  }
}

async function historyOf(seed: number, scale: number, story: Story): Promise<History> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-advice-'));
  try {
    const { files } = await generateCompany({
      ...{ folder, company: `Bench ${seed}`, seed, scale, story, vendors: ['aws'] },
    });
    const { cells, days } = await cellHistory(files, RANGE);
    const costs = new Float64Array(days);
    for (const { usageType, rowClass, contracted } of cells)
      if (rowClass === 'Usage' && MACHINES.test(usageType))
        for (let day = 0; day < days; day += 1)
          costs[day] = (costs[day] ?? 0) + (contracted[day] ?? 0) / HOURS;
    const grains = grainScale(costs.reduce((sum, each) => sum + each, 0));
    const layers = [planLayer(inGrains(costs, grains), DISCOUNT)];
    return { firstDay: RANGE.from, days, slotsOfDay: 1, scale: grains, layers };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
