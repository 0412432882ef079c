// Tables of alerts. Instants are ISO 8601, UTC.

export interface AlertTables {
  standing_alerts: StandingAlertRow;
  alert_checks: AlertCheckRow;
  alert_views: AlertViewRow;
}

/** An alert that was worked out from figures; it is gone as soon as they no longer say so. */
interface StandingAlertRow {
  company_id: string;
  alert_key: string;
  /** When it was raised first. */
  since: string;
  /** JSON of the alert. */
  alert: string;
}

/** Which state of a company its standing alerts follow from. */
interface AlertCheckRow {
  company_id: string;
  state: string;
}

/** What a user has seen of the feed of a company: an alert that became more severe since is new again. */
interface AlertViewRow {
  user_id: string;
  company_id: string;
  alert_key: string;
  level: string;
  seen_at: string;
}
