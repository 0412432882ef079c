// What a table is the answer to, as a sheet of a workbook: label and value a row.
import { rowXml, SHEET_END, sheetStart } from './sheet-xml.ts';
import type { TableColumn, TableQuestion } from './table-columns.ts';

const COLUMNS: readonly TableColumn[] = [24, 80].map((width) => ({
  ...{ head: '', format: { as: 'text' }, width },
}));

/** Its head is the name of the sheet. */
export function questionSheet({ name, facts }: TableQuestion): string {
  const columns = COLUMNS.map((column, place) => ({ ...column, head: place === 0 ? name : '' }));
  const rows = facts.map((fact, place) => rowXml(columns, fact, place + 2));
  return sheetStart(columns) + rows.join('') + SHEET_END;
}
