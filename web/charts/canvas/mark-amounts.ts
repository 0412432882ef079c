// The amount of each bar part and point, written on it, as far as there is room.
import { BarElement, type Element, type Plugin, PointElement } from 'chart.js';
import type { TotalsOf } from './bar-totals.ts';

/** Between two points of the axis; a narrower slot has no room for an amount, in pixels. */
const NARROWEST_PX = 40;
/** What an amount needs from top to bottom. */
export const AMOUNT_PX = 15;
/** Between a point and its amount. */
const GAP_PX = 4;

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
  text: string;
  x: number;
  y: number;
}

/** `axis` as it is drawn; `elementsOf`: the bars or points of a dataset, by its place among them. */
export function writtenAmounts(
  { data, hidden, format }: Pick<TotalsOf, 'data' | 'hidden' | 'format'>,
  axis: { min: number; max: number; width: number },
  elementsOf: (place: number) => readonly Element[],
): WrittenAmount[] {
  const first = Math.round(axis.min);
  const count = Math.round(axis.max) - first + 1;
  if (!data.hasAmounts || axis.width / count < NARROWEST_PX) return [];
  const before = data.overlay ? 1 : 0;
  const sets = data.series.flatMap(({ id, amounts }, place) =>
    hidden.has(id) ? [] : [{ amounts, elements: elementsOf(place + before) }],
  );
  return Array.from({ length: count }, (_, place) => first + place).flatMap((step) => {
    const marks = sets.flatMap(({ amounts, elements }) => {
      const amount = amounts[step] ?? null;
      const mark = markOf(elements[step]);
      return amount === null || !mark ? [] : [{ ...mark, amount }];
    });
    const places = amountPlaces(marks);
    return marks.flatMap(({ amount, x }, place) => {
      const y = places[place] ?? null;
      return y === null ? [] : [{ text: format.axis(amount), x, y }];
    });
  });
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
      for (const { text, x, y } of writtenAmounts(of, axis, (place) => chart.getDatasetMeta(place).data)) {
        const width = ctx.measureText(text).width + 6;
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
