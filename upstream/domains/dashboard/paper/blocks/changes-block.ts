// What rose and fell on paper: each item with a bar to either side, its difference and its percent; all together last.
import type { CostChange } from '../../../../../lib/money/percent-change.ts';
import { type Block, stack } from '../../../../paper/blocks.ts';
import { drawDifference } from '../../../../paper/charts/marks.ts';
import { PAPER_COLOURS } from '../../../../paper/colours.ts';
import { STYLES } from '../../../../paper/styles.ts';
import { tableBlock } from '../../../../paper/table.ts';
import { cell, type PaperRow } from '../../../../paper/table-model.ts';
import { restOf } from '../figures/changes.ts';
import type { ChangesLook, Figures, Line } from '../figures/figure-lines.ts';
import { headingBlock } from './heading.ts';
import {
  CHANGE_WIDTH,
  changeCell,
  differenceShown,
  lineColours,
  type Printing,
  shownLines,
} from './printing.ts';

const BAR_WIDTH = 100;

/** Under a title of its own, where no widget has one. */
export function moversBlock(printing: Printing, figures: Figures<ChangesLook>, width: number): Block {
  const { text, shortRange, shownIn } = printing.board;
  const about = `${text('dashboard.paper.vs', { range: shortRange(figures.look.against) })} · ${shownIn(figures.currency)}`;
  const title = headingBlock(printing, text('dashboard.paper.movers'), about, width);
  return stack([title, changesBlock(printing, figures, width)]);
}

export function changesBlock(printing: Printing, figures: Figures<ChangesLook>, width: number): Block {
  const { paper, board } = printing;
  const { look } = figures;
  const rest = restOf(look);
  const lines: Line[] = [
    ...look.lines,
    ...(rest !== null && look.others > 0
      ? [{ label: board.text('platform.item.others', { count: look.others }), amount: rest, colourId: null }]
      : []),
  ];
  const whole = look.total?.difference ?? lines.reduce((sum, { amount }) => sum + amount, 0);
  const sumShown = look.total && differenceShown(board, figures, look.total);
  const { amounts, shown, whole: sum } = shownLines(board, figures, lines, whole, sumShown);
  const colours = lineColours(lines);
  const named = amounts.slice(0, look.lines.length);
  const [largest, lowest] = [Math.max(0, ...named), Math.min(0, ...named)];
  const barWidth = Math.min(BAR_WIDTH, Math.round(width * 0.2));
  const row = ({ label, about, change, colourId }: Line, amount: number, colour: string): PaperRow => ({
    cells: [
      {
        spans: [
          { text: label },
          ...(about ? [{ text: `  ${about}`, style: { colour: STYLES.meta.colour } }] : []),
        ],
        swatch: colour,
      },
      {
        spans: [],
        draw: (box) =>
          drawDifference(paper, box, {
            ...{ difference: Math.max(lowest, Math.min(largest, amount)), largest, lowest },
            colour:
              colourId === null ? PAPER_COLOURS.text3 : amount > 0 ? PAPER_COLOURS.up : PAPER_COLOURS.down,
          }),
      },
      cell(board.plain(amount, shown, 'signed'), STYLES.amount),
      changeCell(printing, change),
    ],
  });
  const rows = lines.map((line, place) => row(line, amounts[place] ?? 0, colours[place] ?? ''));
  if (look.total) rows.push(totalRow(printing, look.total, board.plain(sum, shown, 'signed')));
  return tableBlock(
    paper,
    {
      columns: [
        { head: '' },
        { head: '', width: barWidth },
        { head: '', isFigure: true },
        { head: '', isFigure: true, width: CHANGE_WIDTH },
      ],
      rows,
      mostLines: 2,
      padding: 3,
    },
    width,
  );
}

function totalRow(printing: Printing, total: CostChange, text: string): PaperRow {
  const { board } = printing;
  return {
    isSum: true,
    cells: [cell(board.text('dashboard.paper.all')), null, cell(text), changeCell(printing, total)],
  };
}
