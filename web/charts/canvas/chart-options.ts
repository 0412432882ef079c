// The one look of all charts: quiet grid, tabular axis, a tooltip with every value and their total.
import type { ChartOptions, TooltipItem } from 'chart.js';
import { sumMoney } from '../../../lib/money/money.ts';
import type { AmountFormat, ChartData, ChartKind } from '../chart-types.ts';
import type { ChartColours } from './chart-colours.ts';

/** What a line of the tooltip leaves for text, and how wide a letter is at most on average. */
const TOOLTIP_FRAME_PX = 48;
const LETTER_PX = 6.2;

const FONT = { family: "'Inter Variable', system-ui, sans-serif", size: 11 };

interface ChartOptionsInput {
  data: ChartData;
  kind: ChartKind;
  colours: ChartColours;
  format: AmountFormat;
  totalLabel: string;
}

export function chartOptions({
  data,
  kind,
  colours,
  format,
  totalLabel,
}: ChartOptionsInput): ChartOptions<'bar' | 'line'> {
  const isStacked = kind === 'stack';
  const ticks = { color: colours.dimmed, font: FONT, padding: 6 };
  return {
    animation: false,
    responsive: true,
    maintainAspectRatio: false,
    interaction: { mode: 'index', intersect: false },
    layout: { padding: { top: 4 } },
    scales: {
      x: {
        stacked: isStacked,
        grid: { display: false },
        border: { color: colours.lineStrong },
        ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 12 },
      },
      y: {
        stacked: isStacked,
        grid: { color: colours.line },
        border: { display: false },
        ticks: { ...ticks, maxTicksLimit: 6, callback: (value) => format.axis(Number(value)) },
      },
    },
    plugins: {
      legend: { display: false },
      tooltip: {
        backgroundColor: colours.surface,
        borderColor: colours.lineStrong,
        borderWidth: 1,
        cornerRadius: 4,
        padding: 10,
        titleColor: colours.text,
        bodyColor: colours.text,
        footerColor: colours.text,
        titleFont: { ...FONT, weight: 600 },
        bodyFont: FONT,
        footerFont: { ...FONT, weight: 600 },
        boxWidth: 8,
        boxHeight: 8,
        boxPadding: 4,
        itemSort: (one, other) =>
          Number(isOverlay(one, data)) - Number(isOverlay(other, data)) || amountOf(other) - amountOf(one),
        callbacks: {
          title: (items) => data.points[items[0]?.dataIndex ?? 0]?.fullLabel ?? '',
          label: (item) => lineOf(labelOf(item, data), format.full(amountOf(item)), item.chart.width),
          footer: (items) => [
            ...(isStacked ? [`${totalLabel}: ${format.full(totalOf(items, data))}`] : []),
            ...notesOf(items, data),
          ],
        },
      },
    },
  };
}

type Item = TooltipItem<'bar' | 'line'>;

function amountOf(item: Item): number {
  return item.parsed.y ?? 0;
}

function isOverlay(item: Item, { overlay }: ChartData): boolean {
  return overlay !== undefined && item.datasetIndex === 0;
}

function labelOf(item: Item, data: ChartData): string {
  const ofStep = isOverlay(item, data) ? data.overlay?.pointLabels[item.dataIndex] : null;
  return ofStep ?? item.dataset.label ?? '';
}

/** A long name is cut, so that the amount behind it is never cut off. */
function lineOf(label: string, amount: string, chartWidth: number): string {
  const room = Math.floor((chartWidth - TOOLTIP_FRAME_PX) / LETTER_PX) - amount.length;
  return `${label.length > room ? `${label.slice(0, room - 1)}…` : label}: ${amount}`;
}

function totalOf(items: Item[], data: ChartData): number {
  return sumMoney(items.filter((item) => !isOverlay(item, data)).map(amountOf));
}

const NOTE_LETTERS = 60;

/** Each on a line of its own, cut where it would be wider than the chart. */
function notesOf([item]: Item[], { points }: ChartData): string[] {
  const notes = points[item?.dataIndex ?? 0]?.notes ?? [];
  return notes.map((note) => `✎ ${note.length > NOTE_LETTERS ? `${note.slice(0, NOTE_LETTERS)}…` : note}`);
}
