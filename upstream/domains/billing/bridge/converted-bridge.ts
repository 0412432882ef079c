// The bridge from a bill to Cost Analytics in another currency than the bill's: the bill is read by the last rate of its month,
// as bills are, its cost by the rates of its days, as Cost Analytics does.
import { lessDecimal, negatedDecimal } from '../../../../lib/money/money.ts';
import { withoutNoise } from '../../../../lib/money/without-noise.ts';
import { type BridgeFigures, lineOf } from './bridge-figures.ts';

interface ReadBy {
  /** By the last rate of the month; decimal text. */
  convert: (amount: string) => string;
  /** Of the cost, by the rates of its days. */
  convertedCost: number;
  /** Part of the cost on days without a rate, in the currency of the bill; no part of `convertedCost`. */
  unconverted: number;
}

/** Total and lines add up to `convertedCost`; none is 0. */
export function convertedBridge(
  { total, lines, cost }: BridgeFigures,
  { convert, convertedCost, unconverted }: ReadBy,
): Pick<BridgeFigures, 'total' | 'lines'> {
  const readOrNull = (amount: string | null) => (amount === null ? null : convert(amount));
  const left = convert(String(unconverted));
  const ofDays = withoutNoise(lessDecimal(String(convertedCost), lessDecimal(convert(cost), left)));
  return {
    total: convert(total),
    lines: [
      ...lines.map((line) => ({
        ...line,
        amount: convert(line.amount),
        billed: readOrNull(line.billed),
        effective: readOrNull(line.effective),
        months: line.months.map(({ month, amount }) => ({ month, amount: convert(amount) })),
      })),
      ...(ofDays === 0 ? [] : [lineOf('exchangeRates', String(ofDays))]),
      ...(unconverted === 0 ? [] : [lineOf('withoutRate', negatedDecimal(left))]),
    ],
  };
}
