// The table of all rules, and those that a file of a version is held against.
import type { FocusVersion } from '../../stores/documents/loads/load-report.ts';
import { COLUMN_RULES } from './column-rules.ts';
import { type FocusRule, isRuleOf } from './focus-rule.ts';
import { RELATION_RULES } from './relation-rules.ts';

export const FOCUS_RULES: readonly FocusRule[] = [...COLUMN_RULES, ...RELATION_RULES];

export function rulesOf(version: FocusVersion): FocusRule[] {
  return FOCUS_RULES.filter((rule) => isRuleOf(rule, version));
}
