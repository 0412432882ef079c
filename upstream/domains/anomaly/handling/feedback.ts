// What people say of an anomaly changes how its cost is judged (N-02, N-06): a false alarm widens its fence, a plan is not learnt.

import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { SettableState } from '../../../../lib/catalogue/anomaly.ts';
import type { AnomalyEvent } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { seriesKey } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { anomalyFences, saveAnomalyFence } from '../../../stores/documents/anomaly/anomaly-fences.ts';
import { judgeAgain } from '../../../stores/documents/anomaly/judged-vendors.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import type { Stores } from '../../shared/stores.ts';
import { dayOf } from '../alerts/listed-alerts.ts';
import { fadedFactor, widened } from './fence-factor.ts';

/**
 * Only what becomes FALSE widens a fence, and only once: taking it back leaves the fence to fade. What is planned, or
 * was, is judged again, because nothing is learnt from it.
 */
export async function applyFeedback(
  { documents, now }: Pick<Stores, 'documents' | 'now'>,
  event: AnomalyEvent,
  { before, after }: { before: SettableState; after: { state: SettableState; reason: string } },
): Promise<void> {
  if (after.state === 'PLANNED' || before === 'PLANNED') await judgeAgain(documents, event.companyId);
  if (after.state !== 'FALSE' || before === 'FALSE' || event.detectType !== 'AI') return;
  const today = dayOf({ now });
  const series = seriesKey(event);
  const factor = await factorOf(documents, event, today);
  await saveAnomalyFence(documents, event.companyId, {
    seriesKey: series,
    kind: event.kind,
    factor: widened(factor),
    since: today,
    until: null,
    eventId: event.eventId,
    why: after.reason === '' ? null : after.reason,
  });
  await judgeAgain(documents, event.companyId);
}

/** How much wider feedback made the fence of the anomaly's cost; 1 where there was none. */
export async function factorOf(documents: Documents, event: AnomalyEvent, today: IsoDate): Promise<number> {
  const series = seriesKey(event);
  const fences = await anomalyFences(documents, event.companyId);
  const known = fences.find((fence) => fence.seriesKey === series && fence.kind === event.kind);
  return known ? fadedFactor(known, today) : 1;
}
