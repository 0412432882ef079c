// Small drawings within a row: a part of the whole, a difference to either side, a budget with what is expected of it.
import { OVER_NOTHING } from '../../../lib/money/budget-use.ts';
import type { Box } from '../blocks.ts';
import { PAPER_COLOURS } from '../colours.ts';
import type { Paper } from '../paper.ts';

/** `part` from 0 to 1. */
export function drawShare(paper: Paper, { x, y, width, height }: Box, part: number, colour: string): void {
  const top = y + height / 2 - 4;
  paper.rect(x, top, width, 8, PAPER_COLOURS.sunken, { radius: 2.5 });
  const own = Math.max(0, Math.min(1, part)) * width;
  paper.rect(x, top, own, 8, colour, { radius: Math.min(2.5, own / 2) });
}

/** From the line in the middle to the side of its sign; `largest` of all rows fills its side. */
export function drawDifference(
  paper: Paper,
  { x, y, width, height }: Box,
  {
    difference,
    largest,
    lowest,
    colour,
  }: { difference: number; largest: number; lowest: number; colour: string },
): void {
  const span = Math.max(0, largest) + Math.max(0, -lowest);
  const zero = x + (span === 0 ? width / 2 : (Math.max(0, -lowest) / span) * width);
  const own = span === 0 ? 0 : (Math.abs(difference) / span) * width;
  paper.rect(difference < 0 ? zero - own : zero + 1, y + height / 2 - 6, own, 12, colour, { radius: 2.5 });
  paper.upright(zero, y + 3, height - 6, PAPER_COLOURS.strong);
}

export interface BudgetBar {
  /** In percent of the budget. */
  used: number;
  /** Null where it is not known. */
  expected: number | null;
  /** How much of the month is over, in percent. */
  today: number;
}

/** The budget is the upright line, today the small triangle above; red where the month will end beyond the budget. */
export function drawBudget(
  paper: Paper,
  { x, y, width, height }: Box,
  { used, expected, today }: BudgetBar,
): void {
  const end = Math.max(100, used, expected ?? 0);
  // Over a budget of 0 the bar is full, and the mark of the budget is where it begins.
  const full = end === OVER_NOTHING ? 0 : Math.max(112, end * 1.03);
  const xOf = (percent: number) =>
    full === 0 ? (percent === OVER_NOTHING ? width : 0) : (Math.max(0, percent) / full) * width;
  const top = y + height / 2 - 5;
  const colour = (expected ?? used) > 100 ? PAPER_COLOURS.up : PAPER_COLOURS.accent;
  paper.rect(x, top, width, 10, PAPER_COLOURS.sunken, { radius: 2.5 });
  if (expected !== null && expected > used)
    paper.stripes({ x: x + xOf(used), y: top, width: xOf(expected) - xOf(used), height: 10 }, colour, {
      step: 6,
      stroke: 2,
    });
  paper.rect(x, top, xOf(used), 10, colour, { radius: 2.5 });
  paper.rect(x + xOf(100) - 1, top - 4, 2, 18, PAPER_COLOURS.text);
  const at = x + xOf(today);
  paper.path(`M${at - 4} ${top - 6.5} h8 l-4 5 z`, { fill: PAPER_COLOURS.text3 });
}
