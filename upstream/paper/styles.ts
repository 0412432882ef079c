// The texts of paper by what they are for: size and line in pixels, as look says of screens, with PDF's own smaller figures.
import { PAPER_COLOURS } from './colours.ts';
import type { TextStyle } from './paper.ts';

const { text, text2, text3, total } = PAPER_COLOURS;

export interface LineStyle extends TextStyle {
  /** Height of a line. */
  line: number;
}

export const STYLES = {
  sentence: { size: 19, line: 28, weight: 'regular', colour: text2, spacing: -0.014 },
  answer: { size: 30, line: 38, weight: 'strong', colour: text, spacing: -0.026, isFigure: true },
  figure: { size: 24, line: 30, weight: 'strong', colour: text, spacing: -0.024, isFigure: true },
  second: { size: 14, line: 22, weight: 'medium', colour: text3, spacing: -0.006 },
  title: { size: 13, line: 20, weight: 'strong', colour: text, spacing: -0.006 },
  label: { size: 12, line: 18, weight: 'medium', colour: text2 },
  body: { size: 12.5, line: 20, weight: 'regular', colour: text },
  strong: { size: 12.5, line: 20, weight: 'strong', colour: text },
  name: { size: 12.5, line: 20, weight: 'medium', colour: text },
  cell: { size: 12.5, line: 20, weight: 'regular', colour: text, isFigure: true },
  amount: { size: 12.5, line: 20, weight: 'medium', colour: text, isFigure: true },
  total: { size: 12.5, line: 20, weight: 'strong', colour: total, isFigure: true },
  meta: { size: 12, line: 16, weight: 'regular', colour: text3 },
  chip: { size: 12, line: 16, weight: 'strong', colour: text2, isFigure: true },
  head: { size: 11.5, line: 16, weight: 'medium', colour: text3 },
  axis: { size: 11, line: 16, weight: 'regular', colour: text3, isFigure: true },
  note: { size: 11, line: 16, weight: 'regular', colour: text3 },
  foot: { size: 10.5, line: 14, weight: 'regular', colour: text3 },
} as const satisfies Record<string, LineStyle>;

/** Where the letters of a line stand below its top. */
export function baselineOf({ size, line }: LineStyle): number {
  return (line - size) / 2 + size * 0.84;
}
