// How amounts of a table are rounded: together, so that what is shown adds up to the total that is shown.
import { Big } from 'big.js';
import { type Amount, onCommonScale } from './common-scale.ts';
import { differenceOf } from './money.ts';

/** How an amount that stands alone is brought to so many digits behind the point. */
export interface Rounding {
  digits: number;
  /** Digits behind are dropped; else halves are rounded away from zero. */
  isCut: boolean;
}

/** What is only expected has no decimals. */
export const ESTIMATE: Rounding = { digits: 0, isCut: false };

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
  const { units, digits } = onCommonScale([whole, ...parts], rounding.digits);
  const [given = 0n, ...amounts] = units;
  const isMirrored = given < 0n;
  const exact = isMirrored ? -given : given;
  const unit = 10n ** BigInt(digits - rounding.digits);
  const cells = amounts.map((amount, place) =>
    cellOf(isMirrored ? -amount : amount, unit, place, isCutAt(place)),
  );
  const rounded = (rounding.isCut ? exact : exact + unit / 2n) / unit;
  const missing = rounded - cells.reduce((sum, { down }) => sum + down, 0n);
  const apart = amounts.reduce((rest, amount) => rest - amount, given);
  const raised = cells.filter(({ rest }) => rest !== 0n).sort(byRemainder);
  if (sizeOf(apart) > unit || missing < 0n || missing > raised.length)
    return cells.map(({ isCut }, place) =>
      roundedAmount(parts[place] ?? 0, { digits: rounding.digits, isCut }),
    );
  for (const cell of raised.slice(0, Number(missing))) cell.down += 1n;
  return cells.map(({ down }) => Number(`${isMirrored ? -down : down}e-${rounding.digits}`));
}

/** One amount that is part of nothing. */
export function roundedAmount(amount: Amount, { digits, isCut }: Rounding): number {
  const rounded = new Big(amount).round(digits, isCut ? Big.roundDown : Big.roundHalfUp).toNumber();
  return rounded === 0 ? 0 : rounded;
}

/** How far two amounts are apart where both are shown: what a reader reckons of them. */
export function shownDifference(amount: Amount, before: Amount, rounding: Rounding): number {
  return differenceOf(roundedAmount(amount, rounding), roundedAmount(before, rounding));
}

interface Cell {
  /** Rounded down, in units of the last digit shown. */
  down: bigint;
  /** The remainder, from 0 to below one of those units. */
  rest: bigint;
  isCut: boolean;
  size: bigint;
  place: number;
}

function cellOf(exact: bigint, unit: bigint, place: number, isCut: boolean): Cell {
  const cut = exact / unit;
  const down = cut * unit > exact ? cut - 1n : cut;
  return { down, rest: exact - down * unit, isCut, size: sizeOf(exact), place };
}

function sizeOf(units: bigint): bigint {
  return units < 0n ? -units : units;
}

function byRemainder(one: Cell, other: Cell): number {
  return (
    Number(one.isCut) - Number(other.isCut) ||
    order(other.rest, one.rest) ||
    order(other.size, one.size) ||
    one.place - other.place
  );
}

function order(one: bigint, other: bigint): number {
  return Number(one > other) - Number(one < other);
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
