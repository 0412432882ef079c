// A table on paper: its head again on each page that it goes on to, figures at the right, sums in navy, texts in up to
// three lines rather than cut.
import type { Block, Box } from './blocks.ts';
import { PAPER_COLOURS } from './colours.ts';
import type { Paper } from './paper.ts';
import { baselineOf, type LineStyle, STYLES } from './styles.ts';
import {
  CELL_GAP,
  INDENT,
  type PaperCell,
  type PaperColumn,
  type PaperRow,
  type PaperTable,
  SWATCH,
  styleOf,
} from './table-model.ts';
import { columnWidths } from './table-widths.ts';
import { drawLines, linesOf, type TextLine } from './wrapping.ts';

const HEAD_HEIGHT = 26;
const MOST_LINES = 3;

export function tableBlock(paper: Paper, table: PaperTable, width: number): Block {
  const widths = columnWidths(paper, table, width);
  const { columns, padding = 4 } = table;
  const heads = columns.map(({ head }, place) =>
    linesOf(paper, [{ text: head }], widths[place] ?? 0, STYLES.head, MOST_LINES),
  );
  const headHeight =
    HEAD_HEIGHT + STYLES.head.line * (Math.max(1, ...heads.map((lines) => lines.length)) - 1);
  const rows = table.rows.map((row) => measured(paper, table, row, widths, padding));
  const hasHead = columns.some(({ head }) => head !== '');
  return blockOf(paper, { columns, widths, heads, headHeight: hasHead ? headHeight : 0 }, rows);
}

interface Frame {
  columns: readonly PaperColumn[];
  widths: readonly number[];
  heads: readonly (readonly TextLine[])[];
  headHeight: number;
}

interface MeasuredRow {
  row: PaperRow;
  lines: readonly (readonly TextLine[] | null)[];
  height: number;
}

function measured(
  paper: Paper,
  { columns, mostLines = MOST_LINES }: PaperTable,
  row: PaperRow,
  widths: readonly number[],
  padding: number,
): MeasuredRow {
  const lines = row.cells.map((each, place) => {
    if (!each || each.draw) return null;
    const room = (widths[place] ?? 0) - insetOf(each);
    return linesOf(paper, each.spans, room, styleOf(row, each, columns[place]), mostLines);
  });
  const count = Math.max(1, ...lines.map((each) => each?.length ?? 1));
  return { row, lines, height: count * STYLES.body.line + 2 * padding };
}

const insetOf = ({ swatch, indent = 0 }: PaperCell) => indent * INDENT + (swatch ? SWATCH : 0);

function blockOf(paper: Paper, frame: Frame, rows: readonly MeasuredRow[]): Block {
  const height = frame.headHeight + rows.reduce((sum, row) => sum + row.height, 0);
  return {
    height,
    draw: ({ x, y }) => {
      drawHeads(paper, frame, x, y);
      let at = y + frame.headHeight;
      for (const [place, row] of rows.entries()) {
        drawRow(paper, frame, row, x, at);
        at += row.height;
        const next = rows[place + 1];
        const isEdge = next && Boolean(row.row.isSum) !== Boolean(next.row.isSum);
        if (next) paper.rule(x, at - 0.5, widthOf(frame), isEdge ? PAPER_COLOURS.strong : PAPER_COLOURS.line);
      }
    },
    parted: (room) => {
      let used = frame.headHeight;
      const count = rows.findIndex((row) => {
        used += row.height;
        return used > room;
      });
      // A single row is no part.
      if (count < 2 || count > rows.length - 1) return null;
      return [blockOf(paper, frame, rows.slice(0, count)), blockOf(paper, frame, rows.slice(count))];
    },
  };
}

function widthOf({ widths }: Frame): number {
  return widths.reduce((sum, width) => sum + width, 0) + CELL_GAP * Math.max(0, widths.length - 1);
}

function drawHeads(paper: Paper, frame: Frame, x: number, y: number): void {
  if (frame.headHeight === 0) return;
  let at = x;
  for (const [place, lines] of frame.heads.entries()) {
    const width = frame.widths[place] ?? 0;
    const top = y + frame.headHeight - 6 - lines.length * STYLES.head.line;
    for (const [row, line] of lines.entries()) {
      const own = line.reduce((sum, piece) => sum + paper.widthOf(piece.text.trimEnd(), piece.style), 0);
      const start = frame.columns[place]?.isFigure ? at + width - own : at;
      drawLines(paper, [line], start, top + row * STYLES.head.line, STYLES.head);
    }
    at += width + CELL_GAP;
  }
  paper.rule(x, y + frame.headHeight - 1, widthOf(frame), PAPER_COLOURS.border);
}

function drawRow(
  paper: Paper,
  frame: Frame,
  { row, lines, height }: MeasuredRow,
  x: number,
  y: number,
): void {
  let at = x;
  for (const [place, each] of row.cells.entries()) {
    const width = frame.widths[place] ?? 0;
    const column = frame.columns[place];
    if (each?.draw) each.draw({ x: at, y, width, height });
    else if (each)
      drawCell(
        paper,
        each,
        { style: styleOf(row, each, column), lines: lines[place] ?? [] },
        { x: at, y, width, height },
        column,
      );
    at += width + CELL_GAP;
  }
}

function drawCell(
  paper: Paper,
  each: PaperCell,
  { style, lines }: { style: LineStyle; lines: readonly TextLine[] },
  { x, y, width, height }: Box,
  column: PaperColumn | undefined,
): void {
  const top = y + (height - lines.length * style.line) / 2;
  const left = x + (each.indent ?? 0) * INDENT;
  if (each.swatch) paper.rect(left, top + (style.line - 10) / 2, 10, 10, each.swatch, { radius: 3 });
  for (const [row, line] of lines.entries()) {
    const own = line.reduce((sum, piece) => sum + paper.widthOf(piece.text.trimEnd(), piece.style), 0);
    const start = column?.isFigure ? x + width - own : left + (each.swatch ? SWATCH : 0);
    const baseline = top + row * style.line + baselineOf(style);
    let at = start;
    for (const piece of line) {
      paper.write(piece.text, at, baseline, piece.style);
      at += paper.widthOf(piece.text, piece.style);
    }
  }
}
