// The rules of the invoice insight (B-07): what a month is measured by, and the words for it.
import { addMonths, type IsoDate } from '../../../lib/calendar/calendar.ts';
import {
  addDecimals,
  averageOfDecimals,
  compareDecimals,
  isZeroDecimal,
  lessDecimal,
  percentOf,
} from '../../../lib/money/money.ts';

/** How many months before are looked at. */
export const INSIGHT_MONTHS = 12;

export type InsightReference = 'lastMonth' | 'maximum' | 'average';

/** Decimal texts. */
export interface InsightFigures {
  thisMonth: string;
  lastMonth: string;
  average: string;
  maximum: string;
  difference: string;
  changeRate: number;
  status: -1 | 0 | 1;
  exceeds: InsightReference[];
  fallsBelow: InsightReference[];
}

/**
 * `costs` by month, decimal texts. Average and maximum are of the 12 months before, from the first charge ever; a month
 * without one counts as 0.
 */
export function insightFigures(costs: ReadonlyMap<IsoDate, string>, month: IsoDate): InsightFigures {
  const first = [...costs.keys()].sort()[0] ?? month;
  const before = Array.from({ length: INSIGHT_MONTHS }, (_, index) => addMonths(month, -1 - index))
    .filter((each) => each >= first)
    .map((each) => costs.get(each) ?? '0');
  const thisMonth = costs.get(month) ?? '0';
  const lastMonth = before[0] ?? '0';
  const average = before.length === 0 ? '0' : averageOfDecimals(addDecimals(before), before.length);
  const maximum = before.reduce(
    (most, each) => (compareDecimals(each, most) > 0 ? each : most),
    before[0] ?? '0',
  );
  const references: [InsightReference, string][] = [
    ['lastMonth', lastMonth],
    ['maximum', maximum],
    ['average', average],
  ];
  const named = (sign: 1 | -1) =>
    references.flatMap(([name, value]) => (compareDecimals(thisMonth, value) * sign > 0 ? [name] : []));
  return {
    thisMonth,
    lastMonth,
    average,
    maximum,
    difference: lessDecimal(thisMonth, lastMonth),
    changeRate: insightChange(thisMonth, lastMonth),
    status: signOf(compareDecimals(thisMonth, lastMonth)),
    exceeds: named(1),
    fallsBelow: named(-1),
  };
}

/** Percent: from nothing 0 when there is nothing, else 100. A negative month is measured by its size. */
export function insightChange(thisMonth: string, lastMonth: string): number {
  if (isZeroDecimal(lastMonth)) return isZeroDecimal(thisMonth) ? 0 : 100;
  return percentOf(lessDecimal(thisMonth, lastMonth), lastMonth.replace('-', ''));
}

function signOf(compared: number): -1 | 0 | 1 {
  if (compared === 0) return 0;
  return compared > 0 ? 1 : -1;
}
