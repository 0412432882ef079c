// What people do with anomalies, and what their rules look at: words that contract, store, graph and screens share.

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
