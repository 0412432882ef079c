// The table of notes on days of a chart.

export interface CostNoteRow {
  note_id: string;
  company_id: string;
  /** The day that it is about, YYYY-MM-DD. */
  note_date: string;
  text: string;
  /** Who changed it last, and the name at that time. */
  author_id: string;
  author: string;
  /** ISO 8601 */
  changed_at: string;
  version: number;
}
