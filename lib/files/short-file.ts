// A table of some hundred rows as a file of either kind, at once: for what a screen shows.
import { csvHead, csvLines } from './csv-text.ts';
import { rowXml, SHEET_END, sheetStart } from './sheet-xml.ts';
import type { ShortFormat } from './short-formats.ts';
import { storedZip } from './stored-zip.ts';
import type { TableColumn, TableRow } from './table-columns.ts';
import { sheetName, workbookParts } from './workbook-xml.ts';

/** `name` is that of the sheet. */
export function shortFile(
  format: ShortFormat,
  name: string,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
): string | Uint8Array<ArrayBuffer> {
  if (format === 'csv') return csvHead(columns) + csvLines(columns, rows);
  const lines = rows.map((row, place) => rowXml(columns, row, place + 2));
  const sheet = sheetStart(columns) + lines.join('') + SHEET_END;
  return storedZip([['xl/worksheets/sheet1.xml', sheet], ...workbookParts([sheetName(name, 1)], columns)]);
}
