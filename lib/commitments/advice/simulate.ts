// What a size of a commitment would bring: the figures beside the slider, and of every line of advice.
import { differenceOf, sumMoney } from '../../money/money.ts';
import { FALLS } from './goals.ts';
import { MONTH_HOURS, type Price, savedBy, type Valuation } from './valuation.ts';

/** Usage falls by so many percent after so many months of the term. */
export interface UsageFall {
  percent: number;
  afterMonths: number;
}

/** Money per month of 730 hours, percents from 0 to 100; null where there is nothing to divide by. */
export interface Simulated {
  monthlySaving: number;
  /** 100 x used / bought. */
  utilization: number | null;
  /** 100 x on-demand cost replaced / on-demand cost. */
  coverage: number | null;
  /** 100 x saving / on-demand cost. */
  savingsRate: number | null;
  /** Months until what was paid at once is saved; 0 where nothing was, null where it never is. */
  breakEvenMonths: number | null;
  /** The fall of usage at which nothing is saved any more, in percent; null where nothing is saved anyway. */
  breakEvenFall: number | null;
  /** Months until the usage of the window has used up all that the term obliges to; null where it never does. */
  lockInMonths: number | null;
  /** Over the whole term; with a fall, of what is left of usage after it: every hour falls by the same share. */
  termSaving: number;
  /** The lower bound of it, for a fall of the same size in any hours. */
  leastTermSaving: number;
}

/** Monthly saving if usage falls on the first day. */
export interface Downside {
  percent: (typeof FALLS)[number];
  /** Every hour falls by the same share. */
  monthlySaving: number;
  /** The lower bound of it: no fall of this size, in any hours, leaves less. */
  leastMonthlySaving: number;
}

/** `size` of 0 buys nothing: it saves nothing and has no utilization. */
export function simulate(valuation: Valuation, price: Price, size: number, fall?: UsageFall): Simulated {
  const { covered, used } = valuation.at(size);
  const cost = price.price * size;
  const monthlySaving = monthly(differenceOf(covered, cost));
  const monthlyPaidBack = monthly(differenceOf(covered, price.recurring * size));
  return {
    monthlySaving,
    utilization: percent(used, size),
    coverage: percent(covered, valuation.onDemand),
    savingsRate: percent(differenceOf(covered, cost), valuation.onDemand),
    breakEvenMonths: breakEven(price.upfront * size, monthlyPaidBack),
    breakEvenFall: breakEvenFall(valuation, price.price, size),
    lockInMonths: covered > 0 ? (price.termMonths * cost) / covered : null,
    termSaving: termSaving(price, fall, (share) => savedBy(valuation, price.price, { size, fall: share })),
    leastTermSaving: termSaving(price, fall, (share) => leastSaved(valuation, price.price, { size, share })),
  };
}

export function downsideOf(valuation: Valuation, price: Price, size: number): Downside[] {
  return FALLS.map((each) => ({
    percent: each,
    monthlySaving: monthly(savedBy(valuation, price.price, { size, fall: each / 100 })),
    leastMonthlySaving: monthly(leastSaved(valuation, price.price, { size, share: each / 100 })),
  }));
}

/**
 * A bound of the saving when a share of the usage, 0 to 1, is gone: usage that is gone was worth at most what it cost on
 * demand, in any hours, and no commitment loses more than it costs.
 */
function leastSaved(
  valuation: Valuation,
  price: number,
  { size, share }: { size: number; share: number },
): number {
  const left = Math.max(0, differenceOf(valuation.at(size).covered, share * valuation.onDemand));
  return differenceOf(left, price * size);
}

/** `saved` is of an hour, by the share that usage has fallen by. */
function termSaving(
  { termMonths }: Price,
  fall: UsageFall | undefined,
  saved: (share: number) => number,
): number {
  const before = Math.min(fall?.afterMonths ?? termMonths, termMonths);
  const after = monthly(saved((fall?.percent ?? 0) / 100));
  return sumMoney([before * monthly(saved(0)), (termMonths - before) * after]);
}

function breakEven(paid: number, monthlySaved: number): number | null {
  if (paid === 0) return 0;
  return monthlySaved > 0 ? paid / monthlySaved : null;
}

const HALVINGS = 60;

/** Beyond some size nothing is saved; usage that fell to this size saves nothing either. */
function breakEvenFall(valuation: Valuation, price: number, size: number): number | null {
  const saves = (each: number) => valuation.at(each).covered > price * each;
  if (size <= 0 || price <= 0 || !saves(size)) return null;
  let [low, high] = [size, valuation.onDemand / price];
  for (let step = 0; step < HALVINGS && low < high; step += 1) {
    const middle = (low + high) / 2;
    if (saves(middle)) low = middle;
    else high = middle;
  }
  return 100 * (1 - size / low);
}

const monthly = (hourly: number) => hourly * MONTH_HOURS;
const percent = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : null);
