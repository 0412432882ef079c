// Sizes that advice chooses against all steps tried, on the usage of all demo companies and of a generated one that falls.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '../../../lib/calendar/calendar.ts';
import { chosenSize } from '../../../lib/commitments/advice/goals.ts';
import { hoursValuation, type Layer } from '../../../lib/commitments/advice/hours.ts';
import { savingAt, type Valuation } from '../../../lib/commitments/advice/valuation.ts';
import { machinesOf, planLayers, summed } from '../../../upstream/domains/optimization/advice/candidates.ts';
import { planGroups, reservationGroups } from '../../../upstream/domains/optimization/advice/groups.ts';
import { KIND_RULES, PLAN_RULES } from '../../../upstream/domains/optimization/advice/kinds.ts';
import { type Usage, usageOf } from '../../../upstream/domains/optimization/advice/usage.ts';
import { type FactsBench, openBench } from '../../support/product/focus-files.ts';
import { generateSmall, removeGenerated } from '../../tools/demo/generated.ts';
import { printTable } from '../report.ts';

const DEMO = 'tools/demo/files';
const HOURS = ['10', '11'].map(
  (month) => `tests/fixtures/billing/native/aws-cur-workshop-2018-${month}.snappy.parquet`,
);
/** Told apart by the place of a series, so that plans have several. */
const DISCOUNTS = [0.27, 0.4, 0.15, 0.5];
const RESERVED = 0.62;
const DAYS = 30;
const MOST_STEPS = 200_000;
const PLAN = { price: 1, step: 0.001 };

export async function demoOracle(): Promise<void> {
  const generated = async (story: 'growth' | 'decline') =>
    (await generateSmall({ story, from: '2024-11', to: '2024-12', vendors: ['aws', 'azr'] })).files;
  const companies: [string, readonly string[]][] = [
    ['workshop, by hours', HOURS],
    ...readdirSync(DEMO).map((name): [string, string[]] => [
      name,
      readdirSync(join(DEMO, name)).map((file) => join(DEMO, name, file)),
    ]),
    ['generated, growing', await generated('growth')],
    ['generated, falling', await generated('decline')],
  ];
  const rows: [string, ...number[]][] = [];
  for (const [name, files] of companies) rows.push([name, ...(await tried(files))]);
  removeGenerated();
  console.log('\nsizes chosen on the newest days of the demo companies, against all steps tried');
  printTable(['', 'plans', 'off by, x 1e-6 an hour', 'reservations', 'off by, x 1e-6 an hour'], rows);
}

/** How many plans and reservations were tried, and the largest difference of the saving of an hour. */
async function tried(files: readonly string[]): Promise<number[]> {
  const bench = await openBench();
  try {
    await bench.load([...files]);
    const plans = await Promise.all(
      PLAN_RULES.map(async (plan) => {
        const usage = await newestUsage(bench, 'savingsPlans');
        return planGroups(plan, usage, { byAccount: false }).map(({ series }) => {
          const discounts = series.map((_, place) => DISCOUNTS[place % DISCOUNTS.length] ?? null);
          return offBy(valuationOf(usage, planLayers(series, discounts, usage.slots)), PLAN);
        });
      }),
    );
    const reservations = await Promise.all(
      (['ec2', 'rds', 'opensearch', 'elasticache', 'redshift', 'azureVm'] as const).map(async (kind) => {
        const usage = await newestUsage(bench, kind);
        return reservationGroups(KIND_RULES[kind], usage, { byAccount: false }).map((group) => {
          const value = summed(
            group.series.map(({ cost }) => cost),
            usage.slots,
          );
          const machines = summed(
            group.series.map((each) => machinesOf(each, group)),
            usage.slots,
          );
          const capacity = machines.map((count) => Math.round(count * usage.scale));
          const onDemand = sum(value) / usage.scale / sum(machines);
          const valuation = valuationOf(usage, [{ value, capacity }]);
          return offBy(valuation, { price: RESERVED * onDemand, step: 1 });
        });
      }),
    );
    return [plans.flat(), reservations.flat()].flatMap((each) => [each.length, 1e6 * Math.max(0, ...each)]);
  } finally {
    await bench.close();
  }
}

async function newestUsage({ facts }: FactsBench, kind: keyof typeof KIND_RULES): Promise<Usage> {
  const rule = KIND_RULES[kind];
  const { vendors } = await facts.freshness('acme');
  const newest =
    vendors.find(({ vendor }) => vendor === rule.vendor)?.maxDatetime.slice(0, 10) ?? '2024-01-01';
  const end = addDays(newest, -1);
  return usageOf({
    ...{ facts, rule, companyId: 'acme', accounts: [], range: { start: addDays(end, 1 - DAYS), end } },
  });
}

const valuationOf = ({ slots, scale }: Usage, layers: Layer[]): Valuation =>
  hoursValuation({ slots, scale, layers });

/** What the chosen size saves less than the best of all steps; of larger commitments every so many steps are tried. */
function offBy(valuation: Valuation, price: { price: number; step: number }): number {
  const chosen = chosenSize(valuation, price, { by: 'saving' }) ?? 0;
  const stride = Math.max(1, Math.ceil(valuation.peak / price.step / MOST_STEPS));
  let best = 0;
  for (let size = 0; size <= valuation.peak + price.step; size += stride * price.step)
    best = Math.max(best, savingAt(valuation, price.price, size));
  return Math.max(0, best - savingAt(valuation, price.price, chosen));
}

const sum = (values: Float64Array) => values.reduce((all, each) => all + each, 0);
