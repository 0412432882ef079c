// The ground of a chart: grid lines with what they stand for, and the place of each step of the axis.
import type { Box } from '../blocks.ts';
import { PAPER_COLOURS } from '../colours.ts';
import type { Paper } from '../paper.ts';
import { baselineOf, STYLES } from '../styles.ts';
import type { Scale } from './scale.ts';

export interface Plot {
  /** The middle of a step. */
  xOf: (place: number) => number;
  yOf: (amount: number) => number;
  /** Of one step. */
  slot: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PlotOf {
  labels: readonly string[];
  scale: Scale;
  axisText: (amount: number) => string;
  /** Above the highest line, for texts that stand on bars. */
  above?: number;
  /** The step whose label is strong. */
  strongStep?: number | undefined;
}

const LABEL_HEIGHT = 22;

export function drawPlot(
  paper: Paper,
  { labels, scale, axisText, above = 12, strongStep }: PlotOf,
  box: Box,
): Plot {
  const texts = scale.steps.map(axisText);
  const gutter = Math.max(...texts.map((text) => paper.widthOf(text, STYLES.axis))) + 10;
  const [left, right] = [box.x + gutter, box.x + box.width];
  const [top, bottom] = [box.y + above, box.y + box.height - LABEL_HEIGHT];
  const yOf = (amount: number) => bottom - scale.at(amount) * (bottom - top);
  for (const [place, step] of scale.steps.entries()) {
    const y = yOf(step);
    paper.rule(left, y - 0.5, right - left, step === 0 ? PAPER_COLOURS.strong : PAPER_COLOURS.line);
    paper.writeTo(
      texts[place] ?? '',
      left - 10,
      y - STYLES.axis.line / 2 + baselineOf(STYLES.axis),
      STYLES.axis,
    );
  }
  const slot = (right - left) / Math.max(1, labels.length);
  const xOf = (place: number) => left + (place + 0.5) * slot;
  drawLabels(paper, { labels, strongStep, slot, xOf, y: bottom + 5 });
  return { xOf, yOf, slot, left, right, top, bottom };
}

/** As many of them as do not run into each other, the last among them. */
function drawLabels(
  paper: Paper,
  {
    labels,
    strongStep,
    slot,
    xOf,
    y,
  }: {
    labels: readonly string[];
    strongStep: number | undefined;
    slot: number;
    xOf: (place: number) => number;
    y: number;
  },
): void {
  const widest = Math.max(0, ...labels.map((label) => paper.widthOf(label, STYLES.axis)));
  const every = Math.max(1, Math.ceil((widest + 8) / slot));
  for (const [place, label] of labels.entries()) {
    if ((labels.length - 1 - place) % every !== 0) continue;
    const style =
      place === strongStep
        ? { ...STYLES.axis, weight: 'strong' as const, colour: PAPER_COLOURS.text }
        : STYLES.axis;
    const width = paper.widthOf(label, style);
    paper.write(label, xOf(place) - width / 2, y + baselineOf(style), style);
  }
}
