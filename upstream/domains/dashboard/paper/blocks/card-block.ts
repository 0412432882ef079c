// A card on paper: label, figure, chip, one line; the same lines in each card of a row.
import type { Block } from '../../../../paper/blocks.ts';
import { changeChip } from '../../../../paper/change-chip.ts';
import { type Chip, drawFittedChip } from '../../../../paper/chip.ts';
import { baselineOf, STYLES } from '../../../../paper/styles.ts';
import { drawLines, linesOf } from '../../../../paper/wrapping.ts';
import type { CardLook, Figures } from '../figures/figure-lines.ts';
import type { PrintedWidget } from '../printed-dashboard.ts';
import { differenceShown, type Printing } from './printing.ts';

const HEIGHT = 116;
const [FIGURE_TOP, CHIP_TOP, FOOT_TOP] = [20, 56, 84];

export function cardBlock(printing: Printing, widget: PrintedWidget, width: number): Block {
  const { paper } = printing;
  const { title, note } = widget;
  const look = widget.figures?.look.as === 'card' ? widget.figures.look : null;
  return {
    height: HEIGHT,
    draw: ({ x, y }) => {
      const label = paper.fitted(title, width, STYLES.label);
      paper.write(label, x, y + baselineOf(STYLES.label), STYLES.label);
      const answer = look && widget.figures && answerOf(printing, look, widget.figures);
      if (look && answer !== null && answer !== '')
        drawAnswer(printing, { answer, second: look.second }, { x, y: y + FIGURE_TOP, width });
      const chip = look && widget.figures && chipOf(printing, look, widget.figures);
      if (chip) drawFittedChip(paper, chip, { x, y: y + CHIP_TOP, width });
      const foot = note ?? widget.figures?.note ?? look?.foot ?? '';
      const top = answer ? FOOT_TOP : FIGURE_TOP + 4;
      drawLines(paper, linesOf(paper, [{ text: foot }], width, STYLES.meta, 2), x, y + top, STYLES.meta);
    },
  };
}

/** The main figure as a mail tells it, too; null where there is none. What is only expected has no cents. */
export function answerOf(
  { board }: Pick<Printing, 'board'>,
  { lead, headline, isEstimate }: CardLook,
  { currency, vendors }: Pick<Figures, 'currency' | 'vendors'>,
): string | null {
  if (lead !== null || headline === null) return lead;
  return isEstimate ? board.estimate(headline, currency) : board.of(vendors).money(headline, currency);
}

function drawAnswer(
  { paper }: Printing,
  { answer, second }: { answer: string; second: string | null },
  { x, y, width }: { x: number; y: number; width: number },
): void {
  let style = { ...STYLES.figure, size: STYLES.figure.size as number };
  while (paper.widthOf(answer, style) > width && style.size > 14) style = { ...style, size: style.size - 1 };
  const baseline = y + baselineOf(STYLES.figure);
  paper.write(answer, x, baseline, style);
  const at = paper.widthOf(answer, style) + 7;
  if (second && at + paper.widthOf(second, STYLES.second) <= width)
    paper.write(second, x + at, baseline, STYLES.second);
}

function chipOf({ board }: Printing, { chip, change, isEstimate }: CardLook, figures: Figures): Chip | null {
  if (chip) return { ...chip, direction: null };
  if (!change) return null;
  const { currency } = figures;
  // The difference is converted already.
  const second = isEstimate
    ? board.estimate(change.difference, currency, 'signed')
    : board.money(differenceShown(board, figures, change), board.shownIn(currency), 'signed');
  return { ...changeChip(change, board.language), second };
}
