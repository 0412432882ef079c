// A table of some hundred rows as a file of either kind, at once: for what a screen shows.
import { csvHead, csvLines, csvQuestion } from './csv-text.ts';
import { questionSheet } from './question-sheet.ts';
import { rowXml, SHEET_END, sheetStart } from './sheet-xml.ts';
import type { ShortFormat } from './short-formats.ts';
import { storedZip } from './stored-zip.ts';
import type { TableColumn, TableQuestion, TableRow } from './table-columns.ts';
import { sheetName, workbookParts } from './workbook-xml.ts';

/** `name` is that of the sheet; the question stands on a sheet of its own, in CSV below an empty line. */
export function shortFile(
  format: ShortFormat,
  name: string,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  question: TableQuestion | null = null,
): string | Uint8Array<ArrayBuffer> {
  if (format === 'csv')
    return (
      csvHead(columns) + csvLines(columns, rows) + (question ? csvQuestion(columns.length, question) : '')
    );
  const lines = rows.map((row, place) => rowXml(columns, row, place + 2));
  const sheets: [string, string][] = [[sheetName(name, 1), sheetStart(columns) + lines.join('') + SHEET_END]];
  if (question) sheets.push([sheetName(question.name, 1), questionSheet(question)]);
  return storedZip([
    ...sheets.map(([, sheet], place): [string, string] => [`xl/worksheets/sheet${place + 1}.xml`, sheet]),
    ...workbookParts(
      sheets.map(([each]) => each),
      columns,
    ),
  ]);
}
