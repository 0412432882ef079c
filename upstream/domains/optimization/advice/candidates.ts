// Every commitment that could be bought for the usage of a window: its hours and its price.
import { createHash } from 'node:crypto';
import { byDepth, hoursValuation, type Layer, planLayer } from '../../../../lib/commitments/advice/hours.ts';
import type { Price, Valuation } from '../../../../lib/commitments/advice/valuation.ts';
import type { AdviceRate, Missing, PlanType } from './advice.ts';
import { planGroups, reservationGroups, type UsageGroup } from './groups.ts';
import { type AdviceInputs, keptSlots } from './inputs.ts';
import { PLAN_RULES, type PlanRule } from './kinds.ts';
import { discountOf, machinePrice, machineRate, planPrice } from './prices.ts';
import type { UsageSeries } from './usage.ts';

export interface Candidate {
  id: string;
  planType: PlanType | null;
  group: UsageGroup;
  rate: AdviceRate;
  price: Price;
  /** Over all slots of the window; deepest first. */
  layers: Layer[];
  /** By slot, in grains: usage that it cannot pay for, as no rate is known. */
  unpriced: Float64Array;
  /** Slots that count. */
  kept: number[];
  /** Discount of each series of the group, null where none is known; of reservations one for all. */
  discounts: (number | null)[];
}

export function candidatesOf(inputs: AdviceInputs): { candidates: Candidate[]; missing: Missing[] } {
  const made =
    inputs.rule.product === null
      ? PLAN_RULES.flatMap((plan) =>
          planGroups(plan, inputs.usage, inputs.asked).map((group) => planCandidate(inputs, plan, group)),
        )
      : reservationGroups(inputs.rule, inputs.usage, inputs.asked).map((group) =>
          reservationCandidate(inputs, group),
        );
  const missing = new Map<string, Missing>();
  for (const each of made) if ('what' in each) missing.set(`${each.what} ${each.of}`, each);
  return {
    candidates: made.flatMap((each) => ('what' in each ? [] : [each])),
    missing: [...missing.values()],
  };
}

/** Usage without a saving cannot be paid for by a plan. */
function planCandidate(inputs: AdviceInputs, plan: PlanRule, group: UsageGroup): Candidate | Missing {
  const { prices, usage, asked } = inputs;
  const rates = group.series.map(({ region, family, platform }) =>
    discountOf(prices, { product: plan.product, region, family, platform: platform || null }),
  );
  const discounts = rates.map((rate) => (rate !== null && rate.discount > 0 ? rate.discount : null));
  const best = rates.toSorted((one, other) => (other?.discount ?? 0) - (one?.discount ?? 0))[0] ?? null;
  if (best === null || discounts.every((each) => each === null))
    return noRates(group.family === null ? plan.type : `${plan.type} ${group.family}`);
  return {
    id: idOf(inputs, plan.type, group),
    ...{ planType: plan.type, group, rate: best, discounts },
    price: planPrice(asked.termYears, asked.payment),
    layers: planLayers(group.series, discounts, usage.slots),
    unpriced: summed(
      group.series.filter((_, index) => discounts[index] === null).map(({ cost }) => cost),
      usage.slots,
    ),
    kept: keptOf(inputs, group),
  };
}

/** One for each discount, the largest first. */
export function planLayers(
  series: readonly UsageSeries[],
  discounts: readonly (number | null)[],
  slots: number,
): Layer[] {
  const known = [...new Set(discounts.filter((each) => each !== null))].sort((one, other) => other - one);
  return known.map((discount) =>
    planLayer(
      summed(
        series.filter((_, index) => discounts[index] === discount).map(({ cost }) => cost),
        slots,
      ),
      discount,
    ),
  );
}

function reservationCandidate(inputs: AdviceInputs, group: UsageGroup): Candidate | Missing {
  const { prices, usage, asked, rule } = inputs;
  const { size } = group;
  if (size === null || rule.product === null) return noRates(group.family ?? '');
  const machines = group.series.map((each) => machinesOf(each, group));
  const value = summed(
    group.series.map(({ cost }) => cost),
    usage.slots,
  );
  const count = summed(machines, usage.slots);
  const onDemand = sum(value) / usage.scale / sum(count);
  const place = {
    product: rule.product,
    region: group.region,
    family: group.family,
    platform: group.platform,
  };
  const types = [...new Set(group.series.map(({ instanceType }) => instanceType))];
  const rate = machineRate(prices, place, { onDemand, instanceType: size.instanceType, types });
  if (rate === null) return noRates(group.family ?? size.instanceType);
  const capacity = count.map((each) => Math.round(each * usage.scale));
  return {
    id: idOf(inputs, null, group),
    ...{ planType: null, group, rate, discounts: group.series.map(() => rate.discount) },
    price: machinePrice(rate, asked.termYears),
    layers: byDepth([{ value, capacity }]),
    unpriced: new Float64Array(usage.slots),
    kept: keptOf(inputs, group),
  };
}

/** Of the size that is bought. */
export function machinesOf({ machines, units }: UsageSeries, { isFlexible, size }: UsageGroup): Float64Array {
  const each = size?.units ?? null;
  return isFlexible && units !== null && each !== null ? units.map((count) => count / each) : machines;
}

function keptOf(inputs: AdviceInputs, group: UsageGroup): number[] {
  return keptSlots(inputs, new Set(group.series.map(({ account }) => account)), group.region);
}

/** What it is worth in the last `days` of the window, or in all. */
export function valuationOf(inputs: AdviceInputs, candidate: Candidate, days?: number): Valuation {
  const { slots, slotsOfDay, scale } = inputs.usage;
  const from = days === undefined ? 0 : slots - days * slotsOfDay;
  const places = candidate.kept.filter((slot) => slot >= from);
  const picked = (grains: Float64Array) => Float64Array.from(places, (slot) => grains[slot] ?? 0);
  const layers = candidate.layers.map(({ value, capacity }) => ({
    value: picked(value),
    capacity: picked(capacity),
  }));
  return hoursValuation({ slots: places.length, scale, layers, unpriced: picked(candidate.unpriced) });
}

const ID_DIGITS = 20;

function idOf({ asked }: AdviceInputs, planType: PlanType | null, group: UsageGroup): string {
  const { account, region, family, platform, tenancy, isMultiZone, isFlexible, size } = group;
  const parts = [
    ...[asked.kind, planType, asked.byAccount, account, region, family, platform, tenancy, isMultiZone],
    ...[isFlexible ? null : (size?.instanceType ?? null), asked.termYears, asked.payment],
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ID_DIGITS);
}

const noRates = (of: string): Missing => ({ what: 'NO_RATES', of, best: null });
const sum = (values: Float64Array) => values.reduce((one, each) => one + each, 0);

export function summed(parts: readonly Float64Array[], slots: number): Float64Array {
  const whole = new Float64Array(slots);
  for (const part of parts)
    for (let slot = 0; slot < slots; slot += 1) whole[slot] = (whole[slot] ?? 0) + (part[slot] ?? 0);
  return whole;
}
