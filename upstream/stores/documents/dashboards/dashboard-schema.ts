// The table of dashboards.

/** A dashboard of one person in one company. */
export interface DashboardRow {
  /** Random; is in links. */
  dashboard_id: string;
  company_id: string;
  user_id: string;
  /** The person's own number of it, never given twice while it is there. */
  dashboard_index: number;
  name: string;
  /** What is unique: see `nameKeyOf`. */
  name_key: string;
  /** 1 of exactly one of the person's in the company, else 0. */
  is_selected: number;
  /** 1 where the owner marked it with a star. */
  is_starred: number;
  /** 1: made from a template and not changed since. */
  is_template: number;
  /** JSON, as on the wire. */
  scope: string;
  /** JSON list, as on the wire. */
  widgets: string;
  /** Counts the changes, from 1. */
  version: number;
  /** ISO 8601 */
  created_at: string;
  updated_at: string;
}
