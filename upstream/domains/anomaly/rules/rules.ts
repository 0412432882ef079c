// Handlers of rules for unusual cost: list, save, delete, and a try over the last 90 days.
import { addDays } from '../../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import {
  type anomalyRuleEndpoints,
  MAX_ANOMALY_RULES,
  type WireRule,
} from '../../../contract/anomaly/rules.ts';
import type { CheckedRequestOf } from '../../../contract/endpoint.ts';
import { badRequest, Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { anomalyEvents } from '../../../stores/documents/anomaly/anomaly-events.ts';
import {
  type AnomalyRule,
  anomalyRulesOf,
  type RuleContent,
  type RuleFault,
  removeAnomalyRule,
  saveAnomalyRule,
} from '../../../stores/documents/anomaly/anomaly-rules.ts';
import { judgeAgain } from '../../../stores/documents/anomaly/judged-vendors.ts';
import { factsFor } from '../../../stores/facts/facts-for.ts';
import { costDataOf } from '../../shared/company-data.ts';
import { filtersOf } from '../../shared/cost-filters.ts';
import { ServiceGroupSets } from '../../shared/service-group-sets.ts';
import type { Stores } from '../../shared/stores.ts';
import { knownCompany } from '../ai-state.ts';
import { defaultBand } from '../alarm-band.ts';
import { dayOf } from '../alerts/listed-alerts.ts';
import { WIRE_LEVELS } from '../alerts/wire-alert.ts';
import { levelOf } from '../detection/levels.ts';
import { JUDGED_DAYS } from './evaluate-rules.ts';
import { checkRule } from './rule-content.ts';
import { addedUp, ruleCosts } from './rule-costs.ts';
import { ruleDays } from './rule-days.ts';

type Endpoints = typeof anomalyRuleEndpoints;

export function ruleHandlers(stores: Stores): HandlersOf<Endpoints> {
  const { documents } = stores;
  return {
    anomalyRules: (_request, { companyId }) => listOf(stores, companyId),
    saveAnomalyRule: (request, call) => save(stores, request, call),
    deleteAnomalyRule: async ({ ruleId, version }, call) => {
      const fault = await removeAnomalyRule(documents, changeOf(stores, call), { ruleId, version });
      if (fault) refuse(fault);
      return { result: 'OK' };
    },
    tryAnomalyRule: (request, call) => tried(stores, contentOf(request), call),
  };
}

async function listOf(stores: Stores, companyId: string) {
  const { documents } = stores;
  const [company, rules, fired] = await Promise.all([
    knownCompany(stores, companyId),
    anomalyRulesOf(documents, companyId),
    lastFired(stores, companyId),
  ]);
  const { minAlert, maxAlert } = await defaultBand(documents, company.currency, dayOf(stores));
  return {
    list: rules.map((rule) => wireRule(rule, fired)),
    currency: company.currency,
    defaultMinAlert: minAlert,
    defaultMaxAlert: maxAlert,
  };
}

async function save(stores: Stores, request: CheckedRequestOf<Endpoints['saveAnomalyRule']>, call: Call) {
  const { ruleId, version } = request;
  const content = contentOf(request);
  checkRule(content);
  await filtersOf(content.filters, new ServiceGroupSets(stores.documents, call.companyId));
  if (ruleId !== null && version === null)
    throw badRequest('A change names the version that it was made from.', 'version');
  const of = ruleId === null || version === null ? null : { ruleId, version };
  const saved = await saveAnomalyRule(
    stores.documents,
    changeOf(stores, call),
    of,
    content,
    MAX_ANOMALY_RULES,
  );
  if (typeof saved === 'string') return refuse(saved);
  await judgeAgain(stores.documents, call.companyId);
  return { rule: wireRule(saved, await lastFired(stores, call.companyId)) };
}

async function tried(stores: Stores, rule: RuleContent, call: Call) {
  checkRule(rule);
  const { companyId } = call;
  const data = await costDataOf(stores, companyId, undefined);
  const end = data.clock.completeThrough;
  if (end === null) throw new Error('a company with data has a newest complete day');
  const knownFrom = data.freshness.firstDate ?? end;
  const range = { start: addDays(end, 1 - JUDGED_DAYS), end };
  const sets = new ServiceGroupSets(stores.documents, companyId);
  const facts = factsFor(stores.facts, call.signal);
  const costs = await ruleCosts(facts, { companyId, vendors: data.vendors, sets }, rule, range);
  const days = ruleDays(rule, { costs: addedUp(costs, sumMoney), knownFrom }, range);
  return {
    currency: costs.currency,
    days: days.map(({ day, expected: _, ...figures }) => ({
      date: day,
      ...figures,
      level: figures.hasFired ? WIRE_LEVELS[levelOf(figures.difference, rule)] : null,
    })),
  };
}

/** The last day of the newest alert of each rule. */
async function lastFired({ documents }: Stores, companyId: string): Promise<Map<string, string>> {
  const events = await anomalyEvents(documents, companyId, { detectTypes: ['RULE'] });
  const fired = new Map<string, string>();
  for (const { ruleId, lastSeenOn } of events)
    if (ruleId !== null && (fired.get(ruleId) ?? '') < lastSeenOn) fired.set(ruleId, lastSeenOn);
  return fired;
}

function changeOf({ now }: Stores, { companyId, user }: Call) {
  return { companyId, actor: { userId: user.userId, name: user.name }, at: now() };
}

function contentOf(request: CheckedRequestOf<Endpoints['tryAnomalyRule']>): RuleContent {
  const { title, filters, basis, comparison, scale, threshold, minAlert, maxAlert, isActive } = request;
  return { title: title.trim(), filters, basis, comparison, scale, threshold, minAlert, maxAlert, isActive };
}

function wireRule({ authorId: _, ...rule }: AnomalyRule, fired: ReadonlyMap<string, string>): WireRule {
  return { ...rule, lastFiredDate: fired.get(rule.ruleId) ?? null };
}

function refuse(fault: RuleFault): never {
  const [message, field] = FAULTS[fault];
  throw new Refusal(fault, message, field);
}

const FAULTS: Record<RuleFault, [string, string]> = {
  UNKNOWN_ANOMALY_RULE: ['The company has no such rule.', 'ruleId'],
  CHANGED_MEANWHILE: ['The rule is not as it was read.', 'version'],
  TOO_MANY_ANOMALY_RULES: [`A company has at most ${MAX_ANOMALY_RULES} rules.`, 'title'],
};
