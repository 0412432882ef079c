// One portfolio: Savings Plans and EC2 reservations chosen together over the same hours, none of which counts twice.
import { chosenSize } from '../../../../lib/commitments/advice/goals.ts';
import type { Layer } from '../../../../lib/commitments/advice/hours.ts';
import { bestPortfolio } from '../../../../lib/commitments/advice/portfolio.ts';
import type { Offer, PortfolioProblem } from '../../../../lib/commitments/advice/portfolio-rest.ts';
import { MONTH_HOURS } from '../../../../lib/commitments/advice/valuation.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { CompanyStores } from '../../shared/company-data.ts';
import { conversionsOf } from '../../shared/cost-series.ts';
import type { Advice, AdviceLine, AdviceScope, AdviceTerms } from './advice.ts';
import { noAdvice, windowOf } from './advise.ts';
import { type Candidate, candidatesOf, machinesOf, valuationOf } from './candidates.ts';
import { type AdviceInputs, adviceInputs } from './inputs.ts';
import { KIND_RULES } from './kinds.ts';
import { lineOf } from './line.ts';
import { type Overlap, overlapsOf } from './overlaps.ts';
import type { UsageSeries } from './usage.ts';

export interface Portfolio extends Advice {
  /** Of the lines together, a month. */
  monthlySaving: number;
  /** What the same pieces of advice would save if each were bought alone: hours count in several of them. */
  separateSaving: number;
  /** These pieces, each as if it were bought alone. */
  separate: AdviceLine[];
  /** On-demand cost a month of all usage that the pieces could cover; each hour counts once. */
  monthlyOnDemand: number;
  /** Usage that two pieces of separate advice both count. */
  overlaps: Overlap[];
}

const NOTHING = { monthlySaving: 0, separateSaving: 0, separate: [], monthlyOnDemand: 0, overlaps: [] };

/** Saving goes before the goal that is asked for: a target or regret of several commitments together is not defined. */
export async function advisePortfolio(
  stores: CompanyStores,
  scope: AdviceScope,
  terms: AdviceTerms,
): Promise<Portfolio> {
  const rule = { ...KIND_RULES.ec2, computeKinds: KIND_RULES.savingsPlans.computeKinds };
  const inputs = await adviceInputs(stores, scope, { ...terms, kind: 'ec2' }, rule);
  if (inputs === null) return { ...(await noAdvice(stores, scope)), ...NOTHING };
  const machines = machineInputs(inputs);
  const plans: AdviceInputs = {
    ...inputs,
    asked: { ...inputs.asked, kind: 'savingsPlans' },
    rule: KIND_RULES.savingsPlans,
  };
  const [reserved, planned] = [candidatesOf(machines), candidatesOf(plans)];
  const found = [
    ...reserved.candidates.map((candidate) => ({ candidate, inputs: machines })),
    ...planned.candidates.map((candidate) => ({ candidate, inputs: plans })),
  ];
  const alone = found.map(({ candidate, inputs: own }) => {
    const valuation = valuationOf(own, candidate);
    const size = chosenSize(valuation, candidate.price, { by: 'saving' }) ?? 0;
    return { candidate, size, line: lineOf(own, candidate, size, valuation) };
  });
  const lines = ownersOf(found).flatMap((owner) => together(inputs, owner));
  return {
    currency: inputs.prices.currency,
    window: windowOf(inputs, []),
    missing: [...reserved.missing, ...planned.missing],
    lines: lines.sort((one, other) => other.monthlySaving - one.monthlySaving),
    conversions: conversionsOf(inputs.usage.answers),
    monthlySaving: sumMoney(lines.map((line) => line.monthlySaving)),
    separateSaving: sumMoney(alone.map(({ line }) => line.monthlySaving)),
    separate: alone.filter(({ size }) => size > 0).map(({ line }) => line),
    monthlyOnDemand: onDemandOf(inputs, [
      ...new Set(found.flatMap(({ candidate }) => candidate.group.series)),
    ]),
    overlaps: overlapsOf(
      inputs.usage,
      alone.filter(({ size }) => size > 0),
    ),
  };
}

function onDemandOf({ usage: { slots, scale } }: AdviceInputs, series: readonly UsageSeries[]): number {
  const grains = series.reduce((sum, { cost }) => sum + cost.reduce((one, each) => one + each, 0), 0);
  return slots === 0 ? 0 : (MONTH_HOURS * grains) / scale / slots;
}

/** Only machines can be reserved. */
function machineInputs(inputs: AdviceInputs): AdviceInputs {
  const series = inputs.usage.series.filter(({ computeKind }) => computeKind === 'compute');
  return { ...inputs, rule: KIND_RULES.ec2, usage: { ...inputs.usage, series } };
}

interface Found {
  candidate: Candidate;
  inputs: AdviceInputs;
}

/** Commitments of different owners are independent of each other. */
function ownersOf(found: readonly Found[]): Found[][] {
  const owners = new Map<string, Found[]>();
  for (const each of found) {
    const { account } = each.candidate.group;
    owners.set(account, [...(owners.get(account) ?? []), each]);
  }
  return [...owners.values()];
}

function together({ usage }: AdviceInputs, found: readonly Found[]): AdviceLine[] {
  const wide = found.find(({ candidate }) => candidate.planType === 'Compute');
  const others = found.filter(
    ({ candidate }) => candidate.planType !== 'Compute' && candidate.planType !== 'Database',
  );
  const series = [...new Set(found.flatMap(({ candidate }) => candidate.group.series))];
  const classes = classesOf(wide?.candidate);
  const problem: PortfolioProblem = {
    ...{ slots: usage.slots, scale: usage.scale },
    series: series.map((each) => ({ value: each.cost, wideClass: classes.of(each) })),
    offers: others.map(({ candidate }) => offerOf(candidate, series, usage.scale)),
    widePlan: wide
      ? { id: wide.candidate.id, price: wide.candidate.price, discounts: classes.discounts }
      : null,
  };
  const { sizes, valuations } = bestPortfolio(problem);
  return found.flatMap(({ candidate, inputs }) => {
    if (candidate.planType === 'Database') return alone(inputs, candidate);
    const size = sizes.get(candidate.id) ?? 0;
    const valuation = valuations.get(candidate.id);
    return size > 0 && valuation ? [lineOf(inputs, candidate, size, valuation)] : [];
  });
}

function alone(inputs: AdviceInputs, candidate: Candidate): AdviceLine[] {
  const size = chosenSize(valuationOf(inputs, candidate), candidate.price, { by: 'saving' }) ?? 0;
  return size > 0 ? [lineOf(inputs, candidate, size)] : [];
}

function classesOf(wide: Candidate | undefined) {
  const discounts = [...new Set((wide?.discounts ?? []).filter((each) => each !== null))].sort(
    (one, other) => other - one,
  );
  const bySeries = new Map(wide?.group.series.map((each, index) => [each, wide.discounts[index] ?? null]));
  return {
    discounts,
    of: (series: UsageSeries) => {
      const discount = bySeries.get(series) ?? null;
      return discount === null ? null : discounts.indexOf(discount);
    },
  };
}

/** Reservations and plans of one family in one region share a scope, in the order in which they are applied. */
function offerOf(candidate: Candidate, series: readonly UsageSeries[], scale: number): Offer {
  const { group, discounts, planType, price, id } = candidate;
  const parts = group.series
    .map((each, index) => ({ series: series.indexOf(each), each, discount: discounts[index] ?? null }))
    .filter(({ discount }) => discount !== null)
    .toSorted((one, other) => (other.discount ?? 0) - (one.discount ?? 0))
    .map(({ series: place, each, discount }) => ({
      series: place,
      layer: layerOf(each, candidate, discount ?? 0, scale),
    }));
  const peak = peakOf(
    parts.map(({ layer }) => layer),
    scale,
  );
  return {
    id,
    scope: `${group.region} ${scopeFamily(group.series)}`,
    price,
    peak: planType === null ? Math.ceil(peak) : peak,
    parts,
  };
}

const scopeFamily = ([first]: readonly UsageSeries[]) => first?.family ?? '';

function layerOf(
  series: UsageSeries,
  { group, planType }: Candidate,
  discount: number,
  scale: number,
): Layer {
  const value = series.cost;
  if (planType !== null)
    return { value, capacity: value.map((grains) => Math.round(grains * (1 - discount))) };
  return { value, capacity: machinesOf(series, group).map((count) => Math.round(count * scale)) };
}

function peakOf(layers: readonly Layer[], scale: number): number {
  const slots = layers[0]?.value.length ?? 0;
  let peak = 0;
  for (let slot = 0; slot < slots; slot += 1)
    peak = Math.max(
      peak,
      layers.reduce((sum, { capacity }) => sum + (capacity[slot] ?? 0), 0),
    );
  return peak / scale;
}
