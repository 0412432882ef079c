// The year ahead from the whole months so far and the estimate of this one: forecast, band, past error, or why there is none.
// Pure.
import { addMonths, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { FEWEST_MONTHS, type Forecast, forecastMonths } from './month-methods.ts';
import { pastErrors } from './past-forecasts.ts';

const YEAR = 12;
/** The last whole month is one of so many before this month. */
const LATEST = 2;

export interface MonthCost {
  /** First day. */
  month: IsoDate;
  cost: number;
}

export interface YearAhead {
  model: Forecast['model'];
  /** The 12 after this one. */
  months: (MonthCost & { band: { low: number; high: number } | null })[];
  total: number;
  past: { meanErrorPercent: number | null; origins: number; comparisons: number };
}

export type YearRefusal = 'FORECAST_TOO_FEW_MONTHS' | 'FORECAST_NO_RECENT_DATA';

/**
 * `history` are whole months without a gap, oldest first; `month` is this one, and `estimate` what it will cost, null where
 * that is not known. The estimate counts as a month: `npm run bench:forecast` prints how much nearer it leads.
 */
export function yearAhead(
  history: readonly MonthCost[],
  month: IsoDate,
  estimate: number | null,
): YearAhead | { refusal: YearRefusal } {
  const last = history.at(-1);
  if (last && last.month < addMonths(month, -LATEST)) return { refusal: 'FORECAST_NO_RECENT_DATA' };
  if (!last || history.length < FEWEST_MONTHS) return { refusal: 'FORECAST_TOO_FEW_MONTHS' };
  // A month may still be growing between the last whole one and this one.
  const skipped = last.month === addMonths(month, -1) ? 0 : 1;
  const steps = skipped + 1 + YEAR;
  const costs = history.map(({ cost }) => cost);
  const isTold = skipped === 0 && estimate !== null;
  const { model, amounts } = forecastMonths(isTold ? [...costs, estimate] : costs, steps);
  const { meanPercent, origins, comparisons, widths } = pastErrors(costs, steps);
  const ahead = isTold ? amounts.slice(0, YEAR) : amounts.slice(skipped + 1);
  const months = ahead.map((cost, index) => {
    const width = widths[skipped + 1 + index] ?? null;
    const band = width === null ? null : { low: Math.max(0, cost * (1 - width)), high: cost * (1 + width) };
    return { month: addMonths(month, index + 1), cost, band };
  });
  return {
    model,
    months,
    total: sumMoney(months.map(({ cost }) => cost)),
    past: { meanErrorPercent: meanPercent, origins, comparisons },
  };
}
