// All sizes at once, for a chart; and several purchases in turn instead of one.
import { addMonths } from '../../calendar/calendar.ts';
import { stepped } from './goals.ts';
import { type Downside, downsideOf, simulate } from './simulate.ts';
import { MONTH_HOURS, type Price, savedBy, type Valuation } from './valuation.ts';

export interface FrontierPoint {
  size: number;
  /** Money a month. */
  monthlySaving: number;
  utilization: number | null;
  coverage: number | null;
  breakEvenFall: number | null;
  downside: Downside[];
}

/** So many sizes from 0 to the peak, alike far apart. */
export function frontierOf(valuation: Valuation, price: Price, points: number): FrontierPoint[] {
  return Array.from({ length: points }, (_, index) => {
    const size = (valuation.peak * index) / Math.max(points - 1, 1);
    const { monthlySaving, utilization, coverage, breakEvenFall } = simulate(valuation, price, size);
    const downside = downsideOf(valuation, price, size);
    return { size, monthlySaving, utilization, coverage, breakEvenFall, downside };
  });
}

export interface LadderStep {
  /** First day of the month in which it is bought, and of the one in which it ends. */
  month: string;
  endsMonth: string;
  /** Bought in this month, and in force with all before it. */
  size: number;
  inForce: number;
  /** Money of the month: in usage as it is, and where it falls on the day of the first purchase. */
  monthlySaving: number;
  downside: Downside[];
}

/**
 * `purchases` in consecutive months instead of one: whole steps that add up to the size, as equal as they can be. What is
 * not in force yet saves nothing, and can still be left out.
 */
export function ladderOf(
  valuation: Valuation,
  price: Price,
  { size, purchases, firstMonth }: { size: number; purchases: number; firstMonth: string },
): LadderStep[] {
  const steps = Math.round(size / price.step);
  const upTo = (count: number) => stepped(Math.round((steps * count) / purchases), price.step);
  return Array.from({ length: purchases }, (_, index) => {
    const inForce = upTo(index + 1);
    const month = addMonths(firstMonth, index);
    return {
      month,
      endsMonth: addMonths(month, price.termMonths),
      size: stepped(Math.round((inForce - upTo(index)) / price.step), price.step),
      inForce,
      monthlySaving: MONTH_HOURS * savedBy(valuation, price.price, { size: inForce }),
      downside: downsideOf(valuation, price, inForce),
    };
  });
}
