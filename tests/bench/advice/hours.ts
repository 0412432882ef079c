// The real hours of Workshop against its days: what advice of days promises, and what it is worth in the hours.

import { monthlyBound } from '../../../lib/commitments/advice/day-bound.ts';
import { chosenSize } from '../../../lib/commitments/advice/goals.ts';
import { hoursValuation, planLayer } from '../../../lib/commitments/advice/hours.ts';
import { MONTH_HOURS, savingAt } from '../../../lib/commitments/advice/valuation.ts';
import { KIND_RULES } from '../../../upstream/domains/optimization/advice/kinds.ts';
import { usageOf } from '../../../upstream/domains/optimization/advice/usage.ts';
import { openBench } from '../../support/product/focus-files.ts';
import { printTable } from '../report.ts';

const FILES = ['10', '11'].map(
  (month) => `tests/fixtures/billing/native/aws-cur-workshop-2018-${month}.snappy.parquet`,
);
const DISCOUNT = 0.27;
const PLAN = { price: 1, step: 0.001 };
const DAY = 24;

export async function hoursAgainstDays(): Promise<void> {
  const bench = await openBench();
  try {
    await bench.load(FILES);
    const { series, slots, scale } = await usageOf({
      ...{ facts: bench.facts, rule: KIND_RULES.ec2, companyId: 'acme', accounts: [] },
      range: { start: '2018-10-01', end: '2018-11-30' },
    });
    const hourly = Float64Array.from({ length: slots }, (_, slot) =>
      series.reduce((sum, { cost }) => sum + (cost[slot] ?? 0), 0),
    );
    const daily = hourly.map((_, slot) => Math.round(meanOfDay(hourly, slot)));
    const of = (costs: Float64Array) =>
      hoursValuation({ slots, scale, layers: [planLayer(costs, DISCOUNT)] });
    const [hours, days] = [of(hourly), of(daily)];
    const size = (valuation: typeof hours) => chosenSize(valuation, PLAN, { by: 'saving' }) ?? 0;
    const saved = (valuation: typeof hours, each: number) => slots * savingAt(valuation, 1, each);
    console.log(`\nWorkshop, all EC2, two months at ${DISCOUNT}`);
    printTable(
      ['', 'commitment', 'says', 'is worth', 'low bound'],
      [
        ['hours', size(hours), saved(hours, size(hours)), saved(hours, size(hours)), Number.NaN],
        [
          'days',
          size(days),
          saved(days, size(days)),
          saved(hours, size(days)),
          lowOf(days, size(days), slots),
        ],
      ],
    );
    const off = hourly.reduce((sum, cost, slot) => sum + Math.abs(cost - meanOfDay(hourly, slot)), 0);
    const all = hourly.reduce((sum, cost) => sum + cost, 0);
    console.log(`hours lie ${((100 * off) / all).toFixed(1)} % from the mean of their day`);
  } finally {
    await bench.close();
  }
}

function lowOf(days: Parameters<typeof savingAt>[0], size: number, slots: number): number {
  return (slots * monthlyBound(days, 1, size).low) / MONTH_HOURS;
}

function meanOfDay(values: Float64Array, slot: number): number {
  const first = slot - (slot % DAY);
  return values.subarray(first, first + DAY).reduce((sum, each) => sum + each, 0) / DAY;
}
