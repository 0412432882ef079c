// What rules of advice would have saved of the best possible on generated companies, and whether one lost more than it said.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { daysIn } from '../../../lib/calendar/calendar.ts';
import {
  type AdviceRule,
  type BackTest,
  backTest,
  type History,
  windowOf,
} from '../../../lib/commitments/advice/back-test.ts';
import { growthOf } from '../../../lib/commitments/advice/growth.ts';
import { grainScale, inGrains, planLayer } from '../../../lib/commitments/advice/hours.ts';
import { MONTH_HOURS, savingAfterFall, savingAt } from '../../../lib/commitments/advice/valuation.ts';
import { generateCompany } from '../../../tools/demo/generator/generate.ts';
import { STORIES, type Story } from '../../../tools/demo/generator/shape.ts';
import { cellHistory } from '../../tools/demo/cell-days.ts';
import { printTable } from '../report.ts';

const RANGE = { from: '2022-01-01', to: '2024-12-15' };
const DISCOUNT = 0.27;
const PLAN = { price: 1, upfront: 0, recurring: 1, step: 0.001, termMonths: 12 };
const MACHINES = /BoxUsage/;
const HOURS = 24;
const DEEPEST_FALL = 0.3;

const rule = (name: string, lookBackDays: number, more: Partial<AdviceRule> = {}) => ({
  name,
  rule: { lookBackDays, guardDays: null, expectsGrowth: false, goal: { by: 'saving' as const }, ...more },
});

const RULES: readonly { name: string; rule: AdviceRule }[] = [
  rule('7 days', 7),
  rule('14 days', 14),
  rule('30 days', 30),
  rule('60 days', 60),
  rule('30 days, not above 3', 30, { guardDays: 3 }),
  rule('30 days, not above 14', 30, { guardDays: 14 }),
  rule('30 days, least regret', 30, { goal: { by: 'regret' } }),
  rule('30 days, growth', 30, { expectsGrowth: true }),
  rule('60 days, growth', 60, { expectsGrowth: true }),
  rule('30 days, growth, not above 14', 30, { expectsGrowth: true, guardDays: 14 }),
  rule('60 days, growth, not above 14', 60, { expectsGrowth: true, guardDays: 14 }),
];

/** Rules whose capture is shown by company. */
const SHOWN = ['30 days', '30 days, growth', '60 days, growth, not above 14'];

interface Told {
  tests: BackTest[];
  /** Of the companies whose usage fell by no more than the downside is told for. */
  steady: BackTest[];
  purchases: number;
  /** Purchases that lost money. */
  lost: number;
  /** Saved less than the downside of 30 % says for a fall that is the same in every hour, although usage fell by less. */
  beyond: number;
  /** Saved less than its bound of a fall of 30 %, although usage fell by less. */
  belowBound: number;
  /** Saved less than the bound of the fall that came, if that was more than 30 %. */
  untold: number;
}

/** AWS compute at on-demand cost, as if nothing were owned; each purchase of a year is judged by the months that follow. */
export async function captureByRule(seeds: readonly number[], scale: number): Promise<void> {
  for (const story of STORIES) {
    const told = new Map<string, Told>();
    const companies: [string, ...number[]][] = [];
    for (const seed of seeds) {
      const history = await historyOf(seed, scale, story);
      const { grew, fall } = courseOf(history);
      for (const { name, rule: own } of RULES) {
        const known = told.get(name) ?? {
          tests: [],
          steady: [],
          purchases: 0,
          lost: 0,
          beyond: 0,
          belowBound: 0,
          untold: 0,
        };
        const test = judge(history, own, known);
        if (fall <= DEEPEST_FALL) known.steady.push(test);
        told.set(name, known);
      }
      const captures = SHOWN.map((name) => told.get(name)?.tests.at(-1)?.capture ?? Number.NaN);
      companies.push([String(seed), grew, 100 * fall, ...captures]);
    }
    console.log(`\n${story}, seeds ${seeds.join(', ')}: percent of the best possible saving`);
    printTable(['company', 'last by first month', 'largest fall %', ...SHOWN], companies);
    printTable(
      [
        'rule',
        'capture',
        'no fall of 30 %',
        'worst company',
        'lowest month',
        'purchases',
        'lost',
        'below even -30 %',
        'below bound of -30 %',
        'below bound of its fall',
      ],
      [...told].map(([name, { tests, steady, purchases, lost, beyond, belowBound, untold }]) => {
        const captures = tests.map(({ capture }) => capture ?? 0);
        const lowest = Math.min(...tests.map(({ worst }) => worst ?? 0));
        return [
          name,
          meanOf(tests),
          meanOf(steady),
          Math.min(...captures),
          lowest,
          purchases,
          lost,
          beyond,
          belowBound,
          untold,
        ];
      }),
    );
  }
}

function judge(history: History, own: AdviceRule, told: Told): BackTest {
  const test = backTest(history, own, PLAN);
  told.tests.push(test);
  for (const { month, size, realised, months } of test.purchases) {
    const day = daysIn({ start: history.firstDay, end: month }) - 1;
    const before = windowOf(history, day - own.lookBackDays, day);
    const after = windowOf(history, day, Math.min(history.days, day + Math.round((months * 730) / HOURS)));
    const fall = Math.max(0, 1 - after.onDemand / before.onDemand);
    const said = (share: number) => MONTH_HOURS * savingAfterFall(before, PLAN.price, { size, fall: share });
    told.purchases += 1;
    if (realised < 0) told.lost += 1;
    const atLeast = (share: number) =>
      MONTH_HOURS *
      Math.max(savingAt(before, PLAN.price, size) - share * before.onDemand, -PLAN.price * size);
    if (fall <= DEEPEST_FALL) {
      if (realised < Math.min(said(DEEPEST_FALL), 0)) told.beyond += 1;
      if (realised < atLeast(DEEPEST_FALL)) told.belowBound += 1;
    } else if (realised < atLeast(fall)) told.untold += 1;
  }
  return test;
}

const meanOf = (tests: readonly BackTest[]) =>
  tests.reduce((sum, { capture }) => sum + (capture ?? 0), 0) / tests.length;

const MONTH = 30;

/** Usage of the newest month by that of the first, and the largest fall of a month below the highest one before it. */
function courseOf(history: History): { grew: number; fall: number } {
  const months = Array.from(
    { length: Math.floor(history.days / MONTH) },
    (_, place) => windowOf(history, MONTH * place, MONTH * (place + 1)).onDemand,
  );
  let [highest, fall] = [0, 0];
  for (const usage of months) {
    highest = Math.max(highest, usage);
    fall = Math.max(fall, 1 - usage / highest);
  }
  return { grew: (months.at(-1) ?? 0) / (months[0] ?? 1), fall };
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
    const growthAt = (day: number) => growthOf(costs, day);
    return { firstDay: RANGE.from, days, slotsOfDay: 1, scale: grains, layers, growthAt };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
