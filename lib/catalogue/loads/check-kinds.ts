// What a rule of FOCUS asks of a column, and the words for it: one row a kind of rule.
import type { TextId } from '../text-id.ts';

/** The texts take `column`, and `other`, `where` and `words` of the rule where it has them. */
const ROWS = {
  PRESENT: 'data.check.present',
  NAMED: 'data.check.named',
  NOT_NULL: 'data.check.notNull',
  NUMBER: 'data.check.number',
  TIME: 'data.check.time',
  JSON: 'data.check.json',
  CURRENCY: 'data.check.currency',
  WORD: 'data.check.word',
  AFTER: 'data.check.after',
  NULL_WHERE: 'data.check.nullWhere',
  SET_WHERE: 'data.check.setWhere',
  ZERO_WHERE: 'data.check.zeroWhere',
  NEVER_WHERE: 'data.check.neverWhere',
  SAME_WHERE: 'data.check.sameWhere',
  PRODUCT: 'data.check.product',
} as const satisfies Record<string, TextId>;

export type CheckKind = keyof typeof ROWS;
export const CHECK_KINDS = Object.keys(ROWS) as [CheckKind, ...CheckKind[]];

/** Whether a file breaks FOCUS by it, or only does what FOCUS advises against. */
export const CHECK_KEYWORDS = ['MUST', 'SHOULD'] as const;
export type CheckKeyword = (typeof CHECK_KEYWORDS)[number];

export function checkTextId(kind: CheckKind): TextId {
  return ROWS[kind];
}
