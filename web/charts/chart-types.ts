// What a chart is given: plain data, already in the words and the currency of the reader.

/** A step of the axis. */
export interface ChartPoint {
  /** On the axis. */
  label: string;
  /** In the tooltip and the table. */
  fullLabel: string;
  /** Holds a day whose cost is not complete yet. */
  isPartial: boolean;
}

export interface ChartSeries {
  id: string;
  label: string;
  /** The CSS variable of its colour. */
  colour: string;
  /** Aligned with the points; null where nothing is known. */
  amounts: readonly (number | null)[];
  isDashed?: boolean;
  isEmphasised?: boolean;
}

/** A line over the series that belongs to other days, such as the total of the compared range. */
export interface ChartOverlay {
  label: string;
  amounts: readonly (number | null)[];
  /** Its label at each step, aligned with the points. */
  pointLabels: readonly (string | null)[];
}

export type ChartKind = 'stack' | 'line';

export interface AmountFormat {
  /** The currency of all amounts, ISO 4217. */
  currency: string;
  /** Without the currency, for a table that names it in its head. */
  plain: (amount: number) => string;
  full: (amount: number) => string;
  axis: (amount: number) => string;
}

export interface ChartData {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  overlay?: ChartOverlay | undefined;
}
