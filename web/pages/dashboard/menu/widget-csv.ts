// The figures of a widget as a CSV file: what it draws, none of it rounded, safe for spreadsheets (D-04).
import { csvHead, csvLines, csvQuestion } from '../../../../lib/files/csv-text.ts';
import type { TableColumn, TableQuestion } from '../../../../lib/files/table-columns.ts';
import type { WidgetTable } from '../widgets/frame/widget-table.ts';

/** The question stands below an empty line. */
export function widgetCsv({ columns, rows }: WidgetTable, question: TableQuestion): string {
  const typed = columns.map((head, place): TableColumn => {
    const isText = rows.some((row) => typeof row[place] === 'string');
    return { head, width: 0, format: isText ? { as: 'text' } : { as: 'number', decimals: null } };
  });
  return csvHead(typed) + csvLines(typed, rows) + csvQuestion(columns.length, question);
}
