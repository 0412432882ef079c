// A text in lines of a width: words stay whole, names never break at a hyphen, and Chinese and Japanese break between words.
import type { Paper, TextStyle } from './paper.ts';
import type { LineStyle } from './styles.ts';

/** A part of a text that looks its own way. */
export interface Span {
  text: string;
  style?: Partial<Pick<TextStyle, 'colour' | 'weight'>>;
}

interface Piece {
  text: string;
  style: LineStyle;
}

export type TextLine = readonly Piece[];

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SEGMENTERS = new Map<string, Intl.Segmenter>();

/** At most so many lines, the last with an ellipsis where something is missing. */
export function linesOf(
  paper: Paper,
  spans: readonly Span[],
  width: number,
  style: LineStyle,
  most = Number.POSITIVE_INFINITY,
): TextLine[] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const piece of spans.flatMap((span) => piecesOf(paper, span, width, style))) {
    const line = lines.at(-1) ?? [];
    const size = paper.widthOf(piece.text.trimEnd(), piece.style);
    if (line.length > 0 && used + size > width) {
      lines.push([{ ...piece, text: piece.text.trimStart() }]);
      used = paper.widthOf(piece.text.trimStart(), piece.style);
    } else {
      append(line, piece);
      used += paper.widthOf(piece.text, piece.style);
    }
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  const last = kept.at(-1) ?? [];
  const end = last.at(-1);
  if (end)
    last[last.length - 1] = { ...end, text: paper.fitted(`${end.text.trimEnd()} …`, width, end.style) };
  return kept;
}

export function drawLines(
  paper: Paper,
  lines: readonly TextLine[],
  x: number,
  y: number,
  style: LineStyle,
): void {
  for (const [place, line] of lines.entries()) {
    let at = x;
    const baseline = y + place * style.line + (style.line - style.size) / 2 + style.size * 0.84;
    for (const piece of line) {
      paper.write(piece.text, at, baseline, piece.style);
      at += paper.widthOf(piece.text, piece.style);
    }
  }
}

/** Of one look they are written as one. */
function append(line: Piece[], piece: Piece): void {
  const last = line.at(-1);
  if (last && last.style === piece.style) last.text += piece.text;
  else line.push({ ...piece });
}

function piecesOf(paper: Paper, { text, style: own }: Span, width: number, style: LineStyle): Piece[] {
  const look = own ? { ...style, ...own } : style;
  return text
    .split(/(?<= )/)
    .flatMap((word) => (WITHOUT_SPACES.test(word) ? segmentsOf(word, paper.language) : [word]))
    .flatMap((word) => whole(paper, word, width, look))
    .map((word) => ({ text: word, style: look }));
}

/** Signs stay with the word before them, opening ones with the word after. */
function segmentsOf(text: string, language: string): string[] {
  const segmenter = SEGMENTERS.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  SEGMENTERS.set(language, segmenter);
  const parts: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = parts.at(-1);
    const isOpen = last !== undefined && /[\p{Ps}\p{Pi}$¥₩€£−+]$/u.test(last);
    if (last !== undefined && (isOpen || !isWordLike) && !/^[\p{Ps}\p{Pi}]/u.test(segment))
      parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** A word that is wider than a line is cut into lines. */
function whole(paper: Paper, word: string, width: number, style: LineStyle): string[] {
  if (paper.widthOf(word.trimEnd(), style) <= width) return [word];
  const parts = [''];
  for (const letter of word) {
    const last = parts.at(-1) ?? '';
    if (paper.widthOf(last + letter, style) > width) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts;
}
