// The shapes of a chart of bands, as paths of an SVG.
import { type BandDay, type BandScale, runsOf } from './band-scale.ts';

export interface Plot {
  /** In pixels, of the surface between the axes. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  /** The middle of a day. */
  xOf: (place: number) => number;
  yOf: (amount: number) => number;
  /** Width of a day. */
  slot: number;
}

export function placed(plot: Plot, count: number, { low, high }: BandScale): Placed {
  const slot = plot.width / Math.max(count, 1);
  return {
    slot,
    xOf: (place) => plot.left + slot * (place + 0.5),
    yOf: (amount) => plot.top + plot.height * (1 - (amount - low) / (high - low)),
  };
}

/** A line over the days whose amount is known; it does not fall into gaps. */
export function linePath(
  days: readonly BandDay[],
  amountOf: (day: BandDay) => number | null,
  { xOf, yOf }: Placed,
): string {
  return runsOf(days, (day) => amountOf(day) !== null)
    .map(([first, last]) => pointsOf(first, last, (place) => yOf(amountAt(days, place, amountOf)), xOf))
    .map((points) => `M${points.join('L')}`)
    .join('');
}

/** The surface between both ends of a model's band. */
export function bandPath(days: readonly BandDay[], model: string, { xOf, yOf }: Placed): string {
  const bandOf = (day: BandDay) => day.bands.find(({ id }) => id === model);
  return runsOf(days, (day) => bandOf(day) !== undefined)
    .map(([first, last]) => {
      const end = (of: 'low' | 'high') =>
        pointsOf(first, last, (place) => yOf(amountAt(days, place, (day) => bandOf(day)?.[of] ?? null)), xOf);
      return `M${[...end('high'), ...end('low').reverse()].join('L')}Z`;
    })
    .join('');
}

function amountAt(
  days: readonly BandDay[],
  place: number,
  amountOf: (day: BandDay) => number | null,
): number {
  const day = days[place];
  return (day && amountOf(day)) ?? 0;
}

function pointsOf(
  first: number,
  last: number,
  yAt: (place: number) => number,
  xOf: (place: number) => number,
): string[] {
  return Array.from({ length: last - first + 1 }, (_, step) => {
    const place = first + step;
    return `${xOf(place).toFixed(1)},${yAt(place).toFixed(1)}`;
  });
}

/** Places of labels that are at least so many pixels apart; the last day always has one. */
export function labelledPlaces(count: number, slot: number, apart: number): number[] {
  const every = Math.max(1, Math.ceil(apart / slot));
  return Array.from({ length: count }, (_, place) => place).filter(
    (place) => (count - 1 - place) % every === 0,
  );
}
