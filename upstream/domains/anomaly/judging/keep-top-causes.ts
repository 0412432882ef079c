// Looks for what explains the newest anomalies most, so that the list shows it before the page of one was opened.
import { anomalyEvents } from '../../../stores/documents/anomaly/anomaly-events.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import type { RequestFacts } from '../../../stores/facts/facts-for.ts';
import { topCauseOfEvent } from '../causes/top-cause.ts';

/** Each takes a few questions: older ones are explained when they are looked at. */
const MOST = 20;

export async function keepTopCauses(
  { documents, facts }: { documents: Documents; facts: RequestFacts },
  companyId: string,
  signal: AbortSignal,
): Promise<void> {
  const events = await anomalyEvents(documents, companyId);
  for (const event of events.filter(({ topCause }) => topCause === null).slice(0, MOST)) {
    signal.throwIfAborted();
    await topCauseOfEvent({ documents, facts }, event);
  }
}
