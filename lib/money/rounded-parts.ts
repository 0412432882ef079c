// How amounts of a table are rounded: together, so that what is shown adds up to the total that is shown.
import { Big } from 'big.js';

/** A number, or a decimal text. */
export type Amount = number | string;

/**
 * The amounts to so many digits behind the point, so that they add up to their whole, which is rounded halves away from
 * zero: by largest remainder. Each is its exact amount rounded up or down, and a whole number of units stays as it is. Of
 * equal remainders the larger amount goes first, then the earlier one, and an amount below zero is rounded as the one
 * above. What misses its whole by more than one unit is not all of its parts: then each is rounded on its own.
 */
export function roundedParts(parts: readonly Amount[], whole: Amount, digits: number): number[] {
  if (new Big(whole).lt(0)) {
    const mirrored = roundedParts(parts.map(negated), negated(whole), digits);
    return mirrored.map((amount) => (amount === 0 ? 0 : -amount));
  }
  const unit = new Big(10).pow(digits);
  const cells = parts.map((part, place) => cellOf(new Big(part).times(unit), place));
  const exact = new Big(whole).times(unit);
  const missing = exact
    .round(0, Big.roundHalfUp)
    .minus(cells.reduce((sum, { down }) => sum.plus(down), ZERO));
  const sum = cells.reduce((all, { down, rest }) => all.plus(down).plus(rest), ZERO);
  const raised = cells.filter(({ rest }) => !rest.eq(0)).sort(byRemainder);
  const isSum = sum.minus(exact).abs().lte(1) && missing.gte(0) && missing.lte(raised.length);
  if (!isSum) return parts.map((part) => roundedAmount(part, digits));
  for (const cell of raised.slice(0, missing.toNumber())) cell.down = cell.down.plus(1);
  return cells.map(({ down }) => down.div(unit).toNumber() + 0);
}

/** One amount that is part of nothing: halves away from zero. */
export function roundedAmount(amount: Amount, digits: number): number {
  const rounded = new Big(amount).round(digits, Big.roundHalfUp).toNumber();
  return rounded === 0 ? 0 : rounded;
}

const ZERO = new Big(0);

interface Cell {
  /** In whole units. */
  down: Big;
  /** What is cut off: from 0 to below 1. */
  rest: Big;
  size: Big;
  place: number;
}

function cellOf(exact: Big, place: number): Cell {
  const cut = exact.round(0, Big.roundDown);
  const down = cut.gt(exact) ? cut.minus(1) : cut;
  return { down, rest: exact.minus(down), size: exact.abs(), place };
}

function byRemainder(one: Cell, other: Cell): number {
  return other.rest.cmp(one.rest) || other.size.cmp(one.size) || one.place - other.place;
}

function negated(amount: Amount): string {
  return new Big(amount).neg().toFixed();
}

/** A row of a tree, which is the sum of the rows below it. */
export interface SumShape<Row> {
  amountOf: (row: Row) => Amount;
  /** None: it is made of nothing that is shown. */
  partsOf: (row: Row) => readonly Row[];
}

/** What each row of a tree shows: the parts of every row add up to it, and the rows without a parent to the whole. */
export function roundedTree<Row>(
  rows: readonly Row[],
  whole: Amount,
  digits: number,
  shape: SumShape<Row>,
): Map<Row, number> {
  const shown = new Map<Row, number>();
  const walk = (level: readonly Row[], above: Amount) => {
    const amounts = roundedParts(level.map(shape.amountOf), above, digits);
    for (const [place, row] of level.entries()) {
      const amount = amounts[place] ?? 0;
      shown.set(row, amount);
      const parts = shape.partsOf(row);
      if (parts.length > 0) walk(parts, amount);
    }
  };
  walk(rows, whole);
  return shown;
}
