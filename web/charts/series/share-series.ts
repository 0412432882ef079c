// Series as shares: what each is of all of them, step by step, in percent.
import { shareOf, sumMoney } from '../../../lib/money/money.ts';
import type { ChartSeries } from '../chart-types.ts';

/** Null where nothing is known, and where a step sums to nothing or less, because shares of it say nothing. */
export function sharesByStep(series: readonly ChartSeries[]): ChartSeries[] {
  const steps = series[0]?.amounts.length ?? 0;
  const totals = Array.from({ length: steps }, (_, step) =>
    sumMoney(series.map(({ amounts }) => amounts[step] ?? 0)),
  );
  return series.map((each) => ({
    ...each,
    amounts: each.amounts.map((amount, step) => {
      const total = totals[step] ?? 0;
      return amount === null || total <= 0 ? null : shareOf(amount, total);
    }),
  }));
}
