// The table of the files that are written to be mailed.

export interface ExportJobRow {
  job_id: string;
  company_id: string;
  user_id: string;
  /** Of the user in the company: a second job of the same key is none. */
  idempotency_key: string;
  language: string;
  /** JSON, as the contract has it. */
  request: string;
  state: string;
  /** Instants are ISO 8601, UTC. */
  created_at: string;
  /** Of a running one: its newest sign of life. */
  seen_at: string | null;
  ended_at: string | null;
  attempts: number;
  rows_done: number;
  /** Null until it is known. */
  row_count: number | null;
  file_name: string | null;
  /** In bytes. */
  size: number | null;
  /** Until then the file can be fetched; null: there is none. */
  kept_until: string | null;
}

export interface ExportJobTables {
  export_jobs: ExportJobRow;
}
