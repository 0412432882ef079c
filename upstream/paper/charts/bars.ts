// Stacked bars over time: a part each series, what is not complete striped, what is expected of it dashed above.
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

export function barsBlock(paper: Paper, chart: BarChart): Block {
  const { steps, series, axisText, height, extra } = chart;
  const sums = steps.map((_, place) => sumsOf(series.map(({ amounts }) => amounts[place] ?? 0)));
  const scale = scaleOf([
    ...sums.flatMap(({ above, below }) => [above, below]),
    ...steps.flatMap(({ expected }) => expected ?? []),
  ]);
  return {
    height,
    extra,
    draw: (box) => {
      const labels = steps.map(({ label }) => label);
      const plot = drawPlot(paper, { labels, scale, axisText, above: 20, strongStep: steps.length - 1 }, box);
      for (const [place, step] of steps.entries()) {
        const top = drawBar(paper, plot, { place, step, series });
        drawTotal(paper, plot, { place, step, top, isLast: place === steps.length - 1 });
      }
    },
  };
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

function drawTotal(
  paper: Paper,
  plot: Plot,
  { place, step, top, isLast }: { place: number; step: BarStep; top: number; isLast: boolean },
): void {
  if (step.totalText === null || plot.slot < TOTALS_FROM) return;
  const style = isLast
    ? { ...STYLES.axis, weight: 'strong' as const, colour: PAPER_COLOURS.text }
    : { ...STYLES.axis, colour: PAPER_COLOURS.text2 };
  const width = paper.widthOf(step.totalText, style);
  paper.write(step.totalText, plot.xOf(place) - width / 2, top - 17 + baselineOf(style), style);
}
