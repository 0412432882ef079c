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

export interface CoveragePart extends Part {
  readonly savingsPlansCost: Amounts;
  readonly onDemandCost: Amounts;
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
  const parts = amountLinesOf(series, words, ({ usedPayment }) => convertAll(usedPayment, convert));
  const amounts = sumsOf(series, ({ unusedPayment }) => unusedPayment, convert);
  return [...parts, { id: 'unused', label: words.unused, colour: OTHERS_VARIABLE, amounts }];
}

/** What plans cost of each part, and what nothing of any covered. */
export function moneyLinesOfCoverage(
  series: readonly CoveragePart[],
  words: TrendWords & { onDemand: string },
  convert: (amount: number) => number,
): ChartSeries[] {
  const parts = amountLinesOf(series, words, ({ savingsPlansCost }) => convertAll(savingsPlansCost, convert));
  const amounts = sumsOf(series, ({ onDemandCost }) => onDemandCost, convert);
  return [...parts, { id: 'onDemand', label: words.onDemand, colour: OTHERS_VARIABLE, amounts }];
}

/** Of all parts at each step; null where none has anything. */
function sumsOf<Series extends Part>(
  series: readonly Series[],
  amountsOf: (part: Series) => Amounts,
  convert: (amount: number) => number,
): (number | null)[] {
  const [first] = series;
  return Array.from({ length: first ? amountsOf(first).length : 0 }, (_, place) => {
    const known = series.flatMap((part) => amountsOf(part)[place] ?? []);
    return known.length === 0 ? null : convert(sumMoney(known));
  });
}

/** A line for each part that cost anything. */
export function amountLinesOf<Series extends Part>(
  series: readonly Series[],
  words: TrendWords,
  amountsOf: (part: Series) => Amounts,
): ChartSeries[] {
  return linesOf(series, words, amountsOf).filter(({ amounts }) => amounts.some((amount) => amount));
}

/** A line for each part of which anything is known: one that was never used or covered is at 0 %. */
export function linesOf<Series extends Part>(
  series: readonly Series[],
  words: TrendWords,
  amountsOf: (part: Series) => Amounts,
): ChartSeries[] {
  return series
    .map((part) => ({ part, amounts: convertAll(amountsOf(part), (amount) => amount) }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== null))
    .map(({ part, amounts }) => ({
      id: part.code || 'none',
      label: series.length === 1 && part.code === '' ? words.whole : part.name || part.code || words.none,
      colour: seriesVariable(colourPlace('commitments', part.code || 'none')),
      amounts,
    }));
}
