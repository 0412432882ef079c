// The proof of a piece of advice: its hours, its curve, and what the same rule would have bought before.
import { addDays, daysIn, earlierOf, laterOf } from '../../../../lib/calendar/calendar.ts';
import { type BackTest, backTest, type History } from '../../../../lib/commitments/advice/back-test.ts';
import { type AdviceCurve, curveOf } from '../../../../lib/commitments/advice/curve.ts';
import { byDepth } from '../../../../lib/commitments/advice/hours.ts';
import { type CompanyStores, companyData } from '../../shared/company-data.ts';
import type { Advice, AdviceAsked, AdviceLine, AdviceScope } from './advice.ts';
import { adviceOf, sizeOf } from './advise.ts';
import { type Candidate, candidatesOf, machinesOf, planLayers, summed, valuationOf } from './candidates.ts';
import type { UsageGroup } from './groups.ts';
import { type AdviceInputs, adviceInputs, factsOf } from './inputs.ts';
import { PLAN_RULES } from './kinds.ts';
import { lineOf } from './line.ts';
import { ownerGrowth } from './owner-growth.ts';
import { type Usage, type UsageQuestion, type UsageSeries, usageOf } from './usage.ts';

export interface AdviceProof {
  line: AdviceLine;
  curve: AdviceCurve;
  /** Slots of the window, an hour or a day long: on-demand money of an hour, and whether the slot was left out. */
  hours: { at: string[]; onDemand: number[]; isLeftOut: boolean[] };
  backTest: BackTest;
}

/** Two years and the longest window: what a back-test has months of. */
const HISTORY_DAYS = 790;
/** Up to here hours are read of the history too. */
const HOURLY_DAYS = 92;

/** The advice, and the proof of the line that `pick` names, of one reading of the facts. */
export async function provenAdvice(
  stores: CompanyStores,
  scope: AdviceScope,
  asked: AdviceAsked,
  pick: (advice: Advice) => string | undefined,
): Promise<{ advice: Advice; proof: AdviceProof | null }> {
  const inputs = await adviceInputs(stores, scope, asked);
  const advice = await adviceOf(stores, scope, inputs);
  const lineId = pick(advice);
  const isKnown = inputs !== null && lineId !== undefined;
  return { advice, proof: isKnown ? await proofOf(stores, scope, inputs, lineId) : null };
}

/** Null where the usage of the line is not there any more. */
async function proofOf(
  stores: CompanyStores,
  scope: AdviceScope,
  inputs: AdviceInputs,
  lineId: string,
): Promise<AdviceProof | null> {
  const candidate = candidatesOf(inputs).candidates.find(({ id }) => id === lineId);
  if (!candidate) return null;
  const size = sizeOf(inputs, candidate);
  const valuation = valuationOf(inputs, candidate);
  const bought = typeof size === 'number' ? size : 0;
  return {
    line: lineOf(inputs, candidate, bought, valuation),
    curve: curveOf(valuation, candidate.planType === null ? 'INSTANCES' : 'MONEY', candidate.price),
    hours: hoursOf(inputs, candidate),
    backTest: await backTestOf(stores, scope, inputs, candidate),
  };
}

function hoursOf({ usage }: AdviceInputs, { layers, unpriced, kept }: Candidate): AdviceProof['hours'] {
  const isKept = new Set(kept);
  const slots = Array.from({ length: usage.slots }, (_, slot) => slot);
  return {
    at: slots.map((slot) => {
      const hour = String(slot % usage.slotsOfDay).padStart(2, '0');
      return `${addDays(usage.range.start, Math.floor(slot / usage.slotsOfDay))}T${hour}:00:00Z`;
    }),
    onDemand: slots.map((slot) => {
      const grains = layers.reduce((sum, { value }) => sum + (value[slot] ?? 0), unpriced[slot] ?? 0);
      return grains / usage.scale;
    }),
    isLeftOut: slots.map((slot) => !isKept.has(slot)),
  };
}

/** On all usage of the scope at on-demand cost, as if nothing had been owned: what is owned changes from month to month. */
async function backTestOf(
  stores: CompanyStores,
  scope: AdviceScope,
  inputs: AdviceInputs,
  candidate: Candidate,
): Promise<BackTest> {
  const { asked, rule, usage } = inputs;
  const { firstDate, vendors } = (await companyData(stores, scope.companyId)).freshness;
  const newest = vendors.find(({ vendor }) => vendor === rule.vendor)?.maxDatetime.slice(0, 10);
  // A month is whole when its last day has usage, whether or not that day may still grow.
  const last = newest === undefined ? usage.range.end : addDays(newest, -1);
  const end = asked.asOf === null ? last : earlierOf(asked.asOf, last);
  const first = laterOf(addDays(end, 1 - HISTORY_DAYS), firstDate ?? end);
  const start = usage.slotsOfDay === 24 ? laterOf(first, addDays(end, 1 - HOURLY_DAYS)) : first;
  const { companyId, currency } = scope;
  const { goal, lookBackDays, accounts, byAccount, expectsGrowth } = asked;
  const question = { facts: factsOf(stores, scope), rule, companyId, currency, accounts };
  const { account: owner } = candidate.group;
  const [past, growth] = await Promise.all([
    usageOf({ ...question, range: { start, end }, isWhole: true, ...neededOf(inputs, candidate) }),
    expectsGrowth
      ? ownerGrowth(question, { start, end }, { byAccount, owner, firstDate: firstDate ?? start })
      : null,
  ]);
  const history = historyOf(past, candidate, byAccount);
  return backTest(
    { ...history, ...(growth && { growthAt: (day: number) => growth.at(owner, day, start) }) },
    { goal, lookBackDays, guardDays: asked.isGuarded ? rule.guardDays : null, expectsGrowth },
    candidate.price,
  );
}

/** What the candidate cannot pay for need not be read, nor what makes no difference to it be told apart. */
export function neededOf(
  { asked, rule }: AdviceInputs,
  candidate: Candidate,
): Pick<UsageQuestion, 'where' | 'together'> {
  const { group, planType, discounts } = candidate;
  const { account, region, family, platform, tenancy, isFlexible, size } = group;
  const owner = asked.byAccount ? 'account' : 'billingAccount';
  const where: UsageQuestion['where'] = {
    [owner]: account,
    ...(region !== null && { region }),
    ...(family !== null && isFlexible !== false && { flexibilityGroup: family }),
    ...(isFlexible === false && size && { instanceType: size.instanceType }),
    ...(platform !== null && rule.apart[0] && { [rule.apart[0]]: platform }),
    ...(tenancy !== null && { tenancy }),
  };
  const isOneRate = planType !== null && discounts.every((each) => each === discounts[0]);
  return {
    where,
    together: [
      asked.byAccount ? 'billingAccount' : 'account',
      'operation',
      ...(isOneRate ? (['region', 'flexibilityGroup', 'platform'] as const) : []),
    ],
  };
}

/** The usage of the history that the candidate could have paid for, at the prices of today. */
export function historyOf(past: Usage, candidate: Candidate, byAccount: boolean): History {
  const { group, planType } = candidate;
  const own = past.series.filter((series) => isOf(series, candidate, byAccount));
  const cost = summed(
    own.map((series) => series.cost),
    past.slots,
  );
  const layers =
    planType === null
      ? byDepth([
          {
            value: cost,
            capacity: summed(
              own.map((series) => machinesOf(series, group)),
              past.slots,
            ).map((count) => Math.round(count * past.scale)),
          },
        ])
      : planLayers(own, discountsOf(own, candidate), past.slots);
  const { slotsOfDay, scale, range } = past;
  return { firstDay: range.start, days: daysIn(range), slotsOfDay, scale, layers };
}

function isOf(series: UsageSeries, { group, planType }: Candidate, byAccount: boolean): boolean {
  const plan = PLAN_RULES.find(({ type }) => type === planType);
  if ((byAccount ? series.account : series.billingAccount) !== group.account) return false;
  if (plan && !plan.computeKinds.includes(series.computeKind)) return false;
  const isSame = <Key extends keyof UsageGroup & keyof UsageSeries>(member: Key) =>
    group[member] === null || group[member] === (series[member] as unknown);
  if (!isSame('region') || !isSame('isMultiZone')) return false;
  if (planType !== null) return isSame('family');
  if (!isSame('platform') || !isSame('tenancy')) return false;
  return group.isFlexible ? isSame('family') : series.instanceType === group.size?.instanceType;
}

/** Families that are not used any more have the discount that most of the window has. */
function discountsOf(
  series: readonly UsageSeries[],
  { group, discounts, rate }: Candidate,
): (number | null)[] {
  const known = new Map(group.series.map((each, index) => [placeOf(each), discounts[index] ?? null]));
  return series.map((each) => known.get(placeOf(each)) ?? (known.has(placeOf(each)) ? null : rate.discount));
}

const placeOf = ({ region, family, platform }: UsageSeries) => JSON.stringify([region, family, platform]);
