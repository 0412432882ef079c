// How a measure is summed: over the lines of a cell, and over several cells.

/**
 * A sum is made in three steps, so that currencies are never added: of the lines of a cell (one group, bucket and
 * currency), each converted, then merged over cells. Plain sums count a commitment once on either basis: billed cost is
 * 0 on the usage that it covers, and effective cost is 0 on its purchase.
 */
export interface MeasureSql {
  /** What is kept of a cell, each under its name, and what makes one of several. */
  parts: { name: string; sql: string; isCost: boolean; merge: 'sum' | 'min' | 'max' }[];
  /** Over the parts of several cells. */
  merged: string;
}
