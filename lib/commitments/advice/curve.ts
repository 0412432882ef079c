// What a slider needs of a window: few points of the exact function, and straight lines between them.
import { chosenSize } from './goals.ts';
import type { Price, Valuation } from './valuation.ts';

/** Piecewise linear in the size, exact at its points; between them at most `error` below what the hours say. */
export interface AdviceCurve extends Price {
  /** Of the size: money an hour of a plan, or machines. */
  unit: 'MONEY' | 'INSTANCES';
  /** On-demand cost of an hour on average that the commitment could pay for: money. */
  onDemand: number;
  /** Sizes, rising from 0 to the peak. */
  x: readonly number[];
  /** On-demand cost that each replaces, of an hour on average. */
  covered: readonly number[];
  /** What of each is used, in the unit of the size. */
  used: readonly number[];
  /** Money of an hour. */
  error: number;
}

const MOST_POINTS = 240;
/** Of the on-demand cost: a chord that is off by less is straight enough. */
const TOLERANCE = 1e-5;

interface Point {
  x: number;
  covered: number;
  used: number;
}

/** The curve has the best size, the peak and 0 among its points, and most points where it bends most. */
export function curveOf(valuation: Valuation, unit: AdviceCurve['unit'], price: Price): AdviceCurve {
  const at = (x: number): Point => ({ x, ...valuation.at(x) });
  const best = chosenSize(valuation, price, { by: 'saving' }) ?? 0;
  const ends = [0, best, valuation.peak].filter((x, index, all) => index === 0 || x > (all[index - 1] ?? 0));
  const points = ends.map(at);
  const open = points.slice(1).map((point, index) => chord(points[index] as Point, point, at));
  const tolerance = valuation.onDemand * TOLERANCE;
  while (points.length < MOST_POINTS) {
    const worst = open.reduce((one, other) => (other.error > one.error ? other : one), NO_CHORD);
    if (worst.error <= tolerance) break;
    points.push(worst.middle);
    open[open.indexOf(worst)] = chord(worst.from, worst.middle, at);
    open.push(chord(worst.middle, worst.to, at));
  }
  points.sort((one, other) => one.x - other.x);
  return {
    unit,
    ...price,
    onDemand: valuation.onDemand,
    x: points.map(({ x }) => x),
    covered: points.map(({ covered }) => covered),
    used: points.map(({ used }) => used),
    // A concave function is above its chord by at most twice what it is in the middle.
    error: 2 * Math.max(0, ...open.map(({ error }) => error)),
  };
}

interface Chord {
  from: Point;
  to: Point;
  middle: Point;
  error: number;
}

const ORIGIN: Point = { x: 0, covered: 0, used: 0 };
const NO_CHORD: Chord = { from: ORIGIN, to: ORIGIN, middle: ORIGIN, error: 0 };

function chord(from: Point, to: Point, at: (x: number) => Point): Chord {
  const middle = at((from.x + to.x) / 2);
  return { from, to, middle, error: middle.covered - (from.covered + to.covered) / 2 };
}

/** The curve as what it was made of. */
export function curveValuation({ onDemand, x, covered, used }: AdviceCurve): Valuation {
  const peak = x.at(-1) ?? 0;
  return {
    onDemand,
    peak,
    at: (size) => {
      const place = placeIn(x, Math.min(size, peak));
      const [from = 0, to = from] = [x[place], x[place + 1]];
      const share = to > from ? (Math.min(size, peak) - from) / (to - from) : 0;
      const between = (values: readonly number[]) => {
        const [low = 0, high = low] = [values[place], values[place + 1]];
        return low + share * (high - low);
      };
      return { covered: between(covered), used: between(used) };
    },
  };
}

/** The last place whose value is not above `value`. */
function placeIn(values: readonly number[], value: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((values[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
