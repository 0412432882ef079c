// How a table with totals of its rows and of its columns is rounded: it adds up both ways (controlled rounding).
import { Big } from 'big.js';
import type { Rounding } from './rounded-parts.ts';

export interface RoundedTable {
  /** As they were given, rows of cells. */
  cells: (number | null)[][];
  /** The total of each row, and of each column. */
  rows: number[];
  columns: number[];
  whole: number;
}

/** What is behind the last digit is counted in these parts of it: whole numbers, which add up exactly. */
const PARTS = 1e9;

/** A cell or a total, which counts as below zero, so that all lines of the grid add up to nothing. */
interface Cell {
  row: number;
  column: number;
  /** In units of the last digit, rounded down. */
  down: number;
  /** From 0 to PARTS, whole at both of them. */
  rest: number;
}

/**
 * Every amount and every total is its exact one rounded up or down to so many digits behind the point; what is whole stays
 * as it is. The total of all is rounded as one amount is; others are as near to that as the sums allow. Null is no amount.
 */
export function roundedTable(
  amounts: readonly (readonly (number | null)[])[],
  { digits, isCut }: Rounding,
): RoundedTable {
  const width = Math.max(0, ...amounts.map((row) => row.length));
  const unit = new Big(10).pow(digits);
  const cells = amounts.map((row, place) =>
    row.map((amount, column) =>
      amount === null ? null : cellOf(new Big(amount).times(unit), place, column),
    ),
  );
  const known = cells.flat().filter((cell) => cell !== null);
  const total = (own: readonly Cell[], row: number, column: number) => sumOf(own, row, column);
  const rows = cells.map((row, place) =>
    negated(
      total(
        row.filter((cell) => cell !== null),
        place,
        width,
      ),
    ),
  );
  const columns = Array.from({ length: width }, (_, column) =>
    negated(
      total(
        known.filter((cell) => cell.column === column),
        cells.length,
        column,
      ),
    ),
  );
  const whole = total(known, cells.length, width);
  settle([whole, ...rows, ...columns, ...known], isCut);
  const shown = ({ down, rest }: Cell) => new Big(down + rest / PARTS).div(unit).toNumber() + 0;
  return {
    cells: cells.map((row) => row.map((cell) => cell && shown(cell))),
    rows: rows.map((cell) => 0 - shown(cell)),
    columns: columns.map((cell) => 0 - shown(cell)),
    whole: shown(whole),
  };
}

function cellOf(units: Big, row: number, column: number): Cell {
  const down = units.round(0, Big.roundDown);
  const floor = units.lt(down) ? down.minus(1) : down;
  return carried({
    row,
    column,
    down: floor.toNumber(),
    rest: units.minus(floor).times(PARTS).round().toNumber(),
  });
}

function sumOf(cells: readonly Cell[], row: number, column: number): Cell {
  const add = (key: 'down' | 'rest') => cells.reduce((sum, cell) => sum + cell[key], 0);
  return carried({ row, column, down: add('down'), rest: add('rest') });
}

function negated({ down, rest, ...place }: Cell): Cell {
  return carried({ ...place, down: -down - 1, rest: PARTS - rest });
}

function carried({ down, rest, ...place }: Cell): Cell {
  return { ...place, down: down + Math.floor(rest / PARTS), rest: rest % PARTS };
}

const isWhole = ({ rest }: Cell) => rest === 0 || rest === PARTS;

/** Makes all cells whole, the first ones as near as can be. What goes round a ring of cells leaves every sum as it is. */
function settle(cells: readonly Cell[], isCut: boolean): void {
  const lines = new Map<string, Set<Cell>>();
  const linesOf = ({ row, column }: Cell) => [`row ${row}`, `column ${column}`] as const;
  const open = cells.filter((cell) => !isWhole(cell));
  for (const cell of open)
    for (const line of linesOf(cell)) lines.set(line, (lines.get(line) ?? new Set()).add(cell));
  for (const cell of open) {
    // Half a unit goes away from zero, what is cut goes to it.
    const isHalf = cell.down < 0 ? cell.rest > PARTS / 2 : cell.rest >= PARTS / 2;
    const isUp = isCut ? cell.down < 0 : isHalf;
    while (!isWhole(cell)) {
      const ring = ringOf(cell, lines, linesOf);
      const [raised, lowered] = [0, 1].map((odd) =>
        ring.filter((_, place) => place % 2 === (isUp ? odd : 1 - odd)),
      );
      if (!raised || !lowered) return;
      const step = Math.min(...raised.map(({ rest }) => PARTS - rest), ...lowered.map(({ rest }) => rest));
      for (const each of raised) each.rest += step;
      for (const each of lowered) each.rest -= step;
      for (const each of ring)
        if (isWhole(each)) for (const line of linesOf(each)) lines.get(line)?.delete(each);
    }
  }
}

/**
 * The cell and others that are not whole, each in the row or the column of the one before, in turn. There is one: a line
 * that adds up to a whole number has never one open cell alone.
 */
function ringOf(
  start: Cell,
  lines: ReadonlyMap<string, ReadonlySet<Cell>>,
  linesOf: (cell: Cell) => readonly [string, string],
): Cell[] {
  const [end, first] = linesOf(start);
  const cameBy = new Map<string, Cell>([[first, start]]);
  const next = [first];
  for (const line of next) {
    for (const cell of lines.get(line) ?? []) {
      const [row, column] = linesOf(cell);
      const other = line === row ? column : row;
      if (cell === start || cameBy.has(other)) continue;
      cameBy.set(other, cell);
      if (other === end) return wayBack(cameBy, end, start, linesOf);
      next.push(other);
    }
  }
  throw new Error('a table of amounts does not add up');
}

function wayBack(
  cameBy: ReadonlyMap<string, Cell>,
  end: string,
  start: Cell,
  linesOf: (cell: Cell) => readonly [string, string],
): Cell[] {
  const ring: Cell[] = [];
  for (let line = end; ring.at(-1) !== start; ) {
    const cell = cameBy.get(line);
    if (!cell) throw new Error(`no cell leads to ${line}`);
    ring.push(cell);
    const [row, column] = linesOf(cell);
    line = line === row ? column : row;
  }
  return ring.reverse();
}
