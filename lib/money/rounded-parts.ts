// How amounts of a table are rounded: together, so that what is shown adds up to the total that is shown.
import { Big } from 'big.js';

/** A number, or a decimal text. */
export type Amount = number | string;

/** How an amount that stands alone is brought to so many digits behind the point. */
export interface Rounding {
  digits: number;
  /** Digits behind are dropped; else halves are rounded away from zero. */
  isCut: boolean;
}

/**
 * The amounts as rounded as their whole, so that they add up to it: by largest remainder. Each is its exact amount
 * rounded up or down, and a whole number of units stays as it is. Of equal remainders the larger amount goes first, then
 * the earlier one, and an amount below zero is rounded as the one above. `isCutAt` says which parts are cut even where
 * their whole is not: the others make up for them, as far as they can. What misses its whole by more than one unit is not
 * all of its parts: then each is rounded on its own.
 */
export function roundedParts(
  parts: readonly Amount[],
  whole: Amount,
  rounding: Rounding,
  isCutAt: (place: number) => boolean = () => rounding.isCut,
): number[] {
  if (new Big(whole).lt(0)) {
    const mirrored = roundedParts(parts.map(negated), negated(whole), rounding, isCutAt);
    return mirrored.map((amount) => (amount === 0 ? 0 : -amount));
  }
  const { digits, isCut } = rounding;
  const unit = new Big(10).pow(digits);
  const cells = parts.map((part, place) => cellOf(new Big(part).times(unit), place, isCutAt(place)));
  const exact = new Big(whole).times(unit);
  const missing = exact
    .round(0, isCut ? Big.roundDown : Big.roundHalfUp)
    .minus(cells.reduce((sum, { down }) => sum.plus(down), ZERO));
  const sum = cells.reduce((all, { down, rest }) => all.plus(down).plus(rest), ZERO);
  const raised = cells.filter(({ rest }) => !rest.eq(0)).sort(byRemainder);
  const isSum = sum.minus(exact).abs().lte(1) && missing.gte(0) && missing.lte(raised.length);
  if (!isSum)
    return cells.map(({ isCut: own }, place) => roundedAmount(parts[place] ?? 0, { digits, isCut: own }));
  for (const cell of raised.slice(0, missing.toNumber())) cell.down = cell.down.plus(1);
  return cells.map(({ down }) => down.div(unit).toNumber() + 0);
}

/** One amount that is part of nothing. */
export function roundedAmount(amount: Amount, { digits, isCut }: Rounding): number {
  const rounded = new Big(amount).round(digits, isCut ? Big.roundDown : Big.roundHalfUp).toNumber();
  return rounded === 0 ? 0 : rounded;
}

const ZERO = new Big(0);

interface Cell {
  /** In whole units. */
  down: Big;
  /** What is cut off: from 0 to below 1. */
  rest: Big;
  isCut: boolean;
  size: Big;
  place: number;
}

function cellOf(exact: Big, place: number, isCut: boolean): Cell {
  const cut = exact.round(0, Big.roundDown);
  const down = cut.gt(exact) ? cut.minus(1) : cut;
  return { down, rest: exact.minus(down), isCut, size: exact.abs(), place };
}

function byRemainder(one: Cell, other: Cell): number {
  return (
    Number(one.isCut) - Number(other.isCut) ||
    other.rest.cmp(one.rest) ||
    other.size.cmp(one.size) ||
    one.place - other.place
  );
}

function negated(amount: Amount): string {
  return new Big(amount).neg().toFixed();
}

/** A row of a tree, which is the sum of the rows below it. */
export interface SumShape<Row> {
  amountOf: (row: Row) => Amount;
  /** None: it is made of nothing that is shown. */
  partsOf: (row: Row) => readonly Row[];
  /** Whether a row is cut; left out: as the whole. */
  isCut?: ((row: Row) => boolean) | undefined;
}

/** What each row of a tree shows: the parts of every row add up to it, and the rows without a parent to the whole. */
export function roundedTree<Row>(
  rows: readonly Row[],
  whole: Amount,
  rounding: Rounding,
  shape: SumShape<Row>,
): Map<Row, number> {
  const shown = new Map<Row, number>();
  const isCut = shape.isCut ?? (() => rounding.isCut);
  const walk = (level: readonly Row[], above: Amount) => {
    const isCutAt = (place: number) => level.slice(place, place + 1).some(isCut);
    const amounts = roundedParts(level.map(shape.amountOf), above, rounding, isCutAt);
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
