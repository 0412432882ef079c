// Tables of what people do with anomalies, and of their rules.

export interface AnomalyHandlingTables {
  anomaly_flags: AnomalyFlagRow;
  anomaly_states: AnomalyStateRow;
  anomaly_history: AnomalyHistoryRow;
  anomaly_rules: AnomalyRuleRow;
}

/** What one user marks an anomaly with: 1 or 0. */
interface AnomalyFlagRow {
  user_id: string;
  event_id: string;
  receives: number;
  is_hidden: number;
  is_starred: number;
}

/** Of the company; an anomaly without a row is open. */
export interface AnomalyStateRow {
  event_id: string;
  company_id: string;
  state: string;
  state_from: string | null;
  state_until: string | null;
  assignee_id: string | null;
  version: number;
}

export interface AnomalyHistoryRow {
  event_id: string;
  /** The one that the change made. */
  version: number;
  /** ISO 8601 */
  changed_at: string;
  author: string;
  /** Null where the assignee was changed. */
  state: string | null;
  state_from: string | null;
  state_until: string | null;
  /** Name of the assignee; null: none, or the state was changed. */
  assignee: string | null;
  reason: string;
}

export interface AnomalyRuleRow {
  rule_id: string;
  company_id: string;
  title: string;
  /** JSON of the conditions, by the keys of the vendor table. */
  filters: string;
  basis: string;
  comparison: string;
  scale: string;
  /** Decimal texts; the band is in the currency of the company. */
  threshold: string;
  min_alert: string;
  max_alert: string;
  is_active: number;
  version: number;
  changed_at: string;
  author_id: string;
  author: string;
}
