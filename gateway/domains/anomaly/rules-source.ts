// Calls of rules for unusual cost.
import {
  anomalyRules,
  deleteAnomalyRule,
  saveAnomalyRule,
  tryAnomalyRule,
  type WireRule,
} from '../../../upstream/contract/anomaly/rules.ts';
import type {
  AnomalyRule,
  AnomalyRuleInput,
  AnomalyRules,
  AnomalyRuleTrial,
  DeleteAnomalyRuleInput,
  SaveAnomalyRuleInput,
  WidgetComparison,
} from '../../__generated__/graph-types.ts';
import { inputError } from '../../errors.ts';
import { wireFilters } from '../../graph/cost-filters.ts';
import { fromGlobalId, toGlobalId } from '../../graph/global-id.ts';
import { orUserErrors, userError } from '../../graph/user-errors.ts';
import type { RestLoader } from '../../rest/loader.ts';
import type { ViewerContext } from '../../viewer.ts';
import { filtersOfWire } from '../cost-analytics/filters/filter-shapes.ts';
import { COMPARISONS, SCALES as WIRE_SCALES } from '../dashboard/arguments.ts';
import { LEVELS, SCALES } from './shapes.ts';

const UNKNOWN = userError('UNKNOWN_ANOMALY_RULE', 'id', 'no id of a rule');
const BASES = { usage: 'USAGE', billed: 'BILLED', effective: 'EFFECTIVE' } as const;
const WIRE_BASES = { USAGE: 'usage', BILLED: 'billed', EFFECTIVE: 'effective' } as const;
const CHANGED = [anomalyRules];
const NAMES = { ruleId: 'id' };

export class AnomalyRulesSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  async list(): Promise<AnomalyRules> {
    const { list, ...rest } = await this.#loader.load(anomalyRules, {});
    return { ...rest, rules: list.map(ruleOf) };
  }

  /** The rule of a global id; null when there is none that the viewer may see. */
  async node(id: string): Promise<(AnomalyRule & { __typename: 'AnomalyRule' }) | null> {
    if (!(await this.#viewer.hasMenu('ANOMALY', 'VIEW'))) return null;
    const { rules } = await this.list();
    const rule = rules.find((each) => each.id === id);
    return rule ? { __typename: 'AnomalyRule', ...rule } : null;
  }

  async trial(rule: AnomalyRuleInput): Promise<AnomalyRuleTrial> {
    const { currency, days } = await this.#loader.load(tryAnomalyRule, wireRule(rule));
    return { currency, days: days.map((day) => ({ ...day, level: day.level && LEVELS[day.level] })) };
  }

  /** Throws an input error for `version` when a change names none. */
  async save({ id, version, rule }: SaveAnomalyRuleInput) {
    const ruleId = id ? ruleIdOf(id) : null;
    if (id && ruleId === null) return { userErrors: [UNKNOWN] };
    if (id && !version) throw inputError('version', 'a change names the version that it was made of');
    const request = { ...wireRule(rule), ruleId, version: (id && version) || null };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(saveAnomalyRule, request, CHANGED),
      NAMES,
    );
    return { userErrors, rule: result && ruleOf(result.rule) };
  }

  async remove({ id, version }: DeleteAnomalyRuleInput) {
    const ruleId = ruleIdOf(id);
    if (ruleId === null) return { userErrors: [UNKNOWN] };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(deleteAnomalyRule, { ruleId, version }, CHANGED),
      NAMES,
    );
    return { userErrors, deletedId: result && id };
  }
}

function ruleIdOf(id: string): string | null {
  const parsed = fromGlobalId(id);
  return parsed?.type === 'AnomalyRule' ? parsed.key : null;
}

function wireRule({ title, filters, threshold, minAlert, maxAlert, isActive, ...rule }: AnomalyRuleInput) {
  return {
    title,
    threshold,
    minAlert,
    maxAlert,
    isActive,
    filters: wireFilters(filters),
    basis: WIRE_BASES[rule.basis],
    comparison: COMPARISONS[rule.comparison],
    scale: WIRE_SCALES[rule.scale],
  };
}

function ruleOf({ ruleId, filters, lastFiredDate, ...rule }: WireRule): AnomalyRule {
  return {
    ...rule,
    id: toGlobalId('AnomalyRule', ruleId),
    filters: filtersOfWire(filters),
    basis: BASES[rule.basis],
    comparison: comparisonOf(rule.comparison),
    scale: SCALES[rule.scale],
    lastFiredOn: lastFiredDate,
  };
}

function comparisonOf(wire: WireRule['comparison']): WidgetComparison {
  const found = (Object.keys(COMPARISONS) as WidgetComparison[]).find((each) => COMPARISONS[each] === wire);
  if (!found) throw new Error(`the graph has no comparison '${wire}'`);
  return found;
}
