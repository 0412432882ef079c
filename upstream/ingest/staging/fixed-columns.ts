// Columns that have one value in all rows, because the file lacks what they follow from. A file has some fifteen to sixty
// of the FOCUS columns: to plan the rules of the others for each load takes longer than the rows of a small one.
import type { DuckDBConnection } from '@duckdb/node-api';
import { rowsOf, textOf, textOrNull } from '../../stores/facts/duckdb/result.ts';
import type { DerivedColumn } from '../../stores/facts/questions/dimensions.ts';
import { sqlText } from '../../stores/facts/sql-text.ts';
import { withValues } from './absent-columns.ts';
import { DERIVED_COLUMNS, DERIVING_STEPS } from './derived-columns.ts';

interface FixedColumns {
  /** The steps of what is left, without columns that nothing reads. */
  steps: DerivedColumn[][];
  /** Each derived column as a SELECT item over the last step. */
  derived: string[];
}

/** `absent` has a null, as SQL, for each column that the file lacks. The connection knows the macros of values. */
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

/** The one value of the column, as SQL; null where it may have others. */
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

/** One of FOCUS or of the dimensions: their names alone are quoted. */
const readsColumn = (sql: string) => sql.replaceAll(/'(?:[^']|'')*'/g, '').includes('"');

/** What SQL without a column comes to, as SQL; null for what does read one, or is no text. */
const CONSTANTS = new Map<string, string | null>();

/** DuckDB itself says whether the SQL reads a column: without a table there is none. */
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
