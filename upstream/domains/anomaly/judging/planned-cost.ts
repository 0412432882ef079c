// Planned cost of a company, by the states of its anomalies: excluded from learning, and reported once.
import { addDays, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { AnomalyDirection } from '../../../../lib/catalogue/anomaly.ts';
import { type AnomalyEvent, anomalyEvents } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { anomalyStatesOf } from '../../../stores/documents/anomaly/anomaly-states.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import { isRelated, type Plan } from '../detection/plans.ts';

/** Cost that is expected from a day on is learnt within a week; until then it is not reported again. */
const LEARNT_DAYS = 7;

/** A plan, and on which side of what was expected its cost is. */
export interface PlannedCost extends Plan {
  eventId: string;
  direction: AnomalyDirection;
}

export async function plannedCosts(documents: Documents, companyId: string): Promise<PlannedCost[]> {
  const [events, states] = await Promise.all([
    anomalyEvents(documents, companyId),
    anomalyStatesOf(documents, companyId),
  ]);
  return events.flatMap((event) => {
    const kept = states.get(event.eventId);
    if (kept?.state !== 'PLANNED' || kept.from === null) return [];
    const { eventId, direction } = event;
    return [{ eventId, direction, place: placeOf(event), from: kept.from, until: kept.until }];
  });
}

/** Is all of the anomaly within what was planned of its cost? The one that the plan was made from is known already. */
export function isPlanned(event: AnomalyEvent, planned: readonly PlannedCost[]): boolean {
  return planned.some(
    ({ eventId, direction, place, from, until }) =>
      event.eventId !== eventId &&
      event.direction === direction &&
      isRelated(place, placeOf(event)) &&
      event.startedOn >= from &&
      event.lastSeenOn <= (until ?? lastLearnt(from)),
  );
}

function lastLearnt(from: IsoDate): IsoDate {
  return addDays(from, LEARNT_DAYS - 1);
}

function placeOf({ vendor, account, product, region }: AnomalyEvent): Plan['place'] {
  return {
    vendor,
    account: account?.key ?? null,
    product: product?.key ?? null,
    region: region?.key ?? null,
  };
}
