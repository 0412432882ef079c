// Words of the providers in the language of the reader: what is known is translated, what is not is shown as it was given.
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../intl/catalogues.ts';

/** By the word in small letters, without blanks and marks: `ALL_UPFRONT` and `All Upfront` are one. */
const WORDS: Readonly<Record<string, MessageId>> = {
  active: 'optimization.reserved.active',
  allupfront: 'optimization.advice.allUpfront',
  any: 'optimization.word.any',
  availabilityzone: 'optimization.word.availabilityZone',
  canceled: 'optimization.word.canceled',
  cancelled: 'optimization.word.canceled',
  convertible: 'optimization.word.convertible',
  dedicated: 'optimization.word.dedicated',
  default: 'optimization.word.shared',
  exhausted: 'optimization.word.exhausted',
  expired: 'optimization.reserved.expired',
  host: 'optimization.word.host',
  hours: 'optimization.reserved.hours',
  monthly: 'optimization.word.monthly',
  normalizedhours: 'optimization.word.normalizedHours',
  noupfront: 'optimization.advice.noUpfront',
  partialupfront: 'optimization.advice.partialUpfront',
  paymentfailed: 'optimization.word.paymentFailed',
  paymentpending: 'optimization.word.paymentPending',
  pending: 'optimization.word.pending',
  pendingreturn: 'optimization.word.pendingReturn',
  proposed: 'optimization.word.proposed',
  queued: 'optimization.word.queued',
  queueddeleted: 'optimization.word.canceled',
  region: 'optimization.word.region',
  retired: 'optimization.word.retired',
  returned: 'optimization.word.returned',
  shared: 'optimization.word.shared',
  single: 'optimization.word.single',
  standard: 'optimization.word.standard',
  superseded: 'optimization.word.superseded',
  unknown: 'optimization.word.unknown',
  upfront: 'optimization.word.upfront',
};

const SPANS = {
  D: 'optimization.value.days',
  M: 'optimization.value.months',
  Y: 'optimization.value.years',
} as const satisfies Record<string, MessageId>;

/** Also of terms, as `P1Y`. */
export function providerWord(intl: IntlShape, given: string): string {
  const [, count, unit = ''] = /^P(\d+)([DMY])$/.exec(given) ?? [];
  if (count !== undefined && unit in SPANS)
    return intl.formatMessage({ id: SPANS[unit as keyof typeof SPANS] }, { count: Number(count) });
  const id = WORDS[given.toLowerCase().replace(/[^a-z]/g, '')];
  return id === undefined ? given : intl.formatMessage({ id });
}

/** Members whose values are such words; all others are names. */
const OF_WORDS: ReadonlySet<string> = new Set([
  'billingPlan',
  'instanceFamily',
  'offerClass',
  'paymentOption',
  'regionName',
  'reservationScope',
  'tenancy',
  'term',
]);

/** The value of a member as it is shown; null where it is not known. */
export function memberText(intl: IntlShape, member: string, given: string | null | undefined): string | null {
  return OF_WORDS.has(member) ? providerWordOrNull(intl, given) : given || null;
}

/** The same of what may be unknown. */
export function providerWordOrNull(intl: IntlShape, given: string | null | undefined): string | null {
  return given ? providerWord(intl, given) : null;
}
