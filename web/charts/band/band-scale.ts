// The coordinates of days and amounts in a band chart: pure, so that two charts can share them.

/** A day as the chart draws it; amounts in the currency of the reader. */
export interface BandDay {
  /** YYYY-MM-DD. */
  day: string;
  /** On the axis. */
  label: string;
  /** Null where nothing is known. */
  amount: number | null;
  expected: number | null;
  /** What the models allow; none on days that they did not judge. */
  bands: readonly DayBand[];
  /** The day belongs to what the chart is about. */
  isMarked: boolean;
}

export interface DayBand {
  /** Of the model. */
  id: string;
  low: number;
  high: number;
  isOutside: boolean;
}

/** Both ends of the axis, and the steps between them, upwards. */
export interface BandScale {
  low: number;
  high: number;
  steps: readonly number[];
}

const MOST_STEPS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** An axis of at most four round steps that holds everything that the days draw; zero always is on it. */
export function bandScale(days: readonly BandDay[]): BandScale {
  const drawn = days.flatMap(({ amount, expected, bands }) => [
    ...(amount === null ? [] : [amount]),
    ...(expected === null ? [] : [expected]),
    ...bands.flatMap(({ low, high }) => [low, high]),
  ]);
  const [least, most] = [Math.min(0, ...drawn), Math.max(0, ...drawn)];
  if (least === most) return { low: 0, high: 1, steps: [0, 1] };
  const step = roundStep((most - least) / MOST_STEPS);
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  const steps = Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
  return { low: first * step, high: last * step, steps };
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = ROUND.find((each) => each * power >= least) ?? 10;
  return factor * power;
}

/** Runs of days next to each other for which something holds: first and last place of each. */
export function runsOf(days: readonly BandDay[], holds: (day: BandDay) => boolean): [number, number][] {
  const runs: [number, number][] = [];
  for (const [place, day] of days.entries()) {
    if (!holds(day)) continue;
    const last = runs.at(-1);
    if (last && last[1] === place - 1) last[1] = place;
    else runs.push([place, place]);
  }
  return runs;
}

/** How many models saw the day outside of their band. */
export function votesOf({ bands }: BandDay): number {
  return bands.filter(({ isOutside }) => isOutside).length;
}
