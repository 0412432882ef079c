// The columns of a table in a file, and how the value of a cell is written.

/** Behind the point: just so many, at most so many, or (null) all that the number has. */
export type Decimals = number | { atMost: number } | null;

/** A day is given as `YYYY-MM-DD`, a percent as 12.5 for 12.5 %. */
export type CellFormat =
  | { as: 'text' }
  /** A text for programs: in CSV written as it is, also where a spreadsheet would run it as a formula. */
  | { as: 'exact' }
  /** Decimal text, written digit by digit; a sheet has it as a number. */
  | { as: 'decimal' }
  | { as: 'day'; pattern: DayPattern }
  /** An amount is written with all of its digits; a sheet shows so many of them. */
  | { as: 'money'; shownDecimals: number }
  | { as: 'number' | 'percent'; decimals: Decimals };

export type DayPattern = 'YYYY-MM-DD' | 'YYYY/MM/DD' | 'MM/DD/YYYY';

export interface TableColumn {
  head: string;
  format: CellFormat;
  /** In characters. */
  width: number;
}

/** A value of a text, an exact, a day or a decimal column is a text, of any other column a number; null leaves the cell empty. */
export type TableCell = string | number | null;
export type TableRow = readonly TableCell[];

/** What a table is the answer to, below it or on a sheet of its own. */
export interface TableQuestion {
  /** Name of the sheet. */
  name: string;
  facts: readonly (readonly [label: string, value: string])[];
}

/** The kinds of files that a table is written as. */
export const FILE_FORMATS = ['csv', 'xlsx', 'parquet'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
/** Those that any table is written as, in any program. */
export type TextFormat = Exclude<FileFormat, 'parquet'>;

export const MEDIA_TYPES: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
};

/**
 * A text that begins with one of these would be run by a spreadsheet. The wide forms count too: some read them like the
 * narrow ones.
 */
export const FORMULA_STARTS = '=+-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20';
