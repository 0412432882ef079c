// A trend as a table of a file: a row for each step, a column for each line, with what the chart shows.
import type { AmountFormat, ChartSeries } from '../../../../charts/chart-types.ts';
import type { FileColumn } from '../table-file.ts';

interface TrendRow {
  date: string;
  /** Of the step. */
  place: number;
}

export function trendRows(axis: readonly string[]): TrendRow[] {
  return axis.map((date, place) => ({ date, place }));
}

/** `currency` is that of the amounts, or `%`. */
export function trendColumns(
  dateHead: string,
  series: readonly ChartSeries[],
  currency: AmountFormat['currency'],
): FileColumn<TrendRow>[] {
  const format =
    currency === '%'
      ? ({ as: 'percent', decimals: 2 } as const)
      : ({ as: 'money', shownDecimals: 2 } as const);
  return [
    { head: dateHead, file: { format: { as: 'day', pattern: 'YYYY-MM-DD' }, value: ({ date }) => date } },
    ...series.map(({ label, amounts }) => ({
      head: `${label} (${currency})`,
      file: { format, value: ({ place }: TrendRow) => amounts[place] ?? null },
    })),
  ];
}
