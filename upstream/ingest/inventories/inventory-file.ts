// Rows of a JSON file of AWS about commitments, read and not kept yet.
import type { DataListTable } from '../../../lib/catalogue/loads/data-lists.ts';
import type { DatasetRecord } from '../../stores/documents/datasets/keep-dataset.ts';
import type { FileFormat, RejectedRow } from '../../stores/documents/loads/load-report.ts';

export interface InventoryFile {
  /** Where its rows go, and what reports call the file. */
  into: { table: DataListTable; layout: string };
  path: string;
  name: string;
  format: FileFormat;
  rows: DatasetRecord[];
  /** The line of an item is its place in the list, from 1. */
  rejected: RejectedRow[];
  count: number;
}
