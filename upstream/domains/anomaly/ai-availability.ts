// Whether AI can tell of unusual cost yet, and if not, from when on (N-07): four states on the way to its findings.
import { addDays, type DateRange, daysIn, type IsoDate } from '../../../lib/calendar/calendar.ts';

/** A model is built of the cost of this many days; usage patterns of as many days after the application. */
const TRAINING_DAYS = 14;
const PATTERN_DAYS = 7;
/** With less cost than this there is nothing to learn from. */
const LEAST_DAYS = 7;

export interface AiGrounds {
  /** The plan of the company includes it. */
  isPaid: boolean;
  /** The day of the application; null where it was not recorded. */
  appliedOn: IsoDate | null;
  /** From the first charge to the newest complete day, of the vendors that AI watches; null without cost. */
  costDays: DateRange | null;
  /** By the calendar. */
  today: IsoDate;
}

export type AiState = 'notPaid' | 'noCostData' | 'learningPatterns' | 'aiLearning' | 'available';

/** `availableOn` is null where no day can be promised: without cost, or where newer cost stays away. */
export function aiAvailability({ isPaid, appliedOn, costDays, today }: AiGrounds): {
  state: AiState;
  availableOn: IsoDate | null;
} {
  if (!isPaid) return { state: 'notPaid', availableOn: null };
  const days = costDays ? daysIn(costDays) : 0;
  const trained = costDays && addDays(costDays.start, TRAINING_DAYS);
  const promised = trained !== null && trained > today ? trained : null;
  if (days < LEAST_DAYS) return { state: 'noCostData', availableOn: promised };
  const learnt = appliedOn && addDays(appliedOn, PATTERN_DAYS);
  if (learnt !== null && learnt > today) return { state: 'learningPatterns', availableOn: learnt };
  return days < TRAINING_DAYS
    ? { state: 'aiLearning', availableOn: promised }
    : { state: 'available', availableOn: null };
}
