// The table of saved filters of cost analytics.

/** A filter of one person in one company. */
export interface SavedFilterRow {
  /** Random; is in links. */
  filter_id: string;
  company_id: string;
  user_id: string;
  /** The person's own number of it, never given twice while it is there. */
  filter_index: number;
  name: string;
  /** What is unique: see `nameKeyOf`. */
  name_key: string;
  /** JSON: values to keep, by vendor and field, as on the wire. */
  conditions: string;
  /** Counts the changes, from 1. */
  version: number;
  /** ISO 8601 */
  created_at: string;
  updated_at: string;
}
