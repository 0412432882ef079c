// Which found anomaly is which kept one, and which kept ones are no more.
import { addDays } from '../../../../lib/calendar/calendar.ts';
import { isOfSameCost, type WithdrawnReason } from '../../../../lib/catalogue/anomaly.ts';
import { compareDecimals, isZeroDecimal } from '../../../../lib/money/money.ts';
import type { AnomalyEvent, Named } from '../../../stores/documents/anomaly/anomaly-events.ts';
import type { FoundAnomaly } from '../../../stores/documents/anomaly/save-anomalies.ts';

/** As far apart as days of one anomaly are. */
const SAME_DAYS = 3;

export interface Matched {
  /** With the ids and the first times of those that were kept. */
  found: FoundAnomaly[];
  /** Kept ones that were not found again. */
  missing: AnomalyEvent[];
}

/** `kept` are those that the judged days may find again. */
export function matchEvents(found: readonly FoundAnomaly[], kept: readonly AnomalyEvent[]): Matched {
  const missing = new Set(kept);
  const matched = found.map((each) => {
    const known = [...missing].find((event) => isSameEvent(event, each.event));
    if (!known) return each;
    missing.delete(known);
    const { eventId, detectedAt, topCause } = known;
    const isAsItWas = known.real === each.event.real && known.lastSeenOn === each.event.lastSeenOn;
    return {
      ...each,
      event: { ...each.event, eventId, detectedAt, topCause: isAsItWas ? topCause : null },
    };
  });
  return { found: matched, missing: [...missing] };
}

function isSameEvent(one: AnomalyEvent, other: AnomalyEvent): boolean {
  const isOf = (a: Named | null, b: Named | null) => a === null || b === null || a.key === b.key;
  return (
    one.vendor === other.vendor &&
    one.direction === other.direction &&
    one.unit === other.unit &&
    isOfSameCost(one.kind, other.kind) &&
    isOf(one.account, other.account) &&
    isOf(one.product, other.product) &&
    isOf(one.region, other.region) &&
    one.startedOn <= addDays(other.lastSeenOn, SAME_DAYS) &&
    other.startedOn <= addDays(one.lastSeenOn, SAME_DAYS)
  );
}

/**
 * Why a kept anomaly that was not found again is no more; null where its cost is as it was: a wider fence, or days that
 * newer ones explain, take back nothing that was reported.
 */
export function withdrawalOf({ real }: Pick<AnomalyEvent, 'real'>, now: string): WithdrawnReason | null {
  if (compareDecimals(real, now) === 0) return null;
  return isZeroDecimal(now) ? 'DATA_REMOVED' : 'DATA_CHANGED';
}
