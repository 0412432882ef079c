// How wide the columns of a table are: figures as wide as they are written, texts share what is left.
import type { Paper } from './paper.ts';
import { STYLES } from './styles.ts';
import { CELL_GAP, INDENT, type PaperTable, SWATCH, styleOf } from './table-model.ts';

/** A text column is never narrower than that. */
const LEAST_TEXT = 64;

/** In the order of the columns; with their gaps as wide as the table. */
export function columnWidths(paper: Paper, table: PaperTable, width: number): number[] {
  const { columns } = table;
  const wanted = wantedWidths(paper, table);
  const isFixed = (place: number) => columns[place]?.isFigure || columns[place]?.width !== undefined;
  const room = width - CELL_GAP * Math.max(0, columns.length - 1);
  const fixed = wanted.reduce((sum, each, place) => sum + (isFixed(place) ? each : 0), 0);
  const texts = wanted.map((each, place) => (isFixed(place) ? 0 : each));
  return wanted.map((each, place) => (isFixed(place) ? each : shareOf(texts, place, room - fixed)));
}

/** As wide as no text of the table needs a second line. */
export function naturalWidth(paper: Paper, table: PaperTable): number {
  const widths = wantedWidths(paper, table);
  return widths.reduce((sum, each) => sum + each, 0) + CELL_GAP * Math.max(0, widths.length - 1);
}

function wantedWidths(paper: Paper, { columns, rows }: PaperTable): number[] {
  return columns.map((column, place) => {
    if (column.width !== undefined) return column.width;
    const cells = rows.flatMap((row) => {
      const each = row.cells[place];
      if (!each || each.draw) return [];
      const style = styleOf(row, each, column);
      const text = each.spans.reduce(
        (sum, span) => sum + paper.widthOf(span.text, span.style ? { ...style, ...span.style } : style),
        0,
      );
      return [text + (each.indent ?? 0) * INDENT + (each.swatch ? SWATCH : 0)];
    });
    return Math.ceil(Math.max(longestWord(paper, column.head), ...cells, 0)) + 0.5;
  });
}

/** Short texts get the width they need, longer ones share the rest; the first column takes any width left over. */
function shareOf(texts: readonly number[], place: number, room: number): number {
  const own = texts[place] ?? 0;
  const total = texts.reduce((sum, each) => sum + each, 0);
  if (total <= room) return own + (place === texts.findIndex((each) => each > 0) ? room - total : 0);
  const count = texts.filter((each) => each > 0).length;
  const fair = room / count;
  const short = texts.filter((each) => each > 0 && each <= fair);
  if (own <= fair) return own;
  const long = total - short.reduce((sum, each) => sum + each, 0);
  const rest = room - short.reduce((sum, each) => sum + each, 0);
  return Math.max(LEAST_TEXT, (own / long) * rest);
}

/** A head breaks between words. */
function longestWord(paper: Paper, head: string): number {
  return Math.max(0, ...head.split(' ').map((word) => paper.widthOf(word, STYLES.head)));
}
