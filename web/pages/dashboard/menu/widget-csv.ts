// The figures of a widget as a CSV file: what it draws, none of it rounded, safe for spreadsheets (D-04).
import { csvHead, csvLines } from '../../../../lib/files/csv-text.ts';
import type { TableColumn } from '../../../../lib/files/table-columns.ts';
import type { WidgetTable } from '../widgets/frame/widget-table.ts';

export function widgetCsv({ columns, rows }: WidgetTable): string {
  const typed = columns.map((head, place): TableColumn => {
    const isText = rows.some((row) => typeof row[place] === 'string');
    return { head, width: 0, format: isText ? { as: 'text' } : { as: 'number', decimals: null } };
  });
  return csvHead(typed) + csvLines(typed, rows);
}
