// Tables of what was found unusual. Amounts are exact decimal text, days `YYYY-MM-DD`, instants ISO 8601.

export interface AnomalyTables {
  anomaly_events: AnomalyEventRow;
  anomaly_days: AnomalyDayRow;
  anomaly_judgements: JudgedVendorRow;
  anomaly_turns: AnomalyTurnRow;
  anomaly_fences: AnomalyFenceRow;
}

export interface AnomalyEventRow {
  event_id: string;
  company_id: string;
  vendor: string;
  /** Null: of all of them, as with product and region. */
  account_key: string | null;
  account_name: string | null;
  product_key: string | null;
  product_name: string | null;
  region_key: string | null;
  region_name: string | null;
  kind: string;
  /** DAY, or MONTH: what it was judged by. */
  unit: string;
  direction: string;
  detect_type: string;
  rule_id: string | null;
  started_on: string;
  last_seen_on: string;
  /** Null while it lasts. */
  ended_on: string | null;
  days: number;
  real: string;
  expected: string;
  impact: string;
  /** Of the expected, decimal text; null where nothing was expected. */
  percent: string | null;
  currency: string;
  /** The newest day of the rates that amounts were converted by; null where none was. */
  rate_date: string | null;
  peak_day: string;
  level: string;
  /** The lowest that finds it; null of a rule. */
  sensitivity: string | null;
  /** JSON; null until it was looked for. */
  top_cause: string | null;
  detected_at: string;
  judged_at: string;
  judged_through: string;
  data_version: number;
  withdrawn_reason: string | null;
}

export interface AnomalyDayRow {
  event_id: string;
  /** JSON of its days and of those before it, the oldest first. */
  days: string;
}

/** How far each vendor of a company was judged. */
export interface JudgedVendorRow {
  company_id: string;
  vendor: string;
  judged_from: string;
  judged_through: string;
  judged_at: string;
  data_version: number;
  series: number;
  milliseconds: number;
}

/** Which state of a company was judged, and which program is at it. */
export interface AnomalyTurnRow {
  company_id: string;
  /** How often it was asked to be judged again. */
  asked: number;
  state: string | null;
  holder: string | null;
  held_until: string | null;
}

/** How much wider feedback made the fence of a series. */
export interface AnomalyFenceRow {
  company_id: string;
  series_key: string;
  kind: string;
  /** Decimal text, as it was on the day `since`. */
  factor: string;
  since: string;
  /** The last day on which it holds; null: until it has faded. */
  until: string | null;
  event_id: string | null;
  why: string | null;
}
