// From one sum to another: sums in navy, what lowers them green, what raises them red, joined by hairlines. Where the bars
// do not start at zero each full one is visibly broken.
import {
  placedSteps,
  type WaterfallAmount,
  type WaterfallPlace,
  waterfallStart,
} from '../../../lib/cost/waterfall.ts';
import type { Block } from '../blocks.ts';
import { PAPER_COLOURS } from '../colours.ts';
import type { Paper } from '../paper.ts';
import { baselineOf, STYLES } from '../styles.ts';
import { linesOf } from '../wrapping.ts';

export interface WaterfallStep extends WaterfallAmount {
  label: string;
  text: string;
}

export interface Waterfall {
  steps: readonly WaterfallStep[];
  height: number;
  extra: number;
}

type Placed = WaterfallStep & WaterfallPlace;

const LABELS_HEIGHT = 38;
const TEXT_ROOM = 18;

export function waterfallBlock(paper: Paper, { steps, height, extra }: Waterfall): Block {
  const placed = placedSteps(steps);
  const start = waterfallStart(steps);
  const ends = placed.flatMap(({ from, to }) => [from, to]);
  const lowest = start ?? Math.min(0, ...ends);
  const highest = Math.max(...ends, lowest + 1e-9);
  return {
    height,
    extra,
    draw: (box) => {
      const [top, bottom] = [
        box.y + TEXT_ROOM,
        box.y + box.height - LABELS_HEIGHT - (lowest < 0 ? TEXT_ROOM : 0),
      ];
      const yOf = (amount: number) => bottom - ((amount - lowest) / (highest - lowest)) * (bottom - top);
      const slot = box.width / Math.max(1, placed.length);
      const ground = start === null ? yOf(0) : bottom;
      paper.rule(box.x, ground, box.width, PAPER_COLOURS.strong);
      for (const [place, step] of placed.entries()) {
        const x = box.x + place * slot + slot * 0.18;
        const width = slot * 0.64;
        drawStep(paper, step, { x, width, yOf, ground, isBroken: start !== null });
        const next = placed[place + 1];
        if (next) paper.rule(x + width, yOf(step.to), slot - width, PAPER_COLOURS.strong);
        drawLabel(paper, step, {
          x: box.x + place * slot,
          width: slot,
          y: box.y + box.height - LABELS_HEIGHT + 6,
        });
      }
    },
  };
}

function drawStep(
  paper: Paper,
  { isSum, from, to, text, amount }: Placed,
  {
    x,
    width,
    yOf,
    ground,
    isBroken,
  }: { x: number; width: number; yOf: (amount: number) => number; ground: number; isBroken: boolean },
): void {
  const colour = isSum ? PAPER_COLOURS.total : amount > 0 ? PAPER_COLOURS.up : PAPER_COLOURS.down;
  const [one, other] = [yOf(to), isSum ? ground : yOf(from)];
  const [top, bottom] = [Math.min(one, other), Math.max(one, other)];
  paper.rect(x, top, width, Math.max(1, bottom - top), colour, { radius: isSum ? 0 : 2 });
  if (isSum && isBroken) breakBar(paper, x, width, ground - 16);
  const style = { ...STYLES.axis, weight: 'strong' as const, colour };
  const isBelow = !isSum && amount < 0;
  const baseline = isBelow ? bottom + 3 + baselineOf(style) : top - 17 + baselineOf(style);
  paper.write(text, x + width / 2 - paper.widthOf(text, style) / 2, baseline, style);
}

/** A white bend: what is below it is left out. */
function breakBar(paper: Paper, x: number, width: number, y: number): void {
  const quarter = (width + 6) / 4;
  paper.path(`M${x - 3} ${y + 3} l${quarter} -6 l${quarter} 6 l${quarter} -6 l${quarter} 6`, {
    stroke: PAPER_COLOURS.surface,
    width: 3,
  });
}

function drawLabel(
  paper: Paper,
  { label, isSum }: WaterfallStep,
  { x, width, y }: { x: number; width: number; y: number },
): void {
  const style = isSum
    ? { ...STYLES.note, line: 14, weight: 'strong' as const, colour: PAPER_COLOURS.text }
    : { ...STYLES.note, line: 14, colour: PAPER_COLOURS.text2 };
  for (const [place, line] of linesOf(paper, [{ text: label }], width - 6, style, 2).entries()) {
    const text = line
      .map((piece) => piece.text)
      .join('')
      .trimEnd();
    paper.write(
      text,
      x + width / 2 - paper.widthOf(text, style) / 2,
      y + place * style.line + baselineOf(style),
      style,
    );
  }
}
