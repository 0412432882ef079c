// What the rules of a company find in its newest days: asked by judging, beside the models.
import { addDays, daysIn, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { AnomalyDay } from '../../../../lib/catalogue/anomaly.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { percentOf } from '../../../../lib/money/money.ts';
import { type AnomalyEvent, eventIdOf } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { type AnomalyRule, anomalyRulesOf } from '../../../stores/documents/anomaly/anomaly-rules.ts';
import type { FoundAnomaly } from '../../../stores/documents/anomaly/save-anomalies.ts';
import { ServiceGroupSets } from '../../shared/service-group-sets.ts';
import type { Stores } from '../../shared/stores.ts';
import { levelOf } from '../detection/levels.ts';
import { type RuleCosts, ruleCosts } from './rule-costs.ts';
import { type RuleDay, ruleDays } from './rule-days.ts';
import { type RuleEvent, ruleEvents } from './rule-events.ts';

/** How many days are judged anew each time, and how many are kept beside an anomaly for its chart. */
export const JUDGED_DAYS = 90;
const KEPT_BEFORE = 84;

export interface RuleRun {
  companyId: string;
  /** The newest complete day of each vendor that is judged. */
  through: ReadonlyMap<VendorCode, IsoDate>;
  dataVersion: number;
  at: Date;
}

/** Of active rules alone; a rule whose conditions can no longer be asked, as of a set that is gone, finds nothing. */
export async function evaluateRules(
  { documents, facts }: Pick<Stores, 'documents' | 'facts'>,
  run: RuleRun,
): Promise<FoundAnomaly[]> {
  const { companyId, through } = run;
  const newest = [...through.values()].sort().at(-1);
  if (newest === undefined) return [];
  const rules = (await anomalyRulesOf(documents, companyId)).filter(({ isActive }) => isActive);
  const range = { start: addDays(newest, 1 - JUDGED_DAYS - KEPT_BEFORE), end: newest };
  const scope = { companyId, vendors: [...through.keys()], sets: new ServiceGroupSets(documents, companyId) };
  const knownFrom = (await facts.freshness(companyId)).firstDate ?? newest;
  const found: FoundAnomaly[] = [];
  for (const rule of rules) {
    const costs = await ruleCosts(facts, scope, rule, range).catch(() => null);
    if (costs) found.push(...foundBy(rule, costs, { ...run, knownFrom }));
  }
  return found;
}

function foundBy(rule: AnomalyRule, costs: RuleCosts, run: RuleRun & { knownFrom: IsoDate }): FoundAnomaly[] {
  return [...costs.byVendor].flatMap(([vendor, daily]) => {
    const end = run.through.get(vendor);
    if (end === undefined) return [];
    const days = ruleDays(
      rule,
      { costs: daily, knownFrom: run.knownFrom },
      { start: addDays(end, 1 - JUDGED_DAYS - KEPT_BEFORE), end },
    );
    const judged = days.slice(-JUDGED_DAYS);
    return ruleEvents(judged).map((event) => ({
      event: keptEvent(event, { rule, vendor, costs, end, run }),
      days: chartDays(event, days),
    }));
  });
}

function keptEvent(
  event: RuleEvent,
  of: { rule: AnomalyRule; vendor: VendorCode; costs: RuleCosts; end: IsoDate; run: RuleRun },
): AnomalyEvent {
  const { rule, vendor, costs, end, run } = of;
  const { direction, startedOn, lastSeenOn, endedOn, peakDay, real, expected, impact } = event;
  const at = run.at.toISOString();
  const identity = {
    companyId: run.companyId,
    vendor,
    account: null,
    product: null,
    region: null,
    kind: 'USAGE' as const,
    direction,
    ruleId: rule.ruleId,
    startedOn,
  };
  return {
    ...identity,
    eventId: eventIdOf(identity),
    unit: 'DAY',
    detectType: 'RULE',
    lastSeenOn,
    endedOn,
    peakDay,
    days: daysIn({ start: startedOn, end: lastSeenOn }),
    real: String(real),
    expected: String(expected),
    impact: String(impact),
    percent: expected === 0 ? null : String(percentOf(String(impact), String(expected))),
    currency: costs.currency,
    rateDate: costs.rateDate,
    level: levelOf(impact, rule),
    sensitivity: null,
    topCause: null,
    detectedAt: at,
    judgedAt: at,
    judgedThrough: end,
    dataVersion: run.dataVersion,
    withdrawnReason: null,
  };
}

function chartDays({ startedOn, lastSeenOn }: RuleEvent, days: readonly RuleDay[]): AnomalyDay[] {
  const from = addDays(startedOn, -KEPT_BEFORE);
  return days
    .filter(({ day }) => day >= from && day <= lastSeenOn)
    .map(({ day, dailyCost, expected, hasFired }) => ({
      day,
      real: String(dailyCost),
      expected: String(expected),
      models: [],
      isAlarm: hasFired,
    }));
}
