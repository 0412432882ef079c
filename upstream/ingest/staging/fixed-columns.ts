// Derived columns that have the same value in every row, because the file lacks the columns that they depend on. Files have
// fifteen to sixty of the FOCUS columns; planning the rules of all others took longer than reading a small file.
import type { DuckDBConnection } from '@duckdb/node-api';
import { rowsOf, textOf, textOrNull } from '../../stores/facts/duckdb/result.ts';
import type { DerivedColumn } from '../../stores/facts/questions/dimensions.ts';
import { sqlText } from '../../stores/facts/sql-text.ts';
import { withValues } from './absent-columns.ts';
import { DERIVED_COLUMNS, DERIVING_STEPS } from './derived-columns.ts';

interface FixedColumns {
  /** The deriving steps without fixed columns and without columns that nothing reads. */
  steps: DerivedColumn[][];
  /** Each derived column as a SELECT item over the last step. */
  derived: string[];
}

/** `absent` maps each column that the file lacks to a typed null. The macros of values must exist on the connection. */
export async function fixColumns(
  connection: DuckDBConnection,
  absent: ReadonlyMap<string, string>,
): Promise<FixedColumns> {
  const values = new Map(absent);
  const steps: DerivedColumn[][] = [];
  for (const step of DERIVING_STEPS) {
    const left = [];
    for (const each of step) {
      const value = await fixedValue(connection, each, values);
      const sql = withValues(each.sql, values);
      if (value === null) left.push({ ...each, sql });
      else values.set(bareName(each.column), value);
    }
    steps.push(left);
  }
  return {
    steps: steps
      .map((step, at) => step.filter(({ column }) => isRead(column, steps.slice(at + 1))))
      .filter((step) => step.length > 0),
    derived: DERIVED_COLUMNS.map((column) => {
      const value = values.get(bareName(column));
      return value === undefined ? column : `${value} AS ${column}`;
    }),
  };
}

const bareName = (column: string) => column.replaceAll('"', '');
const KEPT = new Set(DERIVED_COLUMNS);

function isRead(column: string, later: readonly (readonly DerivedColumn[])[]): boolean {
  return KEPT.has(column) || later.some((step) => step.some(({ sql }) => sql.includes(column)));
}

/** The value that the column has in every row, as SQL; null if it depends on the row. */
async function fixedValue(
  connection: DuckDBConnection,
  { sql, needs, otherwise = '' }: DerivedColumn,
  values: ReadonlyMap<string, string>,
): Promise<string | null> {
  const isMissing = (column: string) => EMPTY.test(values.get(bareName(column)) ?? 'unknown');
  if (needs?.every(isMissing)) return otherwise;
  const filled = withValues(sql, values);
  return readsColumn(filled) ? null : constantOf(connection, filled);
}

const EMPTY = /^(?:''|CAST\(NULL AS .*\))$/;

/** Only names of FOCUS columns and dimensions are quoted. */
const readsColumn = (sql: string) => sql.replaceAll(/'(?:[^']|'')*'/g, '').includes('"');

/** The value of an expression that reads no column, as SQL; null if it reads one or is not a text. */
const CONSTANTS = new Map<string, string | null>();

/** Evaluated without a table, an expression that reads a column fails. */
async function constantOf(connection: DuckDBConnection, sql: string): Promise<string | null> {
  const known = CONSTANTS.get(sql);
  if (known !== undefined) return known;
  const value = await askedValue(connection, sql).catch(() => null);
  CONSTANTS.set(sql, value);
  return value;
}

async function askedValue(connection: DuckDBConnection, sql: string): Promise<string | null> {
  const [row = {}] = await rowsOf(connection, {
    sql: `SELECT typeof(value) AS type, CAST(value AS VARCHAR) AS text FROM (SELECT ${sql} AS value)`,
    params: {},
  });
  const [type, text] = [textOf(row, 'type'), textOrNull(row, 'text')];
  if (text === null) return `CAST(NULL AS ${type})`;
  return type === 'VARCHAR' ? sqlText(text) : null;
}
