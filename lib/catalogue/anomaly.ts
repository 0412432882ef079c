// The words of anomalies that detection, store, contract, graph and screens share.
import type { IsoDate } from '../calendar/calendar.ts';

/**
 * What changed: how much was used (at contracted price), what a unit of it cost, what was credited, charged beside usage
 * or taxed, or that a service, region or account is new or gone.
 */
export const ANOMALY_KINDS = ['USAGE', 'RATE', 'CREDIT', 'FEE', 'TAX', 'NEW', 'GONE'] as const;
export type AnomalyKind = (typeof ANOMALY_KINDS)[number];

/** Kinds of one cost: a service that is new is the usage that later grows. */
const OF_USAGE: readonly AnomalyKind[] = ['USAGE', 'NEW', 'GONE'];

/** Are both about the same cost of a place? */
export function isOfSameCost(one: AnomalyKind, other: AnomalyKind): boolean {
  return one === other || (OF_USAGE.includes(one) && OF_USAGE.includes(other));
}

/** What a cost is judged by: usage by day, what is charged or credited once a month by month. */
export const JUDGED_UNITS = ['DAY', 'MONTH'] as const;
export type JudgedUnit = (typeof JUDGED_UNITS)[number];

export const ANOMALY_DIRECTIONS = ['UP', 'DOWN'] as const;
export type AnomalyDirection = (typeof ANOMALY_DIRECTIONS)[number];

/** Found by the models, or by a rule of a user. */
export const DETECT_TYPES = ['AI', 'RULE'] as const;
export type DetectType = (typeof DETECT_TYPES)[number];

/** The gravest first, with the weight that lists sort by. */
export const ANOMALY_LEVELS = ['CRITICAL', 'MAJOR', 'MINOR'] as const;
export type AnomalyLevel = (typeof ANOMALY_LEVELS)[number];
export const LEVEL_WEIGHTS: Record<AnomalyLevel, number> = { CRITICAL: 2, MAJOR: 1, MINOR: 0 };

/** High finds most. */
export const SENSITIVITIES = ['H', 'M', 'L'] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

export const ANOMALY_MODELS = ['ARIMA', 'ETS', 'PCR'] as const;
export type AnomalyModel = (typeof ANOMALY_MODELS)[number];

/** What has a band: the models, and for what is judged by month the months before. */
export const ANOMALY_BANDS = [...ANOMALY_MODELS, 'MONTHS'] as const;
export type AnomalyBand = (typeof ANOMALY_BANDS)[number];

/** Why an anomaly is no more: the cost of its days is another now, or there is none any more. */
export const WITHDRAWN_REASONS = ['DATA_CHANGED', 'DATA_REMOVED'] as const;
export type WithdrawnReason = (typeof WITHDRAWN_REASONS)[number];

/** What one model says of one day: amounts in the currency of the anomaly. */
export interface ModelDay {
  model: AnomalyBand;
  forecast: number;
  lower: number;
  upper: number;
  isOutside: boolean;
}

/**
 * A day of an anomaly, or before it (of what is judged by month: the first day of a month): exact decimal texts, and the
 * bands, of which there are none where a rule found it.
 */
export interface AnomalyDay {
  day: IsoDate;
  real: string;
  expected: string;
  models: ModelDay[];
  isAlarm: boolean;
}

/** What a user may set. */
export const SETTABLE_STATES = ['OPEN', 'ACKNOWLEDGED', 'PLANNED', 'SNOOZED', 'RESOLVED', 'FALSE'] as const;
export type SettableState = (typeof SETTABLE_STATES)[number];

/** WITHDRAWN follows from the data: what was found is not there any more. */
export const ANOMALY_STATES = [...SETTABLE_STATES, 'WITHDRAWN'] as const;
export type AnomalyState = (typeof ANOMALY_STATES)[number];

/** What a rule looks at: usage at contracted price, or one of the costs of FOCUS. */
export const RULE_BASES = ['usage', 'billed', 'effective'] as const;
export type RuleBasis = (typeof RULE_BASES)[number];

/** In percent: what a new rule has. */
export const DEFAULT_RULE_THRESHOLD = 10;

/**
 * The columns of a list of anomalies in their order, the specified ones and this portal's own: what stands in them, on
 * screen and in files; links are on the screen alone.
 */
export const ANOMALY_COLUMNS = {
  number: 'figure',
  level: 'text',
  message: 'text',
  impact: 'figure',
  percent: 'figure',
  start: 'text',
  lastSeen: 'text',
  duration: 'figure',
  cause: 'text',
  owner: 'text',
  state: 'text',
  type: 'text',
  vendor: 'text',
  analysed: 'text',
  detected: 'text',
  receive: 'text',
  hide: 'text',
  star: 'text',
  detail: 'screen',
} as const satisfies Record<string, 'text' | 'figure' | 'screen'>;

export type AnomalyColumn = keyof typeof ANOMALY_COLUMNS;
export type AnomalyFileColumn = {
  [Column in AnomalyColumn]: (typeof ANOMALY_COLUMNS)[Column] extends 'screen' ? never : Column;
}[AnomalyColumn];

export const ANOMALY_COLUMN_IDS = Object.keys(ANOMALY_COLUMNS) as AnomalyColumn[];
export const ANOMALY_FILE_COLUMNS = ANOMALY_COLUMN_IDS.filter(
  (column): column is AnomalyFileColumn => ANOMALY_COLUMNS[column] !== 'screen',
);
