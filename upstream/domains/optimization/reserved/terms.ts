// What is known of a reservation, in the words of the wire.
import { addDays, addMonths } from '../../../../lib/calendar/calendar.ts';
import type { ReservationTerms } from '../../../contract/optimization/reserved/shapes.ts';
import type { Commitment } from '../shared/commitment-inventory.ts';

/** Words of inventories for what is over. */
const ENDED = ['retired', 'returned', 'expired', 'cancelled', 'canceled', 'payment-failed', 'superseded'];

const MILLISECONDS = 1000;

/** What has no end known counts as active when it was charged within so many days. */
const NEWEST_DAYS = 2;

/** `today` is the day that counts as today, whose start is now: of a demo that has ended, its last day. */
export function termsOf(commitment: Commitment, today: string): ReservationTerms {
  const { id, account, product, region, startsAt, endsAt } = commitment;
  const isExpired = hasEnded(commitment, today);
  return {
    reservedId: shortId(id),
    arn: id,
    displayName: commitment.name || shortId(id),
    linkedAccountId: account,
    linkedAccountName: commitment.accountName || account,
    serviceCode: product,
    serviceName: product,
    instanceType: commitment.instanceType,
    instanceFamily: familyOf(commitment),
    regionCode: region,
    regionName: commitment.regionName ?? region,
    purchaseOption: commitment.paymentOption,
    startDate: startsAt,
    endDate: endsAt,
    duration: secondsBetween(startsAt, endsAt),
    remainingPeriod: endsAt === null ? null : Math.max(0, secondsBetween(startOf(today), endsAt) ?? 0),
    status: commitment.state ?? (isExpired ? 'expired' : isCharged(commitment, today) ? 'active' : 'unknown'),
    isExpired,
  };
}

/** Its end is past, or an inventory says that it is over. What has no end known is not over. */
export function hasEnded({ endsAt, state }: Commitment, today: string): boolean {
  if (state !== null && ENDED.includes(state.toLowerCase())) return true;
  return endsAt !== null && Date.parse(endsAt) <= Date.parse(startOf(today));
}

/** What one can pay for in any size: Azure's flexibility group, the instance family of others. */
export function familyOf({ flexibilityGroup, instanceFamily, vendor }: Commitment): string | null {
  return (vendor === 'azr' ? flexibilityGroup : null) ?? instanceFamily;
}

/** Something was charged for it within the newest days. */
function isCharged({ endsAt, lastChargeDay }: Commitment, today: string): boolean {
  return endsAt !== null || (lastChargeDay !== null && lastChargeDay >= addDays(today, -NEWEST_DAYS));
}

/** The last part of an id of any provider. */
export function shortId(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

export function secondsBetween(from: string | null, until: string | null): number | null {
  if (from === null || until === null) return null;
  return Math.round((Date.parse(until) - Date.parse(from)) / MILLISECONDS);
}

/** `P1Y` and `P3Y` of a start and an end, `P1M` of months; null where it is none of them. */
export function termBetween(from: string | null, until: string | null): string | null {
  if (from === null || until === null) return null;
  const terms = [
    ['P1M', 1],
    ['P1Y', 12],
    ['P3Y', 36],
    ['P5Y', 60],
  ] as const;
  return terms.find(([, months]) => isNear(addMonths(from.slice(0, 10), months), until))?.[0] ?? null;
}

/** Providers end a term at the instant it began, or a second or a day before. */
function isNear(day: string, until: string): boolean {
  return Math.abs(Date.parse(day) - Date.parse(until.slice(0, 10))) <= 86_400 * MILLISECONDS;
}

function startOf(day: string): string {
  return `${day}T00:00:00Z`;
}
