// The kinds of alerts. The bell in the header and the dashboard widget show the same feed.

export const ALERT_KINDS = [
  'ANOMALY',
  'RULE',
  'BUDGET_REACHED',
  'BUDGET_EXPECTED',
  'COMMITMENT_ENDS',
  'COMMITMENT_IDLE',
  'COMMITMENT_LOW',
  'LOAD_FAILED',
] as const;
/**
 * Unusual cost that AI or a rule found, a budget that is spent or will be, a commitment that ends soon, is not used or is
 * used too little, and a load that failed.
 */
export type AlertKind = (typeof ALERT_KINDS)[number];

/** The most alerts that a feed lists, the most severe first. */
export const MAX_LISTED_ALERTS = 200;
