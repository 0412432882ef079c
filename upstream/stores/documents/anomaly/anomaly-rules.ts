// The rules of companies for unusual cost.
import { randomUUID } from 'node:crypto';
import type { AbnormalComparison } from '../../../../lib/calendar/abnormal-comparisons.ts';
import type { RuleBasis } from '../../../../lib/catalogue/anomaly.ts';
import type { FilterCondition } from '../../../contract/shared/cost-question.ts';
import type { Documents } from '../database.ts';
import { appendAudit } from '../people/audit-log.ts';
import { atomically } from '../transaction.ts';
import type { AnomalyRuleRow } from './handling-schema.ts';

export interface RuleContent {
  title: string;
  /** Conditions, by the keys of the vendor table. */
  filters: Record<string, FilterCondition[]>;
  basis: RuleBasis;
  comparison: AbnormalComparison;
  scale: 'percentage' | 'value';
  threshold: number;
  /** In the currency of the company. */
  minAlert: number;
  maxAlert: number;
  isActive: boolean;
}

export interface AnomalyRule extends RuleContent {
  ruleId: string;
  version: number;
  /** ISO 8601 */
  changedAt: string;
  authorId: string;
  author: string;
}

/** By title. */
export async function anomalyRulesOf(documents: Documents, companyId: string): Promise<AnomalyRule[]> {
  const rows = await documents
    .selectFrom('anomaly_rules')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('title')
    .orderBy('rule_id')
    .execute();
  return rows.map(ruleOf);
}

export interface RuleChange {
  companyId: string;
  actor: { userId: string; name: string };
  at: Date;
}

export type RuleFault = 'UNKNOWN_ANOMALY_RULE' | 'CHANGED_MEANWHILE' | 'TOO_MANY_ANOMALY_RULES';

/** `of` is the rule as it was read; null for a new one. */
export function saveAnomalyRule(
  documents: Documents,
  change: RuleChange,
  of: { ruleId: string; version: number } | null,
  content: RuleContent,
  most: number,
): Promise<AnomalyRule | RuleFault> {
  const { companyId, actor, at } = change;
  return atomically(documents, async (transaction) => {
    const rules = await anomalyRulesOf(transaction, companyId);
    const known = of && rules.find(({ ruleId }) => ruleId === of.ruleId);
    if (of && !known) return 'UNKNOWN_ANOMALY_RULE';
    if (of && known?.version !== of.version) return 'CHANGED_MEANWHILE';
    if (!of && rules.length >= most) return 'TOO_MANY_ANOMALY_RULES';
    const saved: AnomalyRule = {
      ...content,
      ruleId: known?.ruleId ?? randomUUID(),
      version: (known?.version ?? 0) + 1,
      changedAt: at.toISOString(),
      authorId: actor.userId,
      author: actor.name,
    };
    const row = rowOf(companyId, saved);
    await transaction
      .insertInto('anomaly_rules')
      .values(row)
      .onConflict((conflict) => conflict.column('rule_id').doUpdateSet(row))
      .execute();
    await audit(transaction, change, known ?? null, saved);
    return saved;
  });
}

/** Null when it is removed. */
export function removeAnomalyRule(
  documents: Documents,
  change: RuleChange,
  of: { ruleId: string; version: number },
): Promise<RuleFault | null> {
  return atomically(documents, async (transaction) => {
    const rules = await anomalyRulesOf(transaction, change.companyId);
    const known = rules.find(({ ruleId }) => ruleId === of.ruleId);
    if (!known) return 'UNKNOWN_ANOMALY_RULE';
    if (known.version !== of.version) return 'CHANGED_MEANWHILE';
    await transaction.deleteFrom('anomaly_rules').where('rule_id', '=', of.ruleId).execute();
    await audit(transaction, change, known, null);
    return null;
  });
}

async function audit(
  documents: Documents,
  { companyId, actor, at }: RuleChange,
  before: AnomalyRule | null,
  after: AnomalyRule | null,
): Promise<void> {
  const subject = (after ?? before)?.title ?? '';
  const changes = [{ name: 'rule', before: before && wordsOf(before), after: after && wordsOf(after) }];
  await appendAudit(documents, { companyId, actor, action: 'ANOMALY_RULES_CHANGED', subject, changes }, at);
}

function wordsOf({ comparison, threshold, scale, minAlert, maxAlert, isActive }: RuleContent): string {
  const size = scale === 'percentage' ? `${threshold} %` : String(threshold);
  return [comparison, size, `${minAlert}–${maxAlert}`, ...(isActive ? [] : ['off'])].join(', ');
}

function ruleOf(row: AnomalyRuleRow): AnomalyRule {
  return {
    ruleId: row.rule_id,
    title: row.title,
    filters: JSON.parse(row.filters) as RuleContent['filters'],
    basis: row.basis as RuleBasis,
    comparison: row.comparison as AbnormalComparison,
    scale: row.scale as RuleContent['scale'],
    threshold: Number(row.threshold),
    minAlert: Number(row.min_alert),
    maxAlert: Number(row.max_alert),
    isActive: row.is_active === 1,
    version: row.version,
    changedAt: row.changed_at,
    authorId: row.author_id,
    author: row.author,
  };
}

function rowOf(companyId: string, rule: AnomalyRule): AnomalyRuleRow {
  return {
    rule_id: rule.ruleId,
    company_id: companyId,
    title: rule.title,
    filters: JSON.stringify(rule.filters),
    basis: rule.basis,
    comparison: rule.comparison,
    scale: rule.scale,
    threshold: String(rule.threshold),
    min_alert: String(rule.minAlert),
    max_alert: String(rule.maxAlert),
    is_active: Number(rule.isActive),
    version: rule.version,
    changed_at: rule.changedAt,
    author_id: rule.authorId,
    author: rule.author,
  };
}
