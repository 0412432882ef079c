// The tables of saved views of cost analytics.

/** A view of one person in one company. */
export interface SavedViewRow {
  /** Random. */
  view_id: string;
  company_id: string;
  user_id: string;
  name: string;
  /** What is unique: see `nameKeyOf`. */
  name_key: string;
  description: string;
  /** The parameters of Cost Analytics, as they stand in an address. */
  address: string;
  /** 1 where every member of the company sees it. */
  is_shared: number;
  /** Counts the changes, from 1. */
  version: number;
  /** ISO 8601 */
  created_at: string;
  updated_at: string;
}

/** A view that somebody keeps at hand. */
export interface SavedViewStarRow {
  view_id: string;
  user_id: string;
}
