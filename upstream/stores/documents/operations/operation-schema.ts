// The tables of operation status. Instants are ISO 8601, UTC.

export interface OperationTables {
  operation_status_changes: StatusChangeRow;
  operation_status_recipients: StatusRecipientRow;
  operation_status_told: StatusToldRow;
  migration_rois: MigrationRoiRow;
  load_run_files: LoadRunFilesRow;
}

/** What a person made of a status that the portal found. */
export interface StatusChangeRow {
  company_id: string;
  status_id: string;
  /** The code that was found then: when another one is found, code and deletion lapse. */
  found: string;
  /** Null: the code stays as it is found. */
  code: string | null;
  note: string;
  deleted_at: string | null;
  version: number;
  /** Name of that time. */
  changed_by: string;
  changed_at: string;
}

export interface StatusRecipientRow {
  company_id: string;
  /** In small letters. */
  email: string;
  /** JSON list of codes. */
  codes: string;
  /** User id of who put the address on the list: the sender of its mails. */
  changed_by: string;
  changed_at: string;
}

/** A mail that was written; one that is found again after it was gone is told again. */
export interface StatusToldRow {
  company_id: string;
  status_id: string;
  code: string;
  email: string;
  told_at: string;
}

export interface MigrationRoiRow {
  company_id: string;
  roi_id: string;
  title: string;
  /** YYYY-MM, or empty. */
  start_month: string;
  /** ISO 4217 */
  currency: string;
  /** JSON: amounts by their names, as they were entered. */
  amounts: string;
  note: string;
  deleted_at: string | null;
  version: number;
  changed_by: string;
  changed_at: string;
}

export interface LoadRunFilesRow {
  run_id: string;
  company_id: string;
  /** JSON list of LoadRunFile. */
  files: string;
  /** JSON list of what was let in. */
  answers: string;
  /** The run that this one repeats, the first of them all; null of any other. */
  repair_of: string | null;
}
