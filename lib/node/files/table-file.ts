// A table as a file of either kind.

import type { TableColumn, TableRow, TextFormat } from '../../files/table-columns.ts';
import { csvFile } from './csv.ts';
import { xlsxFile } from './xlsx.ts';

/** The bytes, made as they are read; `name` is that of the sheet. Anyone who stops reading ends the rows too. */
export function tableFile(
  format: TextFormat,
  name: string,
  columns: readonly TableColumn[],
  batches: AsyncIterable<readonly TableRow[]>,
): AsyncGenerator<Uint8Array> {
  return format === 'csv' ? csvFile(columns, batches) : xlsxFile(columns, batches, { name });
}
