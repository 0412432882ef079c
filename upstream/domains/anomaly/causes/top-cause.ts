// The top cause of an anomaly: found once, and kept with it.
import type { TopCause } from '../../../contract/anomaly/shapes.ts';
import type { AnomalyEvent } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { saveTopCause } from '../../../stores/documents/anomaly/save-anomalies.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import type { FactStore } from '../../../stores/facts/answers/answer.ts';
import { topCauseOf } from '../alerts/wire-alert.ts';
import { causesOf } from './causes.ts';
import { basisOfEvent } from './event-basis.ts';

/** Null where nothing goes the way of the whole. */
export async function topCauseOfEvent(
  { documents, facts }: { documents: Documents; facts: Pick<FactStore, 'cost' | 'tagKeys'> },
  event: AnomalyEvent,
): Promise<TopCause | null> {
  const known = topCauseOf(event.topCause);
  if (known) return known;
  const { topCause } = await causesOf(facts, event, await basisOfEvent(documents, event));
  if (topCause) await saveTopCause(documents, event.eventId, topCause);
  return topCause;
}
