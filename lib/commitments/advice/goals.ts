// Which size to buy: most saving, least regret, or a target coverage. Sizes are whole steps, and the answer
// is the one that trying every step would find: saving is concave and regret convex in the size, so halving finds it.
import { type Price, savingAfterFall, type Valuation } from './valuation.ts';

export type AdviceGoal = { by: 'saving' } | { by: 'regret' } | { by: 'coverage'; percent: number };

/** Scenarios for regret and downside: usage falls by this many percent. */
export const FALLS = [10, 20, 30] as const;

/**
 * The size in whole steps; 0 if no size saves money. Null if no size reaches the coverage. Least regret is
 * the size whose worst loss against the best choice, over usage as it is and the three falls, is the smallest. `near` is
 * where the best size is looked for first.
 */
export function chosenSize(
  valuation: Valuation,
  price: Pick<Price, 'price' | 'step'>,
  goal: AdviceGoal,
  near?: number,
): number | null {
  const { step } = price;
  const steps = Math.ceil(valuation.peak / step);
  const sizeOf = (count: number) => stepped(count, step);
  if (goal.by === 'coverage') {
    const wanted = (valuation.onDemand * goal.percent) / 100;
    const isReached = (count: number) => valuation.at(sizeOf(count)).covered >= wanted * (1 - ROUNDING);
    return isReached(steps) ? sizeOf(firstWhere(steps, isReached)) : null;
  }
  const best = firstWhere(steps, (count) => isNoBetter(valuation, price, count), near && near / step);
  if (goal.by === 'saving') return sizeOf(best);
  const regret = regretOf(valuation, price.price, sizeOf(best));
  return sizeOf(firstWhere(best, (count) => regret(sizeOf(count + 1)) >= regret(sizeOf(count))));
}

/** A coverage is reached that is off by less than the last digits of a quotient. */
const ROUNDING = 1e-9;

/** Would one more step save no more? */
function isNoBetter(
  valuation: Valuation,
  { price, step }: Pick<Price, 'price' | 'step'>,
  count: number,
): boolean {
  const [here, next] = [valuation.at(stepped(count, step)), valuation.at(stepped(count + 1, step))];
  return next.covered - here.covered <= price * step * (1 + ROUNDING);
}

function regretOf(valuation: Valuation, price: number, best: number): (size: number) => number {
  const futures = [0, ...FALLS].map((percent) => percent / 100);
  const bests = futures.map((fall) => savingAfterFall(valuation, price, { size: best * (1 - fall), fall }));
  return (size) =>
    Math.max(
      ...futures.map(
        (fall, index) => (bests[index] ?? 0) - savingAfterFall(valuation, price, { size, fall }),
      ),
    );
}

/**
 * The least count from 0 to `most` that the test holds for, which holds for all above it; `most` where it holds for none.
 * From `near` on it is looked for in strides that double, which ends sooner where it is close.
 */
function firstWhere(most: number, holds: (count: number) => boolean, near?: number): number {
  let [low, high] = near === undefined ? [0, most] : boundsNear(most, holds, Math.round(near));
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function boundsNear(most: number, holds: (count: number) => boolean, near: number): [number, number] {
  const from = Math.min(Math.max(near, 0), most);
  let [low, high] = holds(from) ? [0, from] : [Math.min(from + 1, most), most];
  const isBelow = high === from;
  for (let stride = 1; low < high; stride *= 2) {
    const tried = isBelow ? from - stride : from + stride;
    if (tried <= low || tried >= high) break;
    if (holds(tried)) high = tried;
    else low = tried + 1;
    if (isBelow ? low > 0 : high < most) break;
  }
  return [low, high];
}

/** So many steps, without the last bits that a product leaves: 0.468, not 0.46800000000000003. */
export function stepped(count: number, step: number): number {
  return step >= 1 ? count * step : count / Math.round(1 / step);
}

/**
 * The optimum of one discount without steps, in closed form: (1 - discount) times the on-demand cost that as many hours
 * exceed as the discount leaves to be paid. Costs are of hours alike long.
 */
export function quantileOptimum(costs: readonly number[], discount: number): number {
  const sorted = costs.toSorted((one, other) => one - other);
  const place = Math.ceil(sorted.length * discount - ROUNDING) - 1;
  return (1 - discount) * (sorted[Math.max(place, 0)] ?? 0);
}
