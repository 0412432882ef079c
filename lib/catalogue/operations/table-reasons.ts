// Why a question on cost was answered from a table of the facts and from no smaller one. The words are ours; what they are
// about (a dimension, a sum, a column) is told beside them.
export const TABLE_REASONS = [
  /** Whole months are asked for: no table is smaller. */
  'MONTHS',
  /** Days or weeks are asked for. */
  'DAYS',
  /** The range begins or ends within a month. */
  'PART_OF_MONTH',
  /** A rate of exchange changes within a month. */
  'RATES',
  /** Grouped by, or counted, what smaller tables do not have. */
  'DIMENSION',
  /** Filtered by what smaller tables do not have. */
  'FILTER',
  /** A sum that smaller tables do not have. */
  'MEASURE',
  /** A tag; with the dimension that is asked for beside it, where the rollup of tags lacks that. */
  'TAG',
  /** Several tags. */
  'TAGS',
  /** A column of bills that only charges have. */
  'COLUMN',
  /** The charges themselves are listed. */
  'LIST',
  /** The charges themselves are written to a file. */
  'EXPORT',
] as const;

export type TableReasonCode = (typeof TABLE_REASONS)[number];
