// Advice of one kind: what to commit to, by the usage of a window that nothing covers.
import { addDays, daysIn } from '../../../../lib/calendar/calendar.ts';
import { chosenSize } from '../../../../lib/commitments/advice/goals.ts';
import { grown, growthFactors } from '../../../../lib/commitments/advice/growth.ts';
import type { Valuation } from '../../../../lib/commitments/advice/valuation.ts';
import { shareOf } from '../../../../lib/money/money.ts';
import type { CompanyStores } from '../../shared/company-data.ts';
import { conversionsOf } from '../../shared/cost-series.ts';
import type { Advice, AdviceAsked, AdviceLine, AdviceScope, AdviceWindow, Missing } from './advice.ts';
import { type Candidate, candidatesOf, valuationOf } from './candidates.ts';
import { type AdviceInputs, adviceInputs, currencyOf } from './inputs.ts';
import { lineOf } from './line.ts';

/** What is missing is part of the answer, never an error. */
export async function advise(stores: CompanyStores, scope: AdviceScope, asked: AdviceAsked): Promise<Advice> {
  return adviceOf(stores, scope, await adviceInputs(stores, scope, asked));
}

/** Of inputs that were read; null: there is no complete day. */
export async function adviceOf(
  stores: CompanyStores,
  scope: AdviceScope,
  inputs: AdviceInputs | null,
): Promise<Advice> {
  if (inputs === null) return noAdvice(stores, scope);
  const { candidates, missing } = candidatesOf(inputs);
  const lines: AdviceLine[] = [];
  for (const candidate of candidates) {
    const chosen = sizeOf(inputs, candidate);
    if (typeof chosen !== 'number') missing.push(chosen);
    else if (chosen > 0) lines.push(lineOf(inputs, candidate, chosen));
  }
  if (candidates.length === 0 && missing.length === 0)
    missing.push({ what: 'NO_ELIGIBLE_USAGE', of: '', best: null });
  return {
    currency: inputs.prices.currency,
    window: windowOf(inputs, candidates),
    missing,
    lines: lines.sort((one, other) => other.monthlySaving - one.monthlySaving),
    conversions: conversionsOf(inputs.usage.answers),
  };
}

export async function noAdvice(stores: CompanyStores, scope: AdviceScope): Promise<Advice> {
  return {
    currency: await currencyOf(stores, scope),
    ...{ window: null, lines: [], conversions: conversionsOf([]) },
    missing: [{ what: 'NO_HOURS', of: '', best: null }],
  };
}

/** The size by the goal, with growth and the guard where they are asked for. */
export function sizeOf(inputs: AdviceInputs, candidate: Candidate): number | Missing {
  const { asked, rule, usage } = inputs;
  const { price } = candidate;
  const whole = valuationOf(inputs, candidate);
  const size = chosenSize(expected(inputs, candidate, whole), price, asked.goal);
  if (size === null) {
    const best = shareOf(whole.at(whole.peak).covered, whole.onDemand);
    const { family, size: bought } = candidate.group;
    return {
      what: 'TARGET_UNREACHABLE',
      of: family ?? candidate.planType ?? bought?.instanceType ?? '',
      best,
    };
  }
  if (!asked.isGuarded || daysIn(usage.range) <= rule.guardDays) return size;
  const newest = valuationOf(inputs, candidate, rule.guardDays);
  const short = chosenSize(expected(inputs, candidate, newest, rule.guardDays), price, asked.goal);
  return short === null ? size : Math.min(size, short);
}

/** The hours as they are expected over the term, where growth is asked for. */
function expected(
  { asked, usage, growth }: AdviceInputs,
  { group, price }: Candidate,
  valuation: Valuation,
  windowDays: number = daysIn(usage.range),
): Valuation {
  const { account: owner } = group;
  const known = growth?.known() ?? 0;
  const each = growth?.at(owner, known) ?? 0;
  if (!growth || each === 0) return valuation;
  const uncovered = usage.series.reduce((sum, series) => {
    const own = asked.byAccount ? series.account : series.billingAccount;
    return own === owner ? series.cost.reduce((all, grains) => all + grains, sum) : sum;
  }, 0);
  const hourly = uncovered / usage.scale / usage.slots;
  const wholeByUncovered = hourly > 0 ? Math.max(growth.hourly(owner, daysIn(usage.range)) / hourly, 1) : 1;
  return grown(
    valuation,
    growthFactors(each, { windowDays, termMonths: price.termMonths, wholeByUncovered }),
  );
}

export function windowOf({ usage }: AdviceInputs, candidates: readonly Candidate[]): AdviceWindow {
  const kept = Math.min(usage.slots, ...candidates.map((each) => each.kept.length));
  const hoursOfSlot = 24 / usage.slotsOfDay;
  return {
    start: `${usage.range.start}T00:00:00Z`,
    end: `${addDays(usage.range.end, 1)}T00:00:00Z`,
    hours: usage.slots * hoursOfSlot,
    leftOutHours: (usage.slots - kept) * hoursOfSlot,
    resolution: usage.hasDays || usage.slotsOfDay === 1 ? 'day' : 'hour',
  };
}
