// Cells of a table that are made whole without changing any sum: what one gives, others of its row and column take.

/** What is behind the last digit is counted in these parts of it: whole numbers, which add up exactly. */
export const PARTS = 1e9;

/** A cell or a total, which counts as below zero, so that all lines of the grid add up to nothing. */
export interface Cell {
  row: number;
  column: number;
  /** In units of the last digit, rounded down. */
  down: number;
  /** From 0 to PARTS, whole at both of them. */
  rest: number;
}

const isWhole = ({ rest }: Cell) => rest === 0 || rest === PARTS;

/** The cells of each line that are not whole. Rows are known by their number, columns by one below zero. */
class OpenCells {
  readonly #lines = new Map<number, Map<number, Cell>>();

  constructor(cells: readonly Cell[]) {
    for (const cell of cells) {
      if (isWhole(cell)) continue;
      const [row, column] = linesOf(cell);
      this.at(row).set(column, cell);
      this.at(column).set(row, cell);
    }
  }

  /** By the line that crosses it there. */
  at(line: number): Map<number, Cell> {
    const known = this.#lines.get(line) ?? new Map<number, Cell>();
    this.#lines.set(line, known);
    return known;
  }

  close(cell: Cell): void {
    const [row, column] = linesOf(cell);
    this.at(row).delete(column);
    this.at(column).delete(row);
  }
}

const linesOf = ({ row, column }: Cell): [number, number] => [row, -1 - column];

/** Makes all cells whole, the first ones as near as can be. What goes round a ring of cells leaves every sum as it is. */
export function settle(cells: readonly Cell[], isCut: (cell: Cell) => boolean): void {
  const open = new OpenCells(cells);
  for (const cell of cells) {
    // Half a unit goes away from zero, what is cut goes to it.
    const isHalf = cell.down < 0 ? cell.rest > PARTS / 2 : cell.rest >= PARTS / 2;
    const isUp = isCut(cell) ? cell.down < 0 : isHalf;
    while (!isWhole(cell)) {
      const ring = squareOf(cell, open) ?? ringOf(cell, open);
      const raised = ring.filter((_, place) => (place % 2 === 0) === isUp);
      const lowered = ring.filter((_, place) => (place % 2 === 0) !== isUp);
      const step = Math.min(...raised.map(({ rest }) => PARTS - rest), ...lowered.map(({ rest }) => rest));
      for (const each of raised) each.rest += step;
      for (const each of lowered) each.rest -= step;
      for (const each of ring) if (isWhole(each)) open.close(each);
    }
  }
}

/** Two cells of two rows; nearly always there is such a ring, found at once. */
function squareOf(cell: Cell, open: OpenCells): Cell[] | null {
  const [row, column] = linesOf(cell);
  for (const [otherColumn, beside] of open.at(row)) {
    if (otherColumn === column) continue;
    for (const [otherRow, below] of open.at(column)) {
      const corner = otherRow === row ? undefined : open.at(otherRow).get(otherColumn);
      if (corner) return [cell, beside, corner, below];
    }
  }
  return null;
}

/**
 * The cell and others that are not whole, each in the row or the column of the one before, in turn. There is one: a line
 * that adds up to a whole number has never one open cell alone.
 */
function ringOf(start: Cell, open: OpenCells): Cell[] {
  const [end, first] = linesOf(start);
  const cameBy = new Map<number, { cell: Cell; from: number }>();
  const next = [first];
  for (const line of next) {
    for (const [other, cell] of open.at(line)) {
      if (cell === start || other === first || cameBy.has(other)) continue;
      cameBy.set(other, { cell, from: line });
      if (other === end) return [...wayBack(cameBy, end, first), start].reverse();
      next.push(other);
    }
  }
  throw new Error('a table of amounts does not add up');
}

function wayBack(
  cameBy: ReadonlyMap<number, { cell: Cell; from: number }>,
  end: number,
  first: number,
): Cell[] {
  const way: Cell[] = [];
  for (let line = end; line !== first; ) {
    const step = cameBy.get(line);
    if (!step) throw new Error(`no cell leads to line ${line}`);
    way.push(step.cell);
    line = step.from;
  }
  return way;
}
