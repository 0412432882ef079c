// Usage that two pieces of advice both count: bought each alone, they would pay for the same hours.
import { MONTH_HOURS } from '../../../../lib/commitments/advice/valuation.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { AdviceLine } from './advice.ts';
import { type Candidate, machinesOf } from './candidates.ts';
import type { Usage, UsageSeries } from './usage.ts';

/** Of one kind of machine of one account in one region. */
export interface Overlap {
  /** Ids of the two lines. */
  one: string;
  other: string;
  account: string;
  accountName: string;
  region: string;
  instanceType: string;
  platform: string;
  /** On-demand money a month that both count. */
  monthlyOnDemand: number;
}

interface Chosen {
  candidate: Candidate;
  size: number;
  line: AdviceLine;
}

/** By falling money; what comes to less than a cent is left out. */
export function overlapsOf(usage: Usage, chosen: readonly Chosen[]): Overlap[] {
  const covered = chosen.map((each) => coveredOf(usage, each));
  const rows = new Map<string, Overlap>();
  chosen.forEach(({ line: one }, index) => {
    chosen.slice(index + 1).forEach(({ line: other }, further) => {
      const others = covered[index + 1 + further];
      for (const [series, values] of covered[index] ?? []) {
        const beside = others?.get(series);
        if (!beside) continue;
        let both = 0;
        for (let slot = 0; slot < usage.slots; slot += 1)
          both += Math.max(0, (values[slot] ?? 0) + (beside[slot] ?? 0) - (series.cost[slot] ?? 0));
        const { account, accountName, region, instanceType, platform } = series;
        const key = JSON.stringify([one.id, other.id, account, region, instanceType, platform]);
        const of = { one: one.id, other: other.id, account, accountName, region, instanceType, platform };
        // Usage that differs in operation or tenancy is one row.
        const known = rows.get(key)?.monthlyOnDemand ?? 0;
        const monthlyOnDemand = sumMoney([known, (MONTH_HOURS * both) / usage.scale / usage.slots]);
        rows.set(key, { ...of, monthlyOnDemand });
      }
    });
  });
  return [...rows.values()]
    .filter(({ monthlyOnDemand }) => monthlyOnDemand >= CENT)
    .sort((one, other) => other.monthlyOnDemand - one.monthlyOnDemand);
}

const CENT = 0.01;

/** On-demand cost that a commitment replaces of each series, in grains, deepest discount first. */
function coveredOf({ slots, scale }: Usage, { candidate, size }: Chosen): Map<UsageSeries, Float64Array> {
  const { group, discounts, planType } = candidate;
  const order = group.series
    .map((series, index) => ({ series, discount: discounts[index] ?? null }))
    .filter(({ discount }) => discount !== null)
    .toSorted((one, other) => (other.discount ?? 0) - (one.discount ?? 0));
  const found = new Map(order.map(({ series }) => [series, new Float64Array(slots)]));
  const machines = new Map(order.map(({ series }) => [series, machinesOf(series, group)]));
  for (let slot = 0; slot < slots; slot += 1) {
    let left = size;
    for (const { series, discount } of order) {
      const cost = series.cost[slot] ?? 0;
      const needed =
        planType === null ? (machines.get(series)?.[slot] ?? 0) : (cost / scale) * (1 - (discount ?? 0));
      const share = needed <= left ? 1 : left / needed;
      const values = found.get(series);
      if (values) values[slot] = cost * share;
      left -= needed * share;
      if (left <= 0) break;
    }
  }
  return found;
}
