// The amounts of causes as they are shown: cost and difference add up to those of the anomaly, and what was expected is
// what lies between them, so that every row and every column adds up to the last digit.
import { differenceOf } from '../../../../lib/money/money.ts';

export interface CauseAmounts {
  real: number;
  difference: number;
  expected: number;
}

interface Exact {
  real: number;
  difference: number;
}

/** Rounds the amounts of rows together, so that they add up to `whole`. */
type RoundTogether = <Row>(
  rows: readonly Row[],
  shape: { amountOf: (row: Row) => number; partsOf: (row: Row) => readonly Row[]; whole: number },
) => (row: Row) => number;

export function causeAmounts<Row extends Exact>(
  rows: readonly Row[],
  total: Exact,
  shown: RoundTogether,
): { of: (row: Row) => CauseAmounts; total: CauseAmounts } {
  const none = () => [];
  const column = (amountOf: (row: Exact) => number) => {
    const ofRow = shown(rows, { amountOf, partsOf: none, whole: amountOf(total) });
    const ofTotal = shown([total], { amountOf, partsOf: none, whole: amountOf(total) });
    return { ofRow, total: ofTotal(total) };
  };
  const real = column((row) => row.real);
  const difference = column((row) => row.difference);
  const whole = (cost: number, more: number): CauseAmounts => ({
    real: cost,
    difference: more,
    expected: differenceOf(cost, more),
  });
  return {
    of: (row) => whole(real.ofRow(row), difference.ofRow(row)),
    total: whole(real.total, difference.total),
  };
}
