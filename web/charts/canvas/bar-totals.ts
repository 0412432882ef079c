// The total of each bar above it, as long as bars are wide enough for one.
import type { Plugin } from 'chart.js';
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

/** `current` is what the chart shows when it is drawn; null draws none. Lines and shares have no totals. */
export function barTotals(current: () => TotalsOf | null): Plugin<'bar' | 'line'> {
  return {
    id: 'barTotals',
    afterDatasetsDraw: (chart) => {
      const { ctx } = chart;
      const { x, y } = chart.scales;
      const of = current();
      if (!of || !x || !y) return;
      const { data, hidden, format, colours } = of;
      const steps = Math.round(x.max) - Math.round(x.min) + 1;
      const bars = data.overlay?.isBars ? 2 : 1;
      if (x.width / steps < NARROWEST_PX * bars) return;
      if (data.series.every(({ id }) => hidden.has(id))) return;
      const drawn = chart.getDatasetMeta(placeOfShown(data, hidden)).data;
      ctx.save();
      ctx.font = "500 11px 'Inter Variable', system-ui, sans-serif";
      ctx.textAlign = 'center';
      ctx.textBaseline = 'bottom';
      ctx.strokeStyle = colours.surface;
      ctx.lineWidth = 2 * CLEAR_PX;
      ctx.lineJoin = 'round';
      for (let place = Math.round(x.min); place <= Math.round(x.max); place += 1) {
        const known = data.series.flatMap(({ id, amounts }) =>
          hidden.has(id) ? [] : (amounts[place] ?? []),
        );
        const expected = data.forecast?.amounts[place] ?? null;
        if (known.length === 0 && expected === null) continue;
        const top = Math.max(sumMoney(known.filter((amount) => amount > 0)), expected ?? 0);
        ctx.fillStyle = expected === null ? colours.dimmed : colours.text;
        const figure = format.short(expected ?? sumMoney(known));
        const at = [drawn[place]?.x ?? x.getPixelForValue(place), y.getPixelForValue(top) - GAP_PX] as const;
        ctx.strokeText(figure, ...at);
        ctx.fillText(figure, ...at);
      }
      ctx.restore();
    },
  };
}

/** The place of the first series that is shown among what is drawn: behind what it is compared with. */
function placeOfShown({ series, overlay }: ChartData, hidden: Hidden): number {
  return series.findIndex(({ id }) => !hidden.has(id)) + (overlay ? 1 : 0);
}
