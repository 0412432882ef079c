// A part of a bill as a table: what CSV, workbook and paper have of it, each in its own way.

interface Column {
  id: string;
  head: string;
}

export type BillTableColumn = Column &
  (
    | { as: 'text' | 'day' }
    | { as: 'number'; decimals: number }
    /** 12.5 for 12.5 %. `changeOf`: it is how much the first of two columns of the row changed against the other. */
    | { as: 'percent'; changeOf?: readonly [now: string, before: string] }
    /**
     * In the currency of the row. `isAdded`: rows add up to those above them; `differenceOf`: what is between two columns
     * of the row, as they are shown.
     */
    | { as: 'money'; isAdded?: boolean; isSum?: boolean; differenceOf?: readonly [string, string] }
  );

export interface BillTableRow {
  currency: string;
  /** By the id of their column; what is not there is an empty cell. */
  cells: Readonly<Record<string, string | number | null>>;
  children?: readonly BillTableRow[];
}

export interface BillTable {
  title: string;
  /** The column whose totals answer first. */
  answer: string;
  columns: readonly BillTableColumn[];
  /** What is below a row is part of it. */
  rows: readonly BillTableRow[];
  /** What all rows of a currency come to; none where nothing is added. */
  totals: readonly BillTableRow[];
  /** What the table is of beside the bill, as a tag; and what of it the file leaves out. */
  facts: readonly (readonly [label: string, value: string])[];
}

/** Depth first, with the level of each from 1. */
export function flatRows(rows: readonly BillTableRow[], level = 1): { row: BillTableRow; level: number }[] {
  return rows.flatMap((row) => [{ row, level }, ...flatRows(row.children ?? [], level + 1)]);
}

/** In their order. */
export function currenciesOf({ rows, totals }: Pick<BillTable, 'rows' | 'totals'>): string[] {
  return [...new Set([...totals, ...rows].map(({ currency }) => currency))];
}

/** The same, its currencies in the order of the bill. */
export function inOrder(table: BillTable, currencies: readonly string[]): BillTable {
  const placeOf = ({ currency }: BillTableRow) => {
    const place = currencies.indexOf(currency);
    return place < 0 ? currencies.length : place;
  };
  const sorted = (rows: readonly BillTableRow[]) =>
    rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { ...table, rows: sorted(table.rows), totals: sorted(table.totals) };
}
