// Lines over steps: each named at its right end, broken where there are no data, dashed where they are only compared or expected.
import type { Block } from '../blocks.ts';
import { PAPER_COLOURS } from '../colours.ts';
import type { Paper } from '../paper.ts';
import { baselineOf, STYLES } from '../styles.ts';
import { drawPlot, type Plot } from './plot.ts';
import { scaleOf } from './scale.ts';

export interface LineSeries {
  colour: string;
  amounts: readonly (number | null)[];
  /** At its end; null: it is in a list beside the chart. */
  name: string | null;
  isDashed?: boolean;
  isStrong?: boolean;
}

export interface LineChart {
  labels: readonly string[];
  series: readonly LineSeries[];
  /** From the step of each on what may still change is dotted. */
  partialFrom?: number | null;
  axisText: (amount: number) => string;
  height: number;
  extra: number;
}

const NAME_HEIGHT = 15;
/** Steps before the last one. */
const EARLY = 3;

export function linesBlock(paper: Paper, chart: LineChart): Block {
  const { labels, series, axisText, height, extra, partialFrom = null } = chart;
  const scale = scaleOf(series.flatMap(({ amounts }) => amounts.flatMap((amount) => amount ?? [])));
  const names = series.flatMap(({ name }) => (name === null ? [] : [paper.widthOf(name, STYLES.axis)]));
  const margin = names.length > 0 ? Math.max(...names) + 14 : 4;
  return {
    height,
    extra,
    draw: (box) => {
      const plot = drawPlot(paper, { labels, scale, axisText }, { ...box, width: box.width - margin });
      for (const each of series) drawLine(paper, plot, each, partialFrom);
      drawNames(paper, plot, series);
    },
  };
}

function drawLine(paper: Paper, plot: Plot, series: LineSeries, partialFrom: number | null): void {
  const { colour, amounts, isDashed = false, isStrong = false } = series;
  const end = partialFrom ?? amounts.length;
  const look = { stroke: colour, width: isStrong ? 2 : 1.4, ...(isDashed && { dash: 3 }) };
  const whole = pathOf(plot, amounts, 0, end);
  if (whole) paper.path(whole, look);
  const rest = end < amounts.length ? pathOf(plot, amounts, Math.max(0, end - 1), amounts.length) : '';
  if (rest) paper.path(rest, { ...look, dash: 2 });
  for (const [place, amount] of amounts.entries()) {
    const isAlone = amount !== null && amounts[place - 1] == null && amounts[place + 1] == null;
    if (isAlone) paper.circle(plot.xOf(place), plot.yOf(amount), 2, colour);
  }
}

function pathOf(plot: Plot, amounts: readonly (number | null)[], from: number, end: number): string {
  let isDrawing = false;
  const parts: string[] = [];
  for (let place = from; place < end; place += 1) {
    const amount = amounts[place] ?? null;
    if (amount !== null)
      parts.push(`${isDrawing ? 'L' : 'M'}${plot.xOf(place).toFixed(2)} ${plot.yOf(amount).toFixed(2)}`);
    isDrawing = amount !== null;
  }
  return parts.length > 1 ? parts.join(' ') : '';
}

/** Beside the last point of each, moved apart where they would touch; one that ends early is named where it ends. */
function drawNames(paper: Paper, plot: Plot, series: readonly LineSeries[]): void {
  const ends = series.flatMap(({ name, colour, amounts, isStrong = false }) => {
    const place = amounts.findLastIndex((amount) => amount !== null);
    const amount = amounts[place];
    if (name === null || amount == null) return [];
    const isEarly = place < amounts.length - EARLY;
    return [{ name, colour, isStrong, y: plot.yOf(amount), x: isEarly ? plot.xOf(place) : null }];
  });
  ends.sort((one, other) => one.y - other.y);
  for (const { name, colour, y, x, isStrong } of ends) {
    if (x === null) continue;
    if (isStrong) paper.circle(x, y, 3.5, colour);
    drawName(paper, { name, isStrong, x: x + 9, y: y + 7 });
  }
  const atEnd = ends.filter(({ x }) => x === null);
  let least = Number.NEGATIVE_INFINITY;
  const placed = atEnd.map((end) => {
    const y = Math.max(end.y, least);
    least = y + NAME_HEIGHT;
    return { ...end, y };
  });
  const over = Math.max(0, (placed.at(-1)?.y ?? 0) + NAME_HEIGHT / 2 - plot.bottom);
  for (const { name, colour, isStrong, y } of placed) {
    paper.rect(plot.right + 2, y - over - 4, 3, 8, colour, { radius: 1.5 });
    drawName(paper, { name, isStrong, x: plot.right + 10, y: y - over });
  }
}

function drawName(
  paper: Paper,
  { name, isStrong, x, y }: { name: string; isStrong: boolean; x: number; y: number },
): void {
  const style = {
    ...STYLES.axis,
    weight: isStrong ? ('strong' as const) : ('medium' as const),
    colour: isStrong ? PAPER_COLOURS.text : PAPER_COLOURS.text2,
  };
  paper.write(name, x, y - style.line / 2 + baselineOf(style), style);
}
