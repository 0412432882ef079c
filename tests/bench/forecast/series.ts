// Costs by day of the demo's real companies and of generated ones: what forecasts are tried on.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, addMonths, daysIn, firstOfMonth, lastOfMonth } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { companyData, vendorComplete } from '../../../upstream/domains/shared/company-data.ts';
import { costsOf } from '../../../upstream/domains/shared/cost-line.ts';
import type { DailyCost } from '../../../upstream/domains/shared/forecast/daily-cost.ts';
import type { CostGroup } from '../../../upstream/stores/facts/answers/answer.ts';
import type { Filter, Grouping } from '../../../upstream/stores/facts/questions/question.ts';
import { type FactsBench, openBench } from '../../support/product/focus-files.ts';
import { generateSmall, removeGenerated } from '../../tools/demo/generated.ts';

const DEMO_FILES = join(import.meta.dirname, '../../../tools/demo/files');
const REAL = ['sunflower', 'workshop'];
const CHARGE: readonly Grouping[] = ['account', 'product', 'region', 'usageType'];
const MOST = 5000;

/** The cost of one vendor of a company from its first day on. */
export interface Series extends DailyCost {
  name: string;
  isReal: boolean;
}

/** Each vendor of the real companies by itself, and of a generated one for each seed. */
export async function allSeries(seeds: readonly number[], months: number): Promise<Series[]> {
  const series: Series[] = [];
  for (const company of REAL) {
    const folder = join(DEMO_FILES, company);
    const files = readdirSync(folder).map((file) => join(folder, file));
    series.push(...(await seriesOf(company, true, files)));
  }
  const from = addMonths('2024-12-01', 1 - months).slice(0, 7);
  for (const seed of seeds) {
    const { files } = await generateSmall({ seed, from, to: '2024-12', scale: 0.05 });
    series.push(...(await seriesOf(`generated ${seed}`, false, files)));
  }
  removeGenerated();
  return series;
}

async function seriesOf(name: string, isReal: boolean, files: readonly string[]): Promise<Series[]> {
  const bench = await openBench();
  try {
    await bench.load([...files]);
    const stores = { documents: bench.documents, facts: bench.facts, demoToday: 'auto' as const };
    const whole = { ...stores, environment: 'LOCAL', now: () => new Date() };
    const data = await companyData(whole, 'acme');
    const first = firstOfMonth(data.freshness.firstDate ?? data.clock.today);
    const series: Series[] = [];
    for (const vendor of data.vendors) {
      const completeThrough = vendorComplete(whole, data, vendor);
      const end = lastOfMonth(completeThrough ?? data.clock.today);
      const own = await dailyCost(bench, vendor, first, end);
      series.push({ name: `${name} ${vendor}`, isReal, completeThrough, ...own });
    }
    return series;
  } finally {
    await bench.close();
  }
}

/** As `askDailyCosts` asks it, in pieces of a year. */
async function dailyCost(bench: FactsBench, vendor: VendorCode, start: string, end: string) {
  const usage: number[] = [];
  const fixed: number[] = [];
  const isKnown: boolean[] = [];
  const recurring = new Map<string, number[]>();
  for (let from = start; from <= end; from = addMonths(from, 12)) {
    const until = addDays(addMonths(from, 12), -1);
    const range = { start: from, end: until < end ? until : end };
    const ask = async (filters: Filter[], groupBy: readonly Grouping[]) => {
      const question = {
        companyId: 'acme',
        vendors: [vendor],
        filters,
        measures: ['billed' as const],
        range,
      };
      return bench.facts.cost({ ...question, groupBy, unit: 'day', limit: MOST, skip: 0 });
    };
    const [days, charges] = await Promise.all([
      ask([], ['chargeFrequency']),
      ask([{ dimension: 'chargeFrequency', values: ['Recurring'] }], CHARGE),
    ]);
    const isUsage = ({ keys }: CostGroup) => keys[0] === 'Usage-Based';
    const sumAt = (groups: readonly CostGroup[], place: number) =>
      groups.reduce((sum, group) => sum + (costsOf(group)[place] ?? 0), 0);
    const before = usage.length;
    for (let place = 0; place < daysIn(range); place += 1) {
      usage.push(sumAt(days.groups.filter(isUsage), place));
      fixed.push(
        sumAt(
          days.groups.filter((group) => !isUsage(group)),
          place,
        ),
      );
      isKnown.push(days.groups.some((group) => (costsOf(group)[place] ?? null) !== null));
    }
    for (const group of charges.groups) {
      const key = group.keys.join('\n');
      const own = recurring.get(key) ?? [];
      costsOf(group).forEach((amount, place) => {
        own[before + place] = amount ?? 0;
      });
      recurring.set(key, own);
    }
  }
  const lists = [...recurring.values()].map((own) => usage.map((_, place) => own[place] ?? 0));
  return { start, usage, fixed, isKnown, recurring: lists };
}
