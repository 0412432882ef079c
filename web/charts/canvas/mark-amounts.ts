// The amount of each bar part and point, written on it, as far as there is room.
import { BarElement, type Element, type Plugin, PointElement } from 'chart.js';
import { isLabelled, labelStride } from '../../../lib/cost/bar-labels.ts';
import type { TotalsOf } from './bar-totals.ts';

/** Between two points of the axis; a narrower slot has no room for an amount, in pixels. */
const NARROWEST_PX = 40;
/** What an amount needs from top to bottom. */
export const AMOUNT_PX = 15;
/** Between a point and its amount. */
const GAP_PX = 4;
/** Of the ground to either side of an amount. */
const CLEAR_PX = 3;

/** A part of a bar from `top` to `bottom`, or a point, where both are the same; in pixels, downwards. */
export interface Mark {
  top: number;
  bottom: number;
  isPoint: boolean;
}

/**
 * The middle of the amount of each mark of one step; null where it has no room: a part that is too thin, a point whose
 * amount would lie on one before it.
 */
export function amountPlaces(marks: readonly Mark[]): (number | null)[] {
  const taken: number[] = [];
  return marks.map(({ top, bottom, isPoint }) => {
    if (!isPoint && bottom - top < AMOUNT_PX) return null;
    const middle = isPoint ? top - GAP_PX - AMOUNT_PX / 2 : (top + bottom) / 2;
    if (taken.some((other) => Math.abs(other - middle) < AMOUNT_PX)) return null;
    taken.push(middle);
    return middle;
  });
}

/** An amount and the middle of its text, in pixels. */
interface WrittenAmount {
  /** The place of its bar or point. */
  step: number;
  text: string;
  x: number;
  y: number;
}

/**
 * `axis` as it is drawn; `elementsOf`: the bars or points of a dataset, by its place among them; `widthOf` a text, in pixels.
 * Where bars are narrower than amounts, those of the last one and of some before it.
 */
export function writtenAmounts(
  { data, hidden, format }: Pick<TotalsOf, 'data' | 'hidden' | 'format'>,
  axis: { min: number; max: number; width: number },
  elementsOf: (place: number) => readonly Element[],
  widthOf: (text: string) => number,
): WrittenAmount[] {
  const first = Math.round(axis.min);
  const last = Math.round(axis.max);
  const count = last - first + 1;
  if (!data.hasAmounts || axis.width / count < NARROWEST_PX) return [];
  const before = data.overlay ? 1 : 0;
  const sets = data.series.flatMap(({ id, amounts }, place) =>
    hidden.has(id) ? [] : [{ amounts, elements: elementsOf(place + before) }],
  );
  const written = Array.from({ length: count }, (_, place) => first + place).flatMap((step) => {
    const marks = sets.flatMap(({ amounts, elements }) => {
      const amount = amounts[step] ?? null;
      const mark = markOf(elements[step]);
      return amount === null || !mark ? [] : [{ ...mark, amount }];
    });
    const places = amountPlaces(marks);
    return marks.flatMap(({ amount, x }, place) => {
      const y = places[place] ?? null;
      return y === null ? [] : [{ step, text: format.axis(amount), x, y }];
    });
  });
  const widest = Math.max(0, ...written.map(({ text }) => widthOf(text)));
  const stride = labelStride(widest + 2 * CLEAR_PX, axis.width / count);
  return written.filter(({ step }) => isLabelled(step, last, stride));
}

/** Null for what is not placed yet. */
function markOf(element: Element | undefined): (Mark & { x: number }) | null {
  if (element instanceof BarElement) {
    const { x, y, base } = element.getProps(['x', 'y', 'base']);
    if (x === null || y === null) return null;
    return { x, top: Math.min(y, base), bottom: Math.max(y, base), isPoint: false };
  }
  if (!(element instanceof PointElement)) return null;
  const { x, y } = element.getProps(['x', 'y']);
  return x === null || y === null ? null : { x, top: y, bottom: y, isPoint: true };
}

/** `current` is what the chart shows when it is drawn; null writes nothing. */
export function markAmounts(current: () => TotalsOf | null): Plugin<'bar' | 'line'> {
  return {
    id: 'markAmounts',
    afterDatasetsDraw: (chart) => {
      const { ctx } = chart;
      const axis = chart.scales.x;
      const of = current();
      if (!of || !axis) return;
      ctx.save();
      ctx.font = "500 11px 'Inter Variable', system-ui, sans-serif";
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      const elementsOf = (place: number) => chart.getDatasetMeta(place).data;
      const widthOf = (text: string) => ctx.measureText(text).width;
      for (const { text, x, y } of writtenAmounts(of, axis, elementsOf, widthOf)) {
        const width = widthOf(text) + 2 * CLEAR_PX;
        // Readable on every colour, in both themes.
        ctx.fillStyle = `${of.colours.surface}d9`;
        ctx.fillRect(x - width / 2, y - AMOUNT_PX / 2 + 1, width, AMOUNT_PX - 2);
        ctx.fillStyle = of.colours.text;
        ctx.fillText(text, x, y);
      }
      ctx.restore();
    },
  };
}
