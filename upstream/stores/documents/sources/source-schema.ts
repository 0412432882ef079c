// The tables of connected sources. Instants are ISO 8601, UTC.

export interface SourceTables {
  connected_sources: ConnectedSourceRow;
  source_files: SourceFilesRow;
  source_runs: SourceRunRow;
}

export interface ConnectedSourceRow {
  source_id: string;
  company_id: string;
  name: string;
  /** A row of SOURCE_KINDS, and one of its ways. */
  kind: string;
  way: string;
  /** JSON: fields that are no secrets, by their ids. */
  place: string;
  /** Secrets by their ids, sealed. */
  sealed: string;
  /** MANIFESTS or FILES */
  layout: string;
  every_minutes: number;
  /** JSON list of what is let in. */
  answers: string;
  is_paused: number;
  /** Its id in the file of sources; null where it was set up on the page. */
  file_key: string | null;
  /** Whom a failure is told to; null: everybody who may change the data. */
  owner_id: string | null;
  /** Name of that time. */
  author: string;
  changed_at: string;
  version: number;
  next_run_at: string;
  /** Of the program that is at it, until when; null: of none. */
  claim: string | null;
  claimed_until: string | null;
  /** Runs in a row that failed, and since when. */
  failures: number;
  failed_since: string | null;
  /** The fault that its owner was told of. */
  told_fault: string | null;
}

/** What was seen last of the files of a month. */
export interface SourceFilesRow {
  source_id: string;
  /** YYYY-MM; empty where keys name none. */
  month: string;
  /** Of keys, ETags and sizes. */
  signature: string;
  state: string;
  /** Since when it is this signature. */
  seen_at: string;
  at: string;
  file_count: number;
  /** Decimal text. */
  bytes: string;
  fault: string | null;
  detail: string | null;
  load_run_id: string | null;
}

export interface SourceRunRow {
  run_id: string;
  source_id: string;
  company_id: string;
  /** Name of the person; null: it was due. */
  asked_by: string | null;
  /** 1: nothing is changed, the plan is made. */
  is_dry: number;
  /** JSON list of what is let in by this run alone. */
  answers: string;
  asked_at: string;
  ended_at: string | null;
  state: string;
  object_count: number | null;
  /** Decimal text. */
  bytes: string | null;
  fault: string | null;
  detail: string | null;
  /** JSON list of SourceMonth. */
  months: string;
}
