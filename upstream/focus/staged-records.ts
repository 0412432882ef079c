// Counts what became of the records of a staged file, and refuses a record as a whole.
import { rename } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { numberOf, rowsOf } from '../facts/result.ts';
import { IS_LOADED } from './staging-sql.ts';

export interface StagedCounts {
  /** Records that could be taken apart into fields. */
  records: number;
  /** Records with a fault: none of their rows is loaded. */
  faulty: number;
  /** Records that are no charge. */
  leftOut: number;
  /** Rows beyond the first of a record. */
  added: number;
  /** Rows that are loaded. */
  loaded: number;
}

/** Where one row of a record has a fault, all have it from then on. */
export async function countRecords(connection: DuckDBConnection, staged: string): Promise<StagedCounts> {
  const counts = await countsOf(connection, staged);
  if (counts.faulty === 0 || counts.rows === counts.records) return counts;
  await spreadFaults(connection, staged);
  return countsOf(connection, staged);
}

async function countsOf(
  connection: DuckDBConnection,
  staged: string,
): Promise<StagedCounts & { rows: number }> {
  const [found = {}] = await rowsOf(connection, {
    sql: `SELECT CAST(count(*) AS DOUBLE) AS rows, CAST(count_if(is_first) AS DOUBLE) AS records,
      CAST(count(DISTINCT row) FILTER (fault IS NOT NULL) AS DOUBLE) AS faulty,
      CAST(count_if(is_left_out AND is_first) AS DOUBLE) AS left_out,
      CAST(count_if(NOT is_first AND ${IS_LOADED}) AS DOUBLE) AS added,
      CAST(count_if(${IS_LOADED}) AS DOUBLE) AS loaded FROM read_parquet($staged)`,
    params: { staged },
  });
  const count = (name: string) => numberOf(found, name);
  return {
    rows: count('rows'),
    records: count('records'),
    faulty: count('faulty'),
    leftOut: count('left_out'),
    added: count('added'),
    loaded: count('loaded'),
  };
}

async function spreadFaults(connection: DuckDBConnection, staged: string): Promise<void> {
  const target = `${staged}.whole`;
  await connection.run(
    `COPY (SELECT rows.* REPLACE (coalesce(rows.fault, faults.fault) AS fault)
      FROM read_parquet($staged) AS rows LEFT JOIN (
        SELECT row, any_value(fault) AS fault FROM read_parquet($staged) WHERE fault IS NOT NULL GROUP BY row
      ) AS faults ON faults.row = rows.row) TO $target (FORMAT parquet)`,
    { staged, target },
  );
  await rename(target, staged);
}
