// Words for decisions.
import type { Decision } from '../../../../../lib/commitments/recommendations.ts';
import type { MessageId } from '../../../../intl/catalogues.ts';

export const STATE_TEXTS = {
  OPEN: 'optimization.decision.open',
  ACCEPTED: 'optimization.decision.accepted',
  POSTPONED: 'optimization.decision.postponed',
  EXCLUDED: 'optimization.decision.excluded',
} as const satisfies Record<Decision, MessageId>;

export const ACTION_TEXTS = {
  OPEN: 'optimization.decision.reopen',
  ACCEPTED: 'optimization.decision.accept',
  POSTPONED: 'optimization.decision.postpone',
  EXCLUDED: 'optimization.decision.exclude',
} as const satisfies Record<Decision, MessageId>;

export const MEANING_TEXTS = {
  OPEN: 'optimization.decision.openMeans',
  ACCEPTED: 'optimization.decision.acceptedMeans',
  POSTPONED: 'optimization.decision.postponedMeans',
  EXCLUDED: 'optimization.decision.excludedMeans',
} as const satisfies Record<Decision, MessageId>;

/** An unknown state of a newer service is shown as open. */
export function knownState(state: string | null | undefined): Decision {
  return state !== null && state !== undefined && Object.hasOwn(STATE_TEXTS, state)
    ? (state as Decision)
    : 'OPEN';
}
