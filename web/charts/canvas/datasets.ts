// Turns plain series into the data sets of chart.js.
import type {
  ChartBand,
  ChartData,
  ChartKind,
  ChartOverlay,
  ChartPoint,
  ChartSeries,
} from '../chart-types.ts';
import { budgetLine, expectedBars, expectedLine } from './ahead.ts';
import { type ChartColours, hatched } from './chart-colours.ts';
import type { Dataset } from './partial-bars.ts';

const DASHES = [[], [6, 3], [2, 2], [8, 3, 2, 3]];
const COLOURS_WITHOUT_DASH = 8;
const PARTIAL_DASH = [3, 3];
/** More steps than months of a chart: bars take more of slots that narrow. */
const MANY_STEPS = 16;

/** What a bar takes of its slot: 62 percent of months, 74 percent of days. */
function barWidth({ length }: readonly ChartPoint[]) {
  return { categoryPercentage: length > MANY_STEPS ? 0.74 : 0.62, barPercentage: 1, maxBarThickness: 72 };
}

export function datasetsOf(
  data: ChartData,
  kind: ChartKind,
  hidden: ReadonlySet<string>,
  colours: ChartColours,
): Dataset[] {
  const sets = data.series.map((series, place) => {
    const shared = { label: series.label, data: [...series.amounts], hidden: hidden.has(series.id) };
    return kind === 'stack'
      ? bar(series, data.points, colours, shared)
      : line(series, place, data.points, colours, {
          ...shared,
          ...(data.forecast && series.isEmphasised && { data: completeAmounts(series, data.points) }),
        });
  });
  return [
    ...(data.overlay
      ? [
          data.overlay.isBars
            ? overlayBars(data.overlay, data.points, colours)
            : overlay(data.overlay, colours),
        ]
      : []),
    ...sets,
    ...(data.band ? band(data.band, colours) : []),
    ...(data.forecast
      ? [
          kind === 'stack'
            ? { ...expectedBars(data.forecast, data, colours), ...barWidth(data.points) }
            : expectedLine(data.forecast, data, colours),
        ]
      : []),
    ...(data.budget ? [budgetLine(data.budget, colours)] : []),
  ];
}

type Shared = Pick<Dataset, 'label' | 'data' | 'hidden'>;

function bar(
  { colour, stack = 'items' }: ChartSeries,
  points: readonly ChartPoint[],
  colours: ChartColours,
  shared: Shared,
): Dataset {
  const plain = colours.of(colour);
  const places = points.flatMap(({ isPartial }, place) => (isPartial ? [place] : []));
  return {
    type: 'bar',
    ...shared,
    stack,
    partial: places.length > 0 ? { places, stripes: hatched(plain, colours.surface) } : null,
    backgroundColor: plain,
    borderColor: colours.surface,
    borderWidth: { top: 1 },
    borderSkipped: false,
    ...barWidth(points),
    order: 1,
  };
}

/** The expected cost goes on where the total is not complete. */
function completeAmounts({ amounts }: ChartSeries, points: readonly ChartPoint[]): (number | null)[] {
  return amounts.map((amount, place) => (points[place]?.isPartial ? null : amount));
}

/** Past the first eight, colours are near to each other: dashes tell the lines apart. */
function line(
  series: ChartSeries,
  place: number,
  points: readonly ChartPoint[],
  colours: ChartColours,
  shared: Shared,
): Dataset {
  const colour = colours.of(series.colour);
  const dash = series.isDashed
    ? PARTIAL_DASH
    : (DASHES[Math.floor(place / COLOURS_WITHOUT_DASH) % DASHES.length] ?? []);
  return {
    type: 'line',
    ...shared,
    borderColor: colour,
    backgroundColor: colour,
    borderWidth: series.isEmphasised ? 3 : 1.75,
    borderDash: dash,
    segment: {
      borderDash: ({ p1DataIndex }) => (points[p1DataIndex]?.isPartial ? PARTIAL_DASH : undefined),
    },
    pointRadius: points.length === 1 ? 3 : 0,
    pointHitRadius: 8,
    tension: 0,
    spanGaps: false,
    order: series.isEmphasised ? 0 : 1,
  };
}

/** The upper line fills what lies between it and the line before it, the lower. */
function band({ low, high, lowLabel, highLabel, colour }: ChartBand, colours: ChartColours): Dataset[] {
  const plain = colours.of(colour);
  const end = (label: string, amounts: readonly (number | null)[], fill: '-1' | false): Dataset => ({
    type: 'line',
    label,
    data: [...amounts],
    borderColor: plain,
    backgroundColor: `${plain}2e`,
    borderWidth: 0.5,
    pointRadius: 0,
    pointHitRadius: 8,
    fill,
    order: 2,
  });
  return [end(lowLabel, low, false), end(highLabel, high, '-1')];
}

/** To the left of the bars, as what comes before them. */
function overlayBars(
  { label, amounts }: ChartOverlay,
  points: readonly ChartPoint[],
  colours: ChartColours,
): Dataset {
  return {
    type: 'bar',
    label,
    data: [...amounts],
    stack: 'compared',
    backgroundColor: `${colours.dimmed}2e`,
    borderColor: colours.dimmed,
    borderWidth: 1,
    borderSkipped: false,
    ...barWidth(points),
    order: 0,
  };
}

function overlay({ label, amounts }: ChartOverlay, colours: ChartColours): Dataset {
  return {
    type: 'line',
    label,
    data: [...amounts],
    borderColor: `${colours.text}bf`,
    backgroundColor: colours.text,
    borderWidth: 1.3,
    borderDash: [3, 3],
    pointRadius: amounts.length === 1 ? 3 : 0,
    pointHitRadius: 8,
    order: 0,
  };
}
