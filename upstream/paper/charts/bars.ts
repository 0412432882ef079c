// Stacked bars over time: a part each series, what is not complete striped, what is expected of it dashed above, and the
// budget as a line over them.
import { isLabelled, labelStride } from '../../../lib/cost/bar-labels.ts';
import type { Block } from '../blocks.ts';
import { PAPER_COLOURS } from '../colours.ts';
import type { Paper } from '../paper.ts';
import { baselineOf, STYLES } from '../styles.ts';
import { drawPlot, type Plot } from './plot.ts';
import { scaleOf } from './scale.ts';

export interface BarSeries {
  colour: string;
  /** By step; null where there are no data. */
  amounts: readonly (number | null)[];
}

export interface BarStep {
  label: string;
  isPartial: boolean;
  /** What stands above its bar; null: nothing. */
  totalText: string | null;
  /** What the step will come to; null where it is not known or over. */
  expected: number | null;
  /** A line over its slot; null or left out: it has none. */
  budget?: number | null;
}

export interface BarChart {
  steps: readonly BarStep[];
  series: readonly BarSeries[];
  axisText: (amount: number) => string;
  height: number;
  extra: number;
}

const EXPECTED = '#8590A2';
/** Of its slot. */
const BAR_PART = 0.62;
const TOTALS_FROM = 40;
const LAST_TOTAL = { ...STYLES.axis, weight: 'strong' as const, colour: PAPER_COLOURS.text };
/** A total above its bar needs so much. */
const TOTAL_HEIGHT = 18;

export function barsBlock(paper: Paper, chart: BarChart): Block {
  const { steps, series, axisText, height, extra } = chart;
  const sums = steps.map((_, place) => sumsOf(series.map(({ amounts }) => amounts[place] ?? 0)));
  const scale = scaleOf([
    ...sums.flatMap(({ above, below }) => [above, below]),
    ...steps.flatMap(({ expected, budget }) => [expected ?? [], budget ?? []].flat()),
  ]);
  return {
    height,
    extra,
    draw: (box) => {
      const labels = steps.map(({ label }) => label);
      const plot = drawPlot(paper, { labels, scale, axisText, above: 20, strongStep: steps.length - 1 }, box);
      const last = steps.length - 1;
      const stride = labelStride(widestTotal(paper, steps), plot.slot);
      for (const [place, step] of steps.entries()) {
        const top = drawBar(paper, plot, { place, step, series });
        if (isLabelled(place, last, stride))
          drawTotal(paper, plot, {
            step,
            place,
            top: clearOf(plot, step, top),
            isLast: place === last,
          });
      }
      drawBudgets(paper, plot, steps);
    },
  };
}

/** Where a total is written so that the budget line does not cross it: above its bar, or above the line. */
function clearOf({ yOf }: Plot, { budget }: BarStep, top: number): number {
  if (budget == null) return top;
  const line = yOf(budget);
  return line < top && line > top - TOTAL_HEIGHT ? line : top;
}

/** One line from slot to slot, with an upright step where the budget of the next one is another. */
function drawBudgets(paper: Paper, { slot, xOf, yOf }: Plot, steps: readonly BarStep[]): void {
  for (const [place, { budget }] of steps.entries()) {
    if (budget == null) continue;
    const [x, y] = [xOf(place) - slot / 2, yOf(budget)];
    paper.rule(x, y - 0.5, slot, PAPER_COLOURS.text);
    const before = steps[place - 1]?.budget ?? null;
    if (before === null || before === budget) continue;
    const upper = Math.min(y, yOf(before));
    paper.upright(x, upper, Math.abs(y - yOf(before)), PAPER_COLOURS.text);
  }
}

function sumsOf(amounts: readonly number[]) {
  return {
    above: amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0),
    below: amounts.reduce((sum, amount) => sum + Math.min(0, amount), 0),
  };
}

interface Bar {
  place: number;
  step: BarStep;
  series: readonly BarSeries[];
}

/** Where its upper end is. */
function drawBar(paper: Paper, plot: Plot, { place, step, series }: Bar): number {
  const width = Math.min(46, plot.slot * BAR_PART);
  const x = plot.xOf(place) - width / 2;
  let [above, below] = [0, 0];
  for (const { colour, amounts } of series) {
    const amount = amounts[place] ?? 0;
    if (amount === 0) continue;
    const from = amount > 0 ? above : below;
    const [upper, lower] = [plot.yOf(Math.max(from, from + amount)), plot.yOf(Math.min(from, from + amount))];
    if (amount > 0) above += amount;
    else below += amount;
    // One pixel of the ground parts it from what it stands on.
    const height = lower - upper - (lower - upper > 3 ? 1 : 0);
    paper.rect(x, upper, width, Math.max(0.35, height), colour, { opacity: step.isPartial ? 0.8 : 1 });
    if (step.isPartial)
      paper.stripes({ x, y: upper, width, height }, PAPER_COLOURS.surface, { step: 5, stroke: 1.1 });
  }
  const top = plot.yOf(above);
  const { expected } = step;
  if (expected === null || expected <= above) return top;
  const end = plot.yOf(expected);
  paper.stripes({ x, y: end, width, height: top - end - 1 }, EXPECTED, {
    step: 6,
    stroke: 0.8,
    outline: true,
  });
  return end;
}

/** In the style of the last one, which is the widest. */
function widestTotal(paper: Paper, steps: readonly BarStep[]): number {
  return Math.max(0, ...steps.map(({ totalText }) => paper.widthOf(totalText ?? '', LAST_TOTAL)));
}

function drawTotal(
  paper: Paper,
  plot: Plot,
  { place, step, top, isLast }: { place: number; step: BarStep; top: number; isLast: boolean },
): void {
  if (step.totalText === null || plot.slot < TOTALS_FROM) return;
  const style = isLast ? LAST_TOTAL : { ...STYLES.axis, colour: PAPER_COLOURS.text2 };
  const width = paper.widthOf(step.totalText, style);
  paper.write(step.totalText, plot.xOf(place) - width / 2, top - 17 + baselineOf(style), style);
}
