// A table as a file of either kind.

import type { TableColumn, TableQuestion, TableRow, TextFormat } from '../../files/table-columns.ts';
import { csvFile } from './csv.ts';
import { xlsxFile } from './xlsx.ts';

/** The bytes, made as they are read; `name` is that of the sheet; a question is left out where programs read on to the end. Anyone who stops reading ends the rows too. */
export function tableFile(
  format: TextFormat,
  name: string,
  columns: readonly TableColumn[],
  batches: AsyncIterable<readonly TableRow[]>,
  question: TableQuestion | null = null,
): AsyncGenerator<Uint8Array> {
  return format === 'csv'
    ? csvFile(columns, batches, question)
    : xlsxFile(columns, batches, { name, question });
}
