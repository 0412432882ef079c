// Words for what advice is asked for, and for what it lacks.
import type { Goal } from '../../../../lib/commitments/recommendations.ts';
import type { MessageId } from '../../../intl/catalogues.ts';
import type { NODE_SERVICES, PAYMENTS } from './advice-address.ts';

export const PAYMENT_TEXTS = {
  no: 'optimization.advice.noUpfront',
  partial: 'optimization.advice.partialUpfront',
  all: 'optimization.advice.allUpfront',
} as const satisfies Record<(typeof PAYMENTS)[number], MessageId>;

/** The words of the graph. */
export const PAYMENT_OPTION_TEXTS: Record<string, MessageId> = {
  NO_UPFRONT: PAYMENT_TEXTS.no,
  PARTIAL_UPFRONT: PAYMENT_TEXTS.partial,
  ALL_UPFRONT: PAYMENT_TEXTS.all,
};

export const SERVICE_TEXTS = {
  opensearch: 'optimization.advice.opensearch',
  elasticache: 'optimization.advice.elasticache',
  redshift: 'optimization.advice.redshift',
} as const satisfies Record<(typeof NODE_SERVICES)[number], MessageId>;

export const GOAL_TEXTS = {
  saving: 'optimization.advice.mostSaving',
  regret: 'optimization.advice.leastRegret',
  coverage: 'optimization.advice.targetCoverage',
} as const satisfies Record<Goal, MessageId>;

export const GOAL_NOTES = {
  saving: 'optimization.advice.mostSavingNote',
  regret: 'optimization.advice.leastRegretNote',
  coverage: 'optimization.advice.targetCoverageNote',
} as const satisfies Record<Goal, MessageId>;

export const LACK_TEXTS: Record<string, MessageId> = {
  NO_HOURS: 'optimization.advice.lackHours',
  NO_RATES: 'optimization.advice.lackRates',
  NO_ELIGIBLE_USAGE: 'optimization.advice.lackUsage',
  TARGET_UNREACHABLE: 'optimization.advice.lackTarget',
};
/** What to do, and where what is missing comes from. */
export const LACK_STEPS: Record<string, MessageId> = {
  NO_HOURS: 'optimization.advice.stepHours',
  NO_RATES: 'optimization.advice.stepRates',
  NO_ELIGIBLE_USAGE: 'optimization.advice.stepUsage',
  TARGET_UNREACHABLE: 'optimization.advice.stepTarget',
};
