// What the state of an anomaly is on a day. Pure.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { AnomalyState } from '../../../../lib/catalogue/anomaly.ts';
import type { AnomalyEvent } from '../../../stores/documents/anomaly/anomaly-events.ts';
import type { KeptState } from '../../../stores/documents/anomaly/anomaly-states.ts';

/** A snooze ends after its last day; a plan is broken by cost that stays unusual after its last day. */
export function shownState(
  { withdrawnReason, lastSeenOn }: Pick<AnomalyEvent, 'withdrawnReason' | 'lastSeenOn'>,
  { state, until }: Pick<KeptState, 'state' | 'until'>,
  today: IsoDate,
): AnomalyState {
  if (withdrawnReason !== null) return 'WITHDRAWN';
  if (state === 'SNOOZED' && until !== null && until < today) return 'OPEN';
  if (state === 'PLANNED' && until !== null && lastSeenOn > until) return 'OPEN';
  return state;
}
