// The columns of a list as those of a file.
import type { CellFormat, TableCell, TableColumn, TableRow } from '../../../../lib/files/table-columns.ts';

export interface FileColumn<Row> {
  head: string;
  /** As the file has it; a column without is not in the file. */
  file?: { format: CellFormat; value: (row: Row) => TableCell } | undefined;
}

const WIDTH = 20;

export function tableOf<Row>(
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
): { columns: TableColumn[]; rows: TableRow[] } {
  const shown = columns.flatMap(({ head, file }) => (file ? [{ head, ...file }] : []));
  return {
    columns: shown.map(({ head, format }) => ({ head, format, width: WIDTH })),
    rows: rows.map((row) => shown.map(({ value }) => value(row))),
  };
}

type Value<Row, Kind> = (row: Row) => Kind | null | undefined;

export function textCell<Row>(value: Value<Row, string>): FileColumn<Row>['file'] {
  return { format: { as: 'text' }, value: (row) => value(row) ?? null };
}

/** With all of its digits, in the currency that another column names. */
export function moneyCell<Row>(value: Value<Row, number>): FileColumn<Row>['file'] {
  return { format: { as: 'money', shownDecimals: 2 }, value: (row) => value(row) ?? null };
}

export function percentCell<Row>(value: Value<Row, number>): FileColumn<Row>['file'] {
  return { format: { as: 'percent', decimals: 2 }, value: (row) => value(row) ?? null };
}

export function numberCell<Row>(value: Value<Row, number>): FileColumn<Row>['file'] {
  return { format: { as: 'number', decimals: null }, value: (row) => value(row) ?? null };
}
