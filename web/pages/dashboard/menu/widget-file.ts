// The figures of a widget as the table of a file: what it draws, none of it rounded (D-04).
import type { TableColumn } from '../../../../lib/files/table-columns.ts';
import type { FileTable } from '../../../components/files/element-table.ts';
import type { WidgetTable } from '../widgets/frame/widget-table.ts';

const WIDTHS = { text: 28, number: 16 } as const;

export function widgetFileTable({ columns, rows }: WidgetTable): FileTable {
  const typed = columns.map((head, place): TableColumn => {
    const isText = rows.some((row) => typeof row[place] === 'string');
    return isText
      ? { head, width: WIDTHS.text, format: { as: 'text' } }
      : { head, width: WIDTHS.number, format: { as: 'number', decimals: null } };
  });
  return { columns: typed, rows };
}

/** What the figures of the widget in this place cover, as a picture of it says: a file alone would not tell its days. */
export function coverFacts(place: Element | null, name: string): [string, string][] {
  const text = place?.querySelector('[data-provenance]')?.textContent?.trim() ?? '';
  return text === '' ? [] : [[name, text]];
}
