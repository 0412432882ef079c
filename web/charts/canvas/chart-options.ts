// The one look of all charts: few quiet lines, a strong one at nothing, a tabular axis.
import type { ChartOptions } from 'chart.js';
import type { AmountFormat, ChartKind } from '../chart-types.ts';
import { TOTALS_PX } from './bar-totals.ts';
import { trimBelowZero } from './below-zero.ts';
import type { ChartColours } from './chart-colours.ts';

/** Beside the one at nothing. */
const MOST_LINES = 4;

const FONT = { family: "'Inter Variable', system-ui, sans-serif", size: 11 };

interface ChartOptionsInput {
  kind: ChartKind;
  colours: ChartColours;
  format: AmountFormat;
  /** Totals are shown above the bars. */
  hasTotals: boolean;
}

export function chartOptions({
  kind,
  colours,
  format,
  hasTotals,
}: ChartOptionsInput): ChartOptions<'bar' | 'line'> {
  const isStacked = kind === 'stack';
  const ticks = { color: colours.dimmed, font: FONT, padding: 6 };
  return {
    animation: false,
    responsive: true,
    maintainAspectRatio: false,
    interaction: { mode: 'index', intersect: false },
    layout: { padding: { top: hasTotals ? TOTALS_PX : 4 } },
    scales: {
      x: {
        stacked: isStacked,
        grid: { display: false },
        border: { color: colours.lineStrong },
        ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 12 },
      },
      y: {
        stacked: isStacked,
        grid: { color: ({ tick }) => (tick.value === 0 ? colours.lineStrong : colours.line) },
        border: { display: false },
        afterBuildTicks: trimBelowZero,
        ticks: { ...ticks, maxTicksLimit: MOST_LINES + 1, callback: (value) => format.axis(Number(value)) },
      },
    },
    plugins: {
      legend: { display: false },
      tooltip: { enabled: false },
    },
  };
}
