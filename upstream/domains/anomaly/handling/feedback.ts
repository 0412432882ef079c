// What people say of an anomaly changes how wide the fence of its cost is (N-02, N-06): a false alarm widens it.

import type { SettableState } from '../../../../lib/catalogue/anomaly.ts';
import type { AnomalyEvent } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { seriesKey } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { anomalyFences, saveAnomalyFence } from '../../../stores/documents/anomaly/anomaly-fences.ts';
import { judgeAgain } from '../../../stores/documents/anomaly/anomaly-judgements.ts';
import type { Stores } from '../../shared/stores.ts';
import { dayOf } from '../alerts/listed-alerts.ts';
import { fadedFactor, widened } from './fence-factor.ts';

/** Only what becomes FALSE counts, and only once: taking it back leaves the fence to fade. */
export async function applyFeedback(
  { documents, now }: Pick<Stores, 'documents' | 'now'>,
  event: AnomalyEvent,
  { before, after }: { before: SettableState; after: { state: SettableState; reason: string } },
): Promise<void> {
  if (after.state !== 'FALSE' || before === 'FALSE' || event.detectType !== 'AI') return;
  const today = dayOf({ now });
  const series = seriesKey(event);
  const fences = await anomalyFences(documents, event.companyId);
  const known = fences.find((fence) => fence.seriesKey === series && fence.kind === event.kind);
  await saveAnomalyFence(documents, event.companyId, {
    seriesKey: series,
    kind: event.kind,
    factor: widened(known ? fadedFactor(known, today) : 1),
    since: today,
    until: null,
    eventId: event.eventId,
    why: after.reason === '' ? null : after.reason,
  });
  await judgeAgain(documents, event.companyId);
}
