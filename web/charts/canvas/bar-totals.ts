// The total of each bar above it, as long as bars are wide enough for one.
import type { Plugin } from 'chart.js';
import { isLabelled, labelStride } from '../../../lib/cost/bar-labels.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import type { AmountFormat, ChartData } from '../chart-types.ts';
import type { Hidden } from '../series/hidden-series.ts';
import type { ChartColours } from './chart-colours.ts';

export interface TotalsOf {
  data: ChartData;
  hidden: Hidden;
  format: AmountFormat;
  colours: ChartColours;
}

/** A narrower slot has no room for a total, in pixels. */
const NARROWEST_PX = 40;
/** Between the bar and its total. */
const GAP_PX = 4;
/** Of the ground around each figure, so that no line runs through it. */
const CLEAR_PX = 3;
/** What a total needs above the highest bar. */
export const TOTALS_PX = 18;

/** A total, the place of its bar, and the amount that it is written above. */
interface WrittenTotal {
  place: number;
  text: string;
  top: number;
  isExpected: boolean;
}

/** `axis` as it is drawn; `widthOf` a text, in pixels. Where bars are narrower than totals, the last one and some before it. */
export function writtenTotals(
  { data, hidden, format }: Pick<TotalsOf, 'data' | 'hidden' | 'format'>,
  axis: { min: number; max: number; width: number },
  widthOf: (text: string) => number,
): WrittenTotal[] {
  const [first, last] = [Math.round(axis.min), Math.round(axis.max)];
  const slot = axis.width / (last - first + 1) / (data.overlay?.isBars ? 2 : 1);
  if (slot < NARROWEST_PX || data.series.every(({ id }) => hidden.has(id))) return [];
  const totals: WrittenTotal[] = [];
  for (let place = first; place <= last; place += 1) {
    const known = data.series.flatMap(({ id, amounts }) => (hidden.has(id) ? [] : (amounts[place] ?? [])));
    const expected = data.forecast?.amounts[place] ?? null;
    // Where there is no bar, as before data begin, a zero would stand on the axis.
    if (known.every((amount) => amount === 0) && expected === null) continue;
    totals.push({
      place,
      text: format.short(expected ?? sumMoney(known)),
      top: Math.max(sumMoney(known.filter((amount) => amount > 0)), expected ?? 0),
      isExpected: expected !== null,
    });
  }
  const stride = labelStride(Math.max(0, ...totals.map(({ text }) => widthOf(text))), slot);
  return totals.filter(({ place }) => isLabelled(place, last, stride));
}

/** `current` is what the chart shows when it is drawn; null draws none. Lines and shares have no totals. */
export function barTotals(current: () => TotalsOf | null): Plugin<'bar' | 'line'> {
  return {
    id: 'barTotals',
    afterDatasetsDraw: (chart) => {
      const { ctx } = chart;
      const { x, y } = chart.scales;
      const of = current();
      if (!of || !x || !y) return;
      ctx.save();
      ctx.font = "500 11px 'Inter Variable', system-ui, sans-serif";
      ctx.textAlign = 'center';
      ctx.textBaseline = 'bottom';
      ctx.strokeStyle = of.colours.surface;
      ctx.lineWidth = 2 * CLEAR_PX;
      ctx.lineJoin = 'round';
      const totals = writtenTotals(of, x, (text) => ctx.measureText(text).width);
      const drawn = totals.length === 0 ? [] : chart.getDatasetMeta(placeOfShown(of.data, of.hidden)).data;
      for (const { place, text, top, isExpected } of totals) {
        ctx.fillStyle = isExpected ? of.colours.text : of.colours.dimmed;
        const at = [drawn[place]?.x ?? x.getPixelForValue(place), y.getPixelForValue(top) - GAP_PX] as const;
        ctx.strokeText(text, ...at);
        ctx.fillText(text, ...at);
      }
      ctx.restore();
    },
  };
}

/** The place of the first series that is shown among what is drawn: behind what it is compared with. */
function placeOfShown({ series, overlay }: ChartData, hidden: Hidden): number {
  return series.findIndex(({ id }) => !hidden.has(id)) + (overlay ? 1 : 0);
}
