// Budgets of parts of the company on paper: what is used of each, what is expected, and what will be left.

import { type Block, stack, textBlock } from '../../../../paper/blocks.ts';
import { drawBudget } from '../../../../paper/charts/marks.ts';
import { PAPER_COLOURS } from '../../../../paper/colours.ts';
import { STYLES } from '../../../../paper/styles.ts';
import { tableBlock } from '../../../../paper/table.ts';
import { cell } from '../../../../paper/table-model.ts';
import { budgetRate } from '../figures/budget-rate.ts';
import { headingBlock } from './heading.ts';
import type { Printing } from './printing.ts';

const BAR_WIDTH = 240;
const LISTED = 8;

/** `count` at most of them; the rest is told. */
export function budgetsBlock(printing: Printing, width: number): Block {
  const { paper, board } = printing;
  const { text, estimate, money, budgets } = board;
  const listed = budgets.slice(0, LISTED);
  const quiet = { ...STYLES.cell, colour: STYLES.meta.colour };
  const rows = listed.map(({ name, currency, used, expected, today, left }) => {
    const isOver = (expected ?? used) > 100;
    const state = isOver ? 'OVER' : 'LEFT';
    const write = expected === null ? money : estimate;
    return {
      cells: [
        cell(name, STYLES.name),
        {
          spans: [],
          draw: (box: Parameters<typeof drawBudget>[1]) => drawBudget(paper, box, { used, expected, today }),
        },
        cell(
          budgetRate(board, expected ?? used),
          isOver ? { ...STYLES.total, colour: PAPER_COLOURS.up } : STYLES.amount,
        ),
        cell(text('dashboard.cloudBudget.track', { state, amount: write(Math.abs(left), currency) }), quiet),
      ],
    };
  });
  const table = tableBlock(
    paper,
    {
      columns: [
        { head: '' },
        { head: '', width: Math.min(BAR_WIDTH, Math.round(width * 0.34)) },
        { head: '', isFigure: true },
        { head: '', isFigure: true },
      ],
      rows,
      mostLines: 2,
    },
    width,
  );
  const heading = headingBlock(
    printing,
    text('dashboard.paper.budgets'),
    text('dashboard.paper.budgetsAbout'),
    width,
  );
  if (budgets.length <= LISTED) return stack([heading, table]);
  const more = text('dashboard.paper.more', { count: budgets.length - LISTED });
  return stack([heading, table, textBlock(paper, [{ text: more }], width, STYLES.meta)]);
}
