// The trend of use as series of a chart: what was used and what was not, or percents.
import { sumMoney } from '../../../../../lib/money/money.ts';
import type { ChartSeries } from '../../../../charts/chart-types.ts';
import { convertAll } from '../../../../charts/series/cost-series.ts';
import { colourPlace } from '../../../../charts/series/series-colours.ts';
import { OTHERS_VARIABLE, seriesVariable } from '../../../../theme/palette.ts';

type Amounts = readonly (number | null | undefined)[];

/** A part of what is split; code and name are empty of the whole, and of what has none. */
interface Part {
  readonly code: string;
  readonly name: string;
}

interface UsePart extends Part {
  readonly utilization: Amounts;
  readonly usedPayment: Amounts;
  readonly unusedPayment: Amounts;
}

export interface TrendWords {
  /** Of one line of all. */
  whole: string;
  /** Of a part without a name. */
  none: string;
}

/** What was used of each part, and all that was not used of any. */
export function moneyLinesOfUse(
  series: readonly UsePart[],
  words: TrendWords & { unused: string },
  convert: (amount: number) => number,
): ChartSeries[] {
  const parts = linesOf(series, words, ({ usedPayment }) => convertAll(usedPayment, convert));
  const steps = series[0]?.unusedPayment.length ?? 0;
  const unused = Array.from({ length: steps }, (_, place) => {
    const known = series.flatMap(({ unusedPayment }) => unusedPayment[place] ?? []);
    return known.length === 0 ? null : convert(sumMoney(known));
  });
  return [...parts, { id: 'unused', label: words.unused, colour: OTHERS_VARIABLE, amounts: unused }];
}

/** A line for each part that has anything at all. */
export function linesOf<Series extends Part>(
  series: readonly Series[],
  words: TrendWords,
  amountsOf: (part: Series) => Amounts,
): ChartSeries[] {
  return series
    .map((part) => ({ part, amounts: convertAll(amountsOf(part), (amount) => amount) }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== null && amount !== 0))
    .map(({ part, amounts }) => ({
      id: part.code || 'none',
      label: series.length === 1 && part.code === '' ? words.whole : part.name || part.code || words.none,
      colour: seriesVariable(colourPlace('commitments', part.code || 'none')),
      amounts,
    }));
}
