// Parts of a whole on paper: each with its amount, its share, and a bar as long as the share.
import { OTHERS_ON_LIGHT } from '../../../../../lib/catalogue/series-colours.ts';
import { differenceOf } from '../../../../../lib/money/money.ts';
import type { Block } from '../../../../paper/blocks.ts';
import { drawShare } from '../../../../paper/charts/marks.ts';
import { STYLES } from '../../../../paper/styles.ts';
import { tableBlock } from '../../../../paper/table.ts';
import { cell, type PaperRow } from '../../../../paper/table-model.ts';
import type { Figures, Line, PartsLook } from '../figures/figure-lines.ts';
import { lineColours, type Printing, shareText, shownLines } from './printing.ts';

const BAR_WIDTH = 110;

export function partsBlock(printing: Printing, figures: Figures<PartsLook>, width: number): Block {
  return partsList(printing, figures, figures.look, width);
}

export function partsList(
  printing: Printing,
  figures: Figures,
  { lines, headline }: { lines: readonly Line[]; headline: number },
  width: number,
): Block {
  const { paper, board } = printing;
  const { amounts, whole, shown } = shownLines(board, figures, lines, headline);
  const colours = lineColours(lines);
  const rest = amounts.reduce((left, amount) => differenceOf(left, amount), whole);
  const row = (label: string, amount: number, colour: string | null): PaperRow => ({
    cells: [
      { spans: [{ text: label }], ...(colour ? { swatch: colour } : { indent: 1 }) },
      {
        spans: [],
        draw: (box) => drawShare(paper, box, whole > 0 ? amount / whole : 0, colour ?? OTHERS_ON_LIGHT),
      },
      cell(board.plain(amount, shown), STYLES.amount),
      cell(shareText(board, amount, whole), { ...STYLES.cell, colour: STYLES.meta.colour }),
    ],
  });
  const rows = lines.map(({ label }, place) => row(label, amounts[place] ?? 0, colours[place] ?? null));
  if (rest !== 0 && lines.length > 0) rows.push(row(board.text('dashboard.paper.rest'), rest, null));
  rows.push({
    isSum: true,
    cells: [
      cell(board.text('dashboard.paper.total')),
      null,
      cell(board.plain(whole, shown)),
      cell(whole > 0 ? board.percent(100) : '–'),
    ],
  });
  const range = figures.range ? board.rangeText(figures.range) : '';
  return tableBlock(
    paper,
    {
      columns: [
        { head: range },
        { head: '', width: Math.min(BAR_WIDTH, Math.round(width * 0.22)) },
        { head: shown, isFigure: true },
        { head: board.text('dashboard.paper.share'), isFigure: true },
      ],
      rows,
      mostLines: 2,
    },
    width,
  );
}
