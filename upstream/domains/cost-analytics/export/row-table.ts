// A table of billing rows: its columns, what it reads of the facts, and how it writes a row.
import type { TableColumn, TableRow } from '../../../../lib/files/table-columns.ts';
import type { FactRow, RowColumn } from '../../../stores/facts/questions/row-columns.ts';

export interface RowTable {
  columns: readonly TableColumn[];
  reads: readonly RowColumn[];
  /** Of a row with all columns that are read; null: it has no place in this table. */
  rowOf: (row: FactRow) => TableRow | null;
  /** The last row, from the cost of all in the company's currency; null: there is none. */
  totalRow: (total: number) => TableRow | null;
}
