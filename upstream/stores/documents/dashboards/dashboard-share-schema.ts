// The tables of links to dashboards.

export interface DashboardShareTables {
  dashboard_shares: DashboardShareRow;
  dashboard_share_openings: DashboardShareOpeningRow;
}

/** A link to a dashboard: it shows the dashboard as it is when it is opened. */
export interface DashboardShareRow {
  /** SHA-256 of the uuid: what is looked up, so that the time of a look-up says nothing about the uuid. */
  share_key: string;
  /** Stands in the link. */
  uuid: string;
  /** The company that the dashboard belongs to. */
  company_id: string;
  /** Whose dashboard it is. */
  user_id: string;
  /** No reference: the link outlives the dashboard, and says then that it was deleted. */
  dashboard_id: string;
  /** 1: vendors, accounts, items, tag keys and service group sets travel, within the company. */
  with_filters: number;
  /** The last day on which it opens (UTC); null: it never lapses. */
  expires_on: string | null;
  /** ISO 8601 */
  created_at: string;
  revoked_at: string | null;
}

/** A day on which a user other than the owner opened a link. */
export interface DashboardShareOpeningRow {
  share_key: string;
  user_id: string;
  opened_on: string;
  /** The first time on that day, ISO 8601. */
  opened_at: string;
}
