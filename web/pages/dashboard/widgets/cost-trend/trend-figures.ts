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
    months.map(({ month, total, accumulated }, place): [string, LegendFigure] => {
      const before = months[place - 1];
      const amount = convert(total);
      if (!before) return [month, { amount, change: null }];
      const lastDay = accumulated.findLastIndex((each) => each != null);
      const isNewest = place === months.length - 1;
      const compared = isNewest ? (before.accumulated[lastDay] ?? before.total) : before.total;
      return [month, { amount, change: costChange(amount, convert(compared)) }];
    }),
  );
}
