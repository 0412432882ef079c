// The amount of each bar part and point, written on it, as far as there is room.
import type { Plugin } from 'chart.js';
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

/** `current` is what the chart shows when it is drawn; null writes nothing. */
export function markAmounts(current: () => TotalsOf | null): Plugin<'bar' | 'line'> {
  return {
    id: 'markAmounts',
    afterDatasetsDraw: (chart) => {
      const { ctx } = chart;
      const { x } = chart.scales;
      const of = current();
      if (!of?.data.hasAmounts || !x) return;
      const { data, hidden, format, colours } = of;
      const [first, last] = [Math.round(x.min), Math.round(x.max)];
      if (x.width / (last - first + 1) < NARROWEST_PX) return;
      const sets = data.series.flatMap(({ id, amounts }, place) =>
        hidden.has(id) ? [] : [{ amounts, drawn: chart.getDatasetMeta(place + (data.overlay ? 1 : 0)) }],
      );
      ctx.save();
      ctx.font = "500 11px 'Inter Variable', system-ui, sans-serif";
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      for (let step = first; step <= last; step += 1) {
        const shown = sets.flatMap(({ amounts, drawn }) => {
          const [amount, element] = [amounts[step] ?? null, drawn.data[step]];
          if (amount === null || !element) return [];
          const { x: middle, y, base } = element.getProps(['x', 'y', 'base'] as never[]) as PlaceOf;
          const isPoint = drawn.type === 'line';
          const end = isPoint ? y : base;
          return { amount, middle, top: Math.min(y, end), bottom: Math.max(y, end), isPoint };
        });
        const places = amountPlaces(shown);
        for (const [place, { amount, middle }] of shown.entries()) {
          const at = places[place];
          if (at == null) continue;
          const text = format.axis(amount);
          const width = ctx.measureText(text).width + 6;
          // Readable on every colour, in both themes.
          ctx.fillStyle = `${colours.surface}d9`;
          ctx.fillRect(middle - width / 2, at - AMOUNT_PX / 2 + 1, width, AMOUNT_PX - 2);
          ctx.fillStyle = colours.text;
          ctx.fillText(text, middle, at);
        }
      }
      ctx.restore();
    },
  };
}

interface PlaceOf {
  x: number;
  y: number;
  /** Of bars: where the part begins. */
  base: number;
}
