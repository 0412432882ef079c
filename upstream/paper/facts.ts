// The answer of a document: its main figure, and beside it facts in columns parted by hairlines.
import type { Block } from './blocks.ts';
import { type Chip, drawChip, drawFittedChip } from './chip.ts';
import { PAPER_COLOURS } from './colours.ts';
import type { Paper } from './paper.ts';
import { baselineOf, STYLES } from './styles.ts';
import { drawLines, linesOf } from './wrapping.ts';

export interface Fact {
  label: string;
  value: string;
  chip?: Chip;
  /** Less strong, below the value. */
  about?: string;
}

export interface Answer {
  label: string;
  chip?: Chip;
  value: string;
  facts: readonly Fact[];
}

const HEIGHT = 68;
const ANSWER_WIDTH = 320;
const VALUE = { ...STYLES.second, colour: PAPER_COLOURS.text, weight: 'medium' as const, isFigure: true };

export function answerBlock(paper: Paper, { label, chip, value, facts }: Answer, width: number): Block {
  const answer = paper.widthOf(value, STYLES.answer);
  const head = paper.widthOf(label, STYLES.label) + (chip ? paper.widthOf(chip.text, STYLES.chip) + 40 : 0);
  const from = Math.max(ANSWER_WIDTH, Math.ceil(Math.max(answer, head)) + 28);
  const slot = (width - from) / Math.max(1, facts.length);
  const room = slot - 26;
  const notes = facts.map(({ about }) =>
    linesOf(paper, about ? [{ text: about }] : [], room, STYLES.note, 3),
  );
  const further = Math.max(0, ...notes.map((lines) => lines.length - 1)) * STYLES.note.line;
  const height = HEIGHT + further;
  return {
    height,
    draw: ({ x, y }) => {
      paper.write(label, x, y + baselineOf(STYLES.label), STYLES.label);
      if (chip) drawChip(paper, chip, x + paper.widthOf(label, STYLES.label) + 10, y - 1);
      paper.write(value, x, y + 22 + baselineOf(STYLES.answer), STYLES.answer);
      for (const [place, fact] of facts.entries()) {
        const at = x + from + place * slot;
        paper.upright(Math.round(at), y + 2, height - 8);
        drawFact(paper, fact, { x: at + 16, y: y + 2, width: room });
        drawLines(paper, notes[place] ?? [], at + 16, y + 45, STYLES.note);
      }
    },
  };
}

function drawFact(
  paper: Paper,
  { label, value, chip, about }: Fact,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  paper.write(paper.fitted(label, width, STYLES.label), x, y + baselineOf(STYLES.label), STYLES.label);
  if (chip) drawFittedChip(paper, chip, { x, y: y + 21, width });
  else {
    const lines = linesOf(paper, [{ text: value }], width, VALUE, about ? 1 : 2);
    drawLines(paper, lines, x, y + 20, VALUE);
  }
}
