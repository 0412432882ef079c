// What detection is given and what it says. Amounts are numbers here, for statistics alone: shown ones are exact sums.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { AnomalyDirection, ModelDay, Sensitivity } from '../../../../lib/catalogue/anomaly.ts';

/** The cost of complete days without gaps, the oldest first. */
export interface Series {
  key: string;
  firstDay: IsoDate;
  values: Float64Array;
  /** Days (1) whose cost a credit paid or hid: their cost says nothing about usage. Left out: none. */
  credited?: Uint8Array;
  /** Days (1) that people said were planned: they are judged, and nothing is learnt from them. Left out: none. */
  planned?: Uint8Array;
  /** The place of the day from which on the cost is expected as it is. Left out: there is none. */
  expectedFrom?: number;
  /** Smaller differences, accumulated over the days of an event, are not worth reporting. */
  minimumImpact: number;
}

export interface JudgeOptions {
  sensitivity: Sensitivity;
  /** By feedback: 1 by default, 3 at most. */
  fenceFactor?: number;
  /** The first day that is judged; earlier ones are learnt from alone. */
  from?: IsoDate;
}

/** Which rule raised the alarm of a day: beyond the fence, three days near it, or a week apart from the six before. */
export type AlarmRule = 'FENCE' | 'RUN' | 'DRIFT';

/** Why a day has an alarm, and on which side of the expected cost. */
export interface Alarm {
  rule: AlarmRule;
  direction: AnomalyDirection;
}

export interface JudgedDay {
  day: IsoDate;
  value: number;
  expected: number;
  models: ModelDay[];
  /** How many models the cost is outside of, on its side. */
  votes: number;
  /** Above (1) or below (-1) what two of three expected; 0: as expected. */
  side: -1 | 0 | 1;
  /** A credit paid for it: nothing is said of it. */
  isCredited: boolean;
  /** Null: no alarm. */
  alarm: Alarm | null;
  isAlarm: boolean;
}
