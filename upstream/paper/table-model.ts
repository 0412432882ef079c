// What a table on paper is given as: columns, rows and cells, and how they look.
import type { Box } from './blocks.ts';
import { type LineStyle, STYLES } from './styles.ts';
import type { Span } from './wrapping.ts';

export interface PaperColumn {
  head: string;
  isFigure?: boolean;
  /** Of something that is drawn. */
  width?: number;
}

export interface PaperCell {
  spans: readonly Span[];
  style?: LineStyle;
  /** A square of the colour before the text. */
  swatch?: string;
  /** Levels below the first. */
  indent?: number;
  /** Instead of a text; in a box as high as the row. */
  draw?: (box: Box) => void;
}

export interface PaperRow {
  cells: readonly (PaperCell | null)[];
  /** A sum: in navy, parted from its parts by a stronger rule. */
  isSum?: boolean;
}

export interface PaperTable {
  columns: readonly PaperColumn[];
  rows: readonly PaperRow[];
  /** Above and below the text of a row. */
  padding?: number;
  /** Of a cell; longer texts end with an ellipsis. */
  mostLines?: number;
}

export const CELL_GAP = 14;
export const INDENT = 16;
export const SWATCH = 18;
export const cell = (text: string, style?: LineStyle): PaperCell => ({
  spans: [{ text }],
  ...(style && { style }),
});

export function styleOf(
  { isSum }: PaperRow,
  { style }: PaperCell,
  column: PaperColumn | undefined,
): LineStyle {
  if (isSum) return STYLES.total;
  return style ?? (column?.isFigure ? STYLES.amount : STYLES.body);
}
