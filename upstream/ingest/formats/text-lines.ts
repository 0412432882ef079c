// Where the records of a text file are.

/** Where the records of a text file stand. */
export interface TextLines {
  /** Null where each line is a record. */
  delimiter: string | null;
  /** Lines before the header. */
  preamble: { lines: number; bytes: number };
  recordCount: number;
}
