// A piece of advice in the answer: a candidate and its size.
import { monthlyBound } from '../../../../lib/commitments/advice/day-bound.ts';
import { downsideOf, simulate } from '../../../../lib/commitments/advice/simulate.ts';
import { MONTH_HOURS, type Valuation } from '../../../../lib/commitments/advice/valuation.ts';
import { productOf } from '../../../../lib/money/money.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import type { AdviceLine } from './advice.ts';
import { type Candidate, valuationOf } from './candidates.ts';
import type { AdviceInputs } from './inputs.ts';
import type { UsageSeries } from './usage.ts';

/** `valuation` is what the line finds: all of its hours, or what others that are bought with it leave. */
export function lineOf(
  inputs: AdviceInputs,
  candidate: Candidate,
  size: number,
  valuation: Valuation = valuationOf(inputs, candidate),
): AdviceLine {
  const { asked, rule, usage } = inputs;
  const { group, rate, price, planType } = candidate;
  const told = simulate(valuation, price, size);
  const isPlan = planType !== null;
  return {
    ...{
      id: candidate.id,
      kind: asked.kind,
      account: group.account,
      accountName: group.accountName,
      planType,
    },
    instanceFamily: asked.kind === 'azureVm' ? null : group.family,
    instanceType: group.size?.instanceType ?? null,
    ...{
      region: group.region,
      regionName: group.regionName,
      platform: group.platform,
      tenancy: group.tenancy,
    },
    offeringClass: rule.offeringClass,
    deployment: group.isMultiZone === null ? null : group.isMultiZone ? 'Multi-AZ' : 'Single-AZ',
    operation: isPlan ? null : operationOf(group.series),
    isSizeFlexible: group.isFlexible,
    flexibilityGroup: asked.kind === 'azureVm' ? group.family : null,
    commitment: isPlan ? size : null,
    quantity: isPlan ? null : size,
    normalizedUnits: isPlan || !group.size?.units ? null : size * group.size.units,
    rate: isPlan ? { ...rate, upfront: price.upfront, recurringHourly: price.recurring } : rate,
    monthlyOnDemand: valuation.onDemand * MONTH_HOURS,
    monthlySaving: told.monthlySaving,
    ...{ savingsRate: told.savingsRate, utilization: told.utilization, coverage: told.coverage },
    breakEvenUtilization: 100 * (1 - rate.discount),
    ...{ breakEvenMonths: told.breakEvenMonths, breakEvenFall: told.breakEvenFall },
    lockInMonths: told.lockInMonths,
    downside: downsideOf(valuation, price, size),
    upfrontCost: productOf(price.upfront, size),
    recurringMonthly: productOf(price.recurring, size, MONTH_HOURS),
    bound: usage.hasDays ? monthlyBound(valuation, price.price, size) : null,
    use: hourlyUse(inputs, candidate),
  };
}

/** Those of the usage, most money first; null where charges name none. */
function operationOf(series: readonly UsageSeries[]): string | null {
  const named = groupedBy(
    series.filter(({ operation }) => operation !== ''),
    ({ operation }) => operation,
  );
  const costs = [...named].map(([operation, own]) => ({
    operation,
    grains: own.reduce((sum, { cost }) => cost.reduce((all, each) => all + each, sum), 0),
  }));
  costs.sort((one, other) => other.grains - one.grains);
  return costs.length === 0 ? null : costs.map(({ operation }) => operation).join(', ');
}

/** Machines of a reservation, on-demand money of a plan. Added in grains, which are whole numbers. */
function hourlyUse(
  { usage }: AdviceInputs,
  { layers, unpriced, kept, planType }: Candidate,
): AdviceLine['use'] {
  const isPlan = planType !== null;
  const hours = kept.map((slot) => {
    const grains = layers.reduce((sum, each) => sum + ((isPlan ? each.value : each.capacity)[slot] ?? 0), 0);
    return grains + (isPlan ? (unpriced[slot] ?? 0) : 0);
  });
  if (hours.length === 0) return { average: 0, min: 0, max: 0 };
  const sum = hours.reduce((all, each) => all + each, 0);
  return {
    average: sum / (hours.length * usage.scale),
    min: hours.reduce((one, each) => Math.min(one, each)) / usage.scale,
    max: hours.reduce((one, each) => Math.max(one, each)) / usage.scale,
  };
}
