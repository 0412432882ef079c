// What a chart is given: plain data, already in the words and the currency of the reader.
import type { CostChange } from '../../lib/money/percent-change.ts';
import type { Rounding } from '../../lib/money/rounded-parts.ts';

/** A step of the axis. */
export interface ChartPoint {
  /** On the axis. */
  label: string;
  /** In the tooltip and the table. */
  fullLabel: string;
  /** Holds a day whose cost is not complete yet. */
  isPartial: boolean;
  /** What people noted of its days. */
  notes?: readonly string[];
  /** What of its days was found unusual, as sentences. */
  anomalies?: readonly string[];
}

export interface ChartSeries {
  id: string;
  label: string;
  /** The CSS variable of its colour. */
  colour: string;
  /** Aligned with the points; null where nothing is known. */
  amounts: readonly (number | null)[];
  /** Of the compared range, aligned with the points; left out where nothing is compared. */
  compareAmounts?: readonly (number | null)[] | undefined;
  /** Of all compared days, also of those that stand against no point; their sum when left out. */
  compareTotal?: number | undefined;
  isDashed?: boolean;
  /** Of bars: which are laid on each other; all of them where none is named. */
  stack?: string | undefined;
  isEmphasised?: boolean;
  /** Address of what there is to see of it alone. */
  to?: string | null | undefined;
}

/** A line over the series that belongs to other days, such as the total of the compared range. */
export interface ChartOverlay {
  label: string;
  amounts: readonly (number | null)[];
  /** Its label at each step, aligned with the points. */
  pointLabels: readonly (string | null)[];
  /** Beside bars: bars of their own, not a line over them. */
  isBars?: boolean;
}

/** What all series together are expected to come to, at steps that are not over; null at the others. Aligned with the points. */
export interface ChartForecast {
  label: string;
  amounts: readonly (number | null)[];
}

/** What all series together may come to at each step, drawn as a line over them; aligned with the points. */
export interface ChartBudget {
  label: string;
  amounts: readonly (number | null)[];
}

/** What the amounts of a forecast lie between, drawn as a surface; aligned with the points. */
export interface ChartBand {
  /** The names of both ends. */
  lowLabel: string;
  highLabel: string;
  low: readonly (number | null)[];
  high: readonly (number | null)[];
  /** The CSS variable of its colour. */
  colour: string;
}

/** What a line of a legend says. */
export interface LegendFigure {
  amount: number;
  /** In percent; null where the whole is nothing or less; left out where there is no whole. */
  share?: number | null;
  /** Null where nothing is compared. */
  change: CostChange | null;
}

/** Of a chart that is worked with, not only looked at. */
export interface ChartInteraction {
  /** First and last step that are shown; null for all. */
  shown: readonly [number, number] | null;
  /** A range was dragged over; left out where only steps are opened. */
  onZoom?: ((shown: readonly [number, number]) => void) | undefined;
  /** The bar or point of a series at a step was pressed, or, without a series, the step itself. */
  onPick?: ((place: number, id: string | null) => void) | undefined;
}

export type ChartKind = 'stack' | 'line';

export interface AmountFormat {
  /** The currency of all amounts, ISO 4217. */
  currency: string;
  /** How `plain` and `full` round: amounts that add up are rounded together. */
  rounding: Rounding;
  /** Without the currency, for a table that names it in its head. */
  plain: (amount: number) => string;
  full: (amount: number) => string;
  /** What is only expected, without decimals. */
  estimate: (amount: number) => string;
  axis: (amount: number) => string;
  /** In thousands, without the currency: above bars and in legends. */
  short: (amount: number) => string;
}

export interface ChartData {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  /** Whether the amounts of a series add up: the legend then shows sums, shares and changes, and bars their totals. */
  isSummed?: boolean;
  /** What the legend shows of each series by its id where amounts do not add up. */
  figures?: ReadonlyMap<string, LegendFigure> | undefined;
  /** Amounts are written on bars and points. */
  hasAmounts?: boolean;
  /** Changes are no verdict: the other side of them is not known in full. */
  isNeutral?: boolean;
  overlay?: ChartOverlay | undefined;
  band?: ChartBand | undefined;
  forecast?: ChartForecast | undefined;
  budget?: ChartBudget | undefined;
}
