// How the records of a billing file become FOCUS rows: SQL over what DuckDB reads of it.

export interface Reading {
  /** A table expression that yields the records. */
  from: string;
  /** SQL over it: the place of the record in its file, from 1. */
  row: string;
  /** SQL over it: the place of the file among those that are read together, from 0. */
  place: string;
  /** SQL over it, by FOCUS column: the text of its value. Columns the file lacks are not here. */
  texts: ReadonlyMap<string, string>;
  /** The same of columns whose values have a type already, which then need no text. */
  typed: ReadonlyMap<string, TypedValue>;
  /** A record of a provider's export may become several rows, or stand there for no charge at all. */
  isFirstOfRecord: string;
  isLeftOut: string;
  /** The fault of a whole record, as {column, value, reason}; null for none. */
  fault: string;
  /** Names in the file of the FOCUS columns, where they have others. */
  namesInFile: ReadonlyMap<string, string>;
  /** Whether rows without a currency are in the company's own. */
  isCurrencyAssumed: boolean;
}

/** SQL of a value that is no text: an exact number, a TIMESTAMP, or a map of texts. */
export interface TypedValue {
  kind: 'number' | 'time' | 'map';
  sql: string;
}

/** SQL for: the record can be read. */
export const NO_FAULT = `CAST(NULL AS STRUCT("column" VARCHAR, "value" VARCHAR, "reason" VARCHAR))`;
