// A table as a CSV file in UTF-8, a batch of rows in memory at a time.
import { csvHead, csvLines, csvQuestion } from '../../files/csv-text.ts';
import type { TableColumn, TableQuestion, TableRow } from '../../files/table-columns.ts';

export async function* csvFile(
  columns: readonly TableColumn[],
  batches: AsyncIterable<readonly TableRow[]>,
  question: TableQuestion | null,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHead(columns));
  for await (const rows of batches) {
    if (rows.length > 0) yield Buffer.from(csvLines(columns, rows));
  }
  if (question !== null) yield Buffer.from(csvQuestion(columns.length, question));
}
