// Reads the values of a DuckDB result by the type that the SQL gave them.
import type { DuckDBConnection, DuckDBType, DuckDBValue, JS } from '@duckdb/node-api';

/** A statement with its parameters; no value is in the text. */
export interface DuckDbStatement {
  sql: string;
  params: Record<string, DuckDBValue>;
  types?: Record<string, DuckDBType>;
}

export type ResultRow = Record<string, JS>;

/** All rows of the answer, by column name. */
export async function rowsOf(connection: DuckDBConnection, statement: DuckDbStatement): Promise<ResultRow[]> {
  const reader = await connection.runAndReadAll(statement.sql, statement.params, statement.types);
  return reader.getRowObjectsJS();
}

export function textOf(row: ResultRow, column: string): string {
  const value = row[column];
  return value === null || value === undefined ? '' : String(value);
}

export function textOrNull(row: ResultRow, column: string): string | null {
  return row[column] === null || row[column] === undefined ? null : textOf(row, column);
}

/** A count or an amount; 0 where the sum of no rows is null. */
export function numberOf(row: ResultRow, column: string): number {
  return Number(row[column] ?? 0);
}

export function numberOrNull(row: ResultRow, column: string): number | null {
  return row[column] === null || row[column] === undefined ? null : numberOf(row, column);
}
