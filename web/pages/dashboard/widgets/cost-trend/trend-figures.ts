// What the legend says of months side by side: their cost, and the change against the same days of the month before.
import { costChange } from '../../../../../lib/money/percent-change.ts';
import type { LegendFigure } from '../../../../charts/chart-types.ts';

interface TrendMonth {
  month: string;
  total: number;
  /** 31 places: cost from the first to that day; null where there is no such day or no data. */
  accumulated: readonly (number | null | undefined)[];
}

/** By month; `months` are the oldest first. The newest is compared to date, those before it as a whole, the first with nothing. */
export function trendFigures(
  months: readonly TrendMonth[],
  convert: (amount: number) => number,
): ReadonlyMap<string, LegendFigure> {
  return new Map(
    months.map(({ month, total }, place): [string, LegendFigure] => {
      const before = months[place - 1];
      const amount = convert(total);
      if (!before) return [month, { amount, change: null }];
      const isNewest = place === months.length - 1;
      const compared = (isNewest ? sameDays(months)?.amount : null) ?? before.total;
      return [month, { amount, change: costChange(amount, convert(compared)) }];
    }),
  );
}

/** What the newest month is compared with where that is not the whole month before; null where it is. */
export function sameDays(
  months: readonly TrendMonth[],
): { month: string; before: string; amount: number } | null {
  const [before, newest] = months.slice(-2);
  if (!before || !newest) return null;
  const amount = before.accumulated[lastDayOf(newest)] ?? null;
  const isWhole = lastDayOf(newest) >= lastDayOf(before);
  return amount === null || isWhole ? null : { month: newest.month, before: before.month, amount };
}

/** The place of its last day with data. */
function lastDayOf({ accumulated }: TrendMonth): number {
  return accumulated.findLastIndex((each) => each != null);
}
