// The amounts of a table as paper shows them: rounded once, each currency on its own, so that rows add up to those above.
import { differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { type Rounding, roundedAmount, roundedTree } from '../../../../lib/money/rounded-parts.ts';
import {
  type BillTable,
  type BillTableColumn,
  type BillTableRow,
  currenciesOf,
  flatRows,
} from './bill-table.ts';

export type ShownOf = (row: BillTableRow, column: BillTableColumn) => number | null;

export function shownAmounts(table: BillTable, roundingIn: (currency: string) => Rounding): ShownOf {
  const shown = new Map<BillTableRow, Map<string, number>>();
  const put = (row: BillTableRow, id: string, amount: number) => {
    const own = shown.get(row) ?? new Map<string, number>();
    own.set(id, amount);
    shown.set(row, own);
  };
  const all = [...table.totals, ...flatRows(table.rows).map(({ row }) => row)];
  for (const column of table.columns) {
    if (column.as !== 'money' || column.differenceOf) continue;
    const amountOf = ({ cells }: BillTableRow) => numberIn(cells[column.id]);
    if (!column.isAdded) {
      for (const row of all) {
        const amount = amountOf(row);
        if (amount !== null) put(row, column.id, roundedAmount(amount, roundingIn(row.currency)));
      }
      continue;
    }
    for (const currency of currenciesOf(table)) {
      const rows = table.rows.filter((row) => row.currency === currency);
      const total = table.totals.find((row) => row.currency === currency);
      const rounding = roundingIn(currency);
      const whole = (total && amountOf(total)) ?? sumMoney(rows.map((row) => amountOf(row) ?? 0));
      const shape = { amountOf: (row: BillTableRow) => amountOf(row) ?? 0, partsOf: partsWith(column.id) };
      for (const [row, amount] of roundedTree(rows, whole, rounding, shape)) put(row, column.id, amount);
      if (total) put(total, column.id, roundedAmount(whole, rounding));
    }
  }
  return (row, column) => {
    if (column.as === 'money' && column.differenceOf) {
      const [one, other] = column.differenceOf.map((id) => shown.get(row)?.get(id) ?? 0);
      return numberIn(row.cells[column.id]) === null ? null : differenceOf(one ?? 0, other ?? 0);
    }
    return shown.get(row)?.get(column.id) ?? null;
  };
}

/** A row whose parts have no figure in the column is made of nothing. */
function partsWith(id: string) {
  return ({ children = [] }: BillTableRow) =>
    children.some(({ cells }) => numberIn(cells[id]) !== null) ? children : [];
}

export function numberIn(cell: string | number | null | undefined): number | null {
  return typeof cell === 'number' ? cell : null;
}
