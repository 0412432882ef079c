// The figures of a widget as a table: what a file of it holds.
import type { ChartData } from '../../../../charts/chart-types.ts';

/** Amounts are in the currency that their column names; null where nothing is known. */
export interface WidgetTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** The steps of a chart as rows, its series as columns. */
export function tableOfChart(
  { points, series, overlay, forecast, band }: ChartData,
  stepColumn: string,
): WidgetTable {
  const lines = [
    ...series,
    ...(overlay ? [overlay] : []),
    ...(forecast ? [forecast] : []),
    ...(band
      ? [
          { label: band.lowLabel, amounts: band.low },
          { label: band.highLabel, amounts: band.high },
        ]
      : []),
  ];
  return {
    columns: [stepColumn, ...lines.map(({ label }) => label)],
    rows: points.map(({ fullLabel }, place) => [
      fullLabel,
      ...lines.map(({ amounts }) => amounts[place] ?? null),
    ]),
  };
}
