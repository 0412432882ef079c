// What the reservations and narrow plans of one scope leave of its hours for a wide plan.
import { hoursValuation, type Layer } from './hours.ts';
import type { Price, Valuation } from './valuation.ts';

/** Usage of one kind, in grains, that nothing covers. */
export interface PortfolioSeries {
  value: Float64Array;
  /** Its place among the discounts of the wide plan, the largest first; null where that plan cannot pay for it. */
  wideClass: number | null;
}

/** A reservation or a plan of one family: it pays for some series alone. */
export interface Offer {
  id: string;
  /** Offers of other scopes share no series with it. */
  scope: string;
  price: Price;
  /** The size above which nothing more is covered. */
  peak: number;
  /** Deepest discount first. */
  parts: readonly { series: number; layer: Layer }[];
}

export interface PortfolioProblem {
  slots: number;
  scale: number;
  series: readonly PortfolioSeries[];
  /** Within a scope in the order in which the provider applies them: reservations first. */
  offers: readonly Offer[];
  /** Pays for what all others leave; `discounts` are 0 to 1, falling. */
  widePlan: { id: string; price: Price; discounts: readonly number[] } | null;
}

export interface Rest {
  /** Of the offers of the scope, of an hour on average: money. */
  saving: number;
  /** For the wide plan, in grains, by slot and within it by class; of the series of this scope alone. */
  wide: Float64Array;
}

/** All series, nothing bought. */
export function wholeRest(problem: PortfolioProblem): Float64Array {
  return wideValues(problem, new Map(problem.series.map(({ value }, index) => [index, value])));
}

/** What the offers of one scope leave, applied in their order. */
export function applied(
  problem: PortfolioProblem,
  offers: readonly Offer[],
  sizeOf: (offer: Offer) => number,
  onFound: (offer: Offer, left: ReadonlyMap<number, Float64Array>) => void = () => {},
): Rest {
  const { slots, scale, series } = problem;
  const own = [...new Set(offers.flatMap(({ parts }) => parts.map((part) => part.series)))];
  const left = new Map(own.map((each) => [each, Float64Array.from((series[each] as PortfolioSeries).value)]));
  let saving = 0;
  for (const offer of offers) {
    onFound(offer, left);
    const size = sizeOf(offer);
    saving += taken(slots, offer, Math.round(size * scale), { series, left }) / scale;
    saving -= offer.price.price * size * slots;
  }
  return { saving: saving / Math.max(slots, 1), wide: wideValues(problem, left) };
}

/** What each offer of a scope finds, by its id: what those before it leave. */
export function offersFind(
  problem: PortfolioProblem,
  offers: readonly Offer[],
  sizeOf: (offer: Offer) => number,
): Map<string, Valuation> {
  const found = new Map<string, Valuation>();
  applied(problem, offers, sizeOf, ({ id, parts }, left) => {
    const layers = parts.map(({ series, layer }) => {
      const value = Float64Array.from(left.get(series) ?? []);
      const whole = (problem.series[series] as PortfolioSeries).value;
      return { value, capacity: layer.capacity.map((each, slot) => share(each, value[slot], whole[slot])) };
    });
    found.set(id, hoursValuation({ slots: problem.slots, scale: problem.scale, layers }));
  });
  return found;
}

/** Takes what the offer pays for from what is left, and returns how much that is. */
function taken(
  slots: number,
  { parts }: Offer,
  size: number,
  { series, left }: { series: readonly PortfolioSeries[]; left: ReadonlyMap<number, Float64Array> },
): number {
  if (size <= 0) return 0;
  let covered = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    let budget = size;
    for (const part of parts) {
      const values = left.get(part.series) as Float64Array;
      const value = values[slot] ?? 0;
      if (value <= 0) continue;
      const needed = share(
        part.layer.capacity[slot] ?? 0,
        value,
        (series[part.series] as PortfolioSeries).value[slot],
      );
      const pays = needed <= budget ? value : Math.round((value * budget) / needed);
      values[slot] = value - pays;
      covered += pays;
      budget -= Math.min(needed, budget);
      if (budget <= 0) break;
    }
  }
  return covered;
}

const share = (whole: number, part = 0, of = 0) => (of > 0 ? Math.round((whole * part) / of) : 0);

function wideValues(
  { slots, series, widePlan }: PortfolioProblem,
  left: ReadonlyMap<number, Float64Array>,
): Float64Array {
  const classes = widePlan?.discounts.length ?? 0;
  const sums = new Float64Array(slots * classes);
  for (const [index, value] of left) {
    const wideClass = series[index]?.wideClass ?? null;
    if (wideClass === null || classes === 0) continue;
    for (let slot = 0, place = wideClass; slot < slots; slot += 1, place += classes)
      sums[place] = (sums[place] ?? 0) + (value[slot] ?? 0);
  }
  return sums;
}
