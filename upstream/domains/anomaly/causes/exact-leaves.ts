// Leaves that add up: their real cost to that of the anomaly, their forecasts to what the models expected. Pure.
import { Big } from 'big.js';
import { differenceOf } from '../../../../lib/money/money.ts';
import { type Rounding, roundedParts } from '../../../../lib/money/rounded-parts.ts';
import type { Leaf } from './leaves.ts';

export interface ExactLeaf extends Leaf {
  difference: number;
}

export interface ExactTotals {
  /** Rounded amounts of the anomaly. */
  real: number;
  expected: number;
}

/** What the data hold beside all leaves: of leaves beyond the most, and of data that changed since it was judged. */
const REST: Leaf = {
  keys: [],
  labels: [],
  real: 0,
  forecast: 0,
  usage: null,
  usageForecast: null,
};

/**
 * The difference of the forecasts to what was expected goes to leaves by the size of their forecasts, or of their cost
 * where nothing was; rounding goes to the largest remainder.
 */
export function exactLeaves(
  leaves: readonly Leaf[],
  { real, expected }: ExactTotals,
  rounding: Rounding,
): ExactLeaf[] {
  const all = withRest(leaves, real, rounding.digits);
  const shares = sharesOf(all);
  const missing = all.reduce((rest, leaf) => rest.minus(leaf.forecast), new Big(expected));
  const forecasts = all.map((leaf, place) =>
    missing
      .times(shares[place] ?? 0)
      .plus(leaf.forecast)
      .toFixed(),
  );
  const shownForecasts = roundedParts(forecasts, expected, rounding);
  const shownReals = roundedParts(
    all.map((leaf) => leaf.real),
    real,
    rounding,
  );
  return all.map((leaf, place) => {
    const [cost, forecast] = [shownReals[place] ?? 0, shownForecasts[place] ?? 0];
    return { ...leaf, real: cost, forecast, difference: differenceOf(cost, forecast) };
  });
}

function withRest(leaves: readonly Leaf[], real: number, digits: number): Leaf[] {
  const rest = leaves.reduce((left, leaf) => left.minus(leaf.real), new Big(real));
  const unit = new Big(10).pow(-digits);
  const isWhole = rest.abs().lt(unit) && leaves.length > 0;
  return isWhole ? [...leaves] : [...leaves, { ...REST, real: rest.toNumber() }];
}

/** They add up to 1; the first has all of it where nothing is known. */
function sharesOf(leaves: readonly Leaf[]): Big[] {
  for (const sizeOf of [(leaf: Leaf) => leaf.forecast, (leaf: Leaf) => leaf.real]) {
    const sizes = leaves.map((leaf) => new Big(sizeOf(leaf)).abs());
    const whole = sizes.reduce((sum, size) => sum.plus(size), new Big(0));
    if (whole.gt(0)) return sizes.map((size) => size.div(whole));
  }
  return leaves.map((_, place) => new Big(place === 0 ? 1 : 0));
}
