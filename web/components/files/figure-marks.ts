// What a figure says to a file beside its text.

/** A component that writes a figure gives these to its element. */
export interface FigureMarks {
  /** With all digits. */
  'data-value': number;
  /** Of an amount. */
  'data-currency'?: string;
  /** Of a quantity, or `PERCENT_UNIT`. */
  'data-unit'?: string;
}

/** The unit of 12.5 for 12.5 %. */
export const PERCENT_UNIT = '%';
