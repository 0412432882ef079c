// How a table with totals of its rows and of its columns is rounded: it adds up both ways (controlled rounding).
import { Big } from 'big.js';
import type { Rounding } from './rounded-parts.ts';
import { type Cell, PARTS, settle } from './whole-cells.ts';

export interface RoundedTable {
  /** As they were given, rows of cells. */
  cells: (number | null)[][];
  /** The total of each row, and of each column. */
  rows: number[];
  columns: number[];
  whole: number;
}

/**
 * Every amount and every total is its exact one rounded up or down to so many digits behind the point; what is whole stays
 * as it is. The total of all is rounded as one amount is; others are as near to that as the sums allow, first the totals.
 * `isCutAt` says which rows are cut even where their whole is not. Null is no amount.
 */
export function roundedTable(
  amounts: readonly (readonly (number | null)[])[],
  { digits, isCut }: Rounding,
  isCutAt: (row: number) => boolean = () => isCut,
): RoundedTable {
  const width = Math.max(0, ...amounts.map((row) => row.length));
  const unit = new Big(10).pow(digits);
  const cells = amounts.map((row, place) =>
    row.map((amount, column) =>
      amount === null ? null : cellOf(new Big(amount).times(unit), place, column),
    ),
  );
  const known = cells.flatMap((row) => row.filter((cell) => cell !== null));
  const byColumn = Array.from({ length: width }, (): Cell[] => []);
  for (const cell of known) byColumn[cell.column]?.push(cell);
  const rows = cells.map((row, place) =>
    negated(
      sumOf(
        row.filter((cell) => cell !== null),
        place,
        width,
      ),
    ),
  );
  const columns = byColumn.map((own, column) => negated(sumOf(own, cells.length, column)));
  const whole = sumOf(known, cells.length, width);
  settle([whole, ...rows, ...columns, ...known], ({ row }) => (row === cells.length ? isCut : isCutAt(row)));
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
