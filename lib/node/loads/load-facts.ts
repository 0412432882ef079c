// What the checks of a load find, what it assumes of a file, and why rows are rejected: each as a text of the catalogue with
// its values, so that reports are in the language of their reader.
import type { Language } from '../../catalogue/languages.ts';
import type { TextId } from '../../catalogue/text-id.ts';
import { textsOf } from '../texts.ts';

const FACTS = {
  rejected: 'data.finding.rejected',
  rejectedLine: 'data.finding.rejectedLine',
  joinedManyTimes: 'data.finding.joinedManyTimes',
  joinedWithItself: 'data.finding.joinedWithItself',
  rowsElsewhere: 'data.finding.rowsElsewhere',
  accountAlike: 'data.finding.accountAlike',
  accountAlikeUnnamed: 'data.finding.accountAlikeUnnamed',
  lostRows: 'data.finding.lostRows',
  lostMoney: 'data.finding.lostMoney',
  lostDays: 'data.finding.lostDays',
  lostAccounts: 'data.finding.lostAccounts',
  lostServices: 'data.finding.lostServices',
  lostCharges: 'data.finding.lostCharges',
  strayRows: 'data.finding.strayRows',
  largeRow: 'data.finding.largeRow',
  largeMonth: 'data.finding.largeMonth',
  strangePeriod: 'data.finding.strangePeriod',
  futureUsage: 'data.finding.futureUsage',
  damagedId: 'data.finding.damagedId',
  damagedTags: 'data.finding.damagedTags',
  mixedDates: 'data.finding.mixedDates',
  openDates: 'data.finding.openDates',
  openDecimals: 'data.finding.openDecimals',
  currencyAssumed: 'data.note.currencyAssumed',
  currencyAssumedWhereEmpty: 'data.note.currencyAssumedWhereEmpty',
  hiddenVendor: 'data.note.hiddenVendor',
  otherVendor: 'data.note.otherVendor',
  roundedCost: 'data.note.roundedCost',
  actualCost: 'data.note.actualCost',
  amortisedCost: 'data.note.amortisedCost',
  unknownServices: 'data.note.unknownServices',
  leftOut: 'data.note.leftOut',
  added: 'data.note.added',
  sameContent: 'data.note.sameContent',
  counts: 'data.note.counts',
  outdated: 'data.note.outdated',
  newerKept: 'data.note.newerKept',
  damagedAccounts: 'data.note.damagedAccounts',
} as const satisfies Record<string, TextId>;

export interface LoadFact {
  kind: keyof typeof FACTS;
  /** Amounts are decimal texts; `reason` is why a row is rejected, in English. */
  values: Record<string, string | number>;
}

export function loadFactText({ kind, values }: LoadFact, language: Language): string {
  const { reason } = values;
  const told = typeof reason === 'string' ? { ...values, reason: rejectReasonIn(reason, language) } : values;
  return textsOf(language)(FACTS[kind], told);
}

const REJECT_REASONS = [
  'data.reject.empty',
  'data.reject.notNumber',
  'data.reject.notDate',
  'data.reject.serialDate',
  'data.reject.tooLong',
  'data.reject.notCurrency',
  'data.reject.openQuotes',
  'data.reject.notUtf8',
  'data.reject.longLine',
  'data.reject.notJson',
  'data.reject.creditNoNumber',
] as const satisfies readonly TextId[];
const COUNTED: TextId = 'data.reject.fieldCount';
const COUNTS = /^has (\d+) fields, the header has (\d+)$/;

/** Why a row is rejected, as reports and terminals keep it: in English. */
export function rejectReason(id: (typeof REJECT_REASONS)[number]): string {
  return textsOf('en')(id);
}

export function fieldCountReason(found: number | string, expected: number | string): string {
  return textsOf('en')(COUNTED, { found, expected });
}

/** A kept reason in another language; one that the catalogue does not have stays as it is. */
export function rejectReasonIn(reason: string, language: Language): string {
  const [, found, expected] = COUNTS.exec(reason) ?? [];
  if (found !== undefined && expected !== undefined) return textsOf(language)(COUNTED, { found, expected });
  const id = REJECT_REASONS.find((each) => rejectReason(each) === reason);
  return id === undefined ? reason : textsOf(language)(id);
}
