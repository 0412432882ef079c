// Counts what became of the records of staged files, and refuses a record as a whole.
import { rename } from 'node:fs/promises';
import { type DuckDBConnection, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { numberOf, rowsOf } from '../../stores/facts/duckdb/result.ts';
import { IS_LOADED } from './staging-sql.ts';

export interface StagedCounts {
  rows: number;
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

const NOTHING: StagedCounts = { rows: 0, records: 0, faulty: 0, leftOut: 0, added: 0, loaded: 0 };

/** By the place in the list. Where one row of a record has a fault, all have it from then on. */
export async function countRecords(
  connection: DuckDBConnection,
  files: readonly { number: number; path: string }[],
): Promise<StagedCounts[]> {
  const counts = await countsByFile(connection, [...new Set(files.map(({ path }) => path))]);
  const countsOf = (number: number) => counts.get(number) ?? NOTHING;
  const parted = files.filter(({ number }) => {
    const { faulty, rows, records } = countsOf(number);
    return faulty > 0 && rows !== records;
  });
  for (const { path } of parted) {
    await spreadFaults(connection, path);
    for (const [number, anew] of await countsByFile(connection, [path])) counts.set(number, anew);
  }
  return files.map(({ number }) => countsOf(number));
}

async function countsByFile(
  connection: DuckDBConnection,
  staged: string[],
): Promise<Map<number, StagedCounts>> {
  const found = await rowsOf(connection, {
    sql: `SELECT file, CAST(count(*) AS DOUBLE) AS rows, CAST(count_if(is_first) AS DOUBLE) AS records,
      CAST(count(DISTINCT row) FILTER (fault IS NOT NULL) AS DOUBLE) AS faulty,
      CAST(count_if(is_left_out AND is_first) AS DOUBLE) AS left_out,
      CAST(count_if(NOT is_first AND ${IS_LOADED}) AS DOUBLE) AS added,
      CAST(count_if(${IS_LOADED}) AS DOUBLE) AS loaded FROM read_parquet($staged) GROUP BY file`,
    params: { staged: listValue(staged) },
    types: { staged: LIST(VARCHAR) },
  });
  return new Map(
    found.map((row) => [
      numberOf(row, 'file'),
      {
        rows: numberOf(row, 'rows'),
        records: numberOf(row, 'records'),
        faulty: numberOf(row, 'faulty'),
        leftOut: numberOf(row, 'left_out'),
        added: numberOf(row, 'added'),
        loaded: numberOf(row, 'loaded'),
      },
    ]),
  );
}

async function spreadFaults(connection: DuckDBConnection, staged: string): Promise<void> {
  const target = `${staged}.whole`;
  await connection.run(
    `COPY (SELECT rows.* REPLACE (coalesce(rows.fault, faults.fault) AS fault)
      FROM read_parquet($staged) AS rows LEFT JOIN (
        SELECT file, row, any_value(fault) AS fault FROM read_parquet($staged) WHERE fault IS NOT NULL GROUP BY ALL
      ) AS faults ON faults.file = rows.file AND faults.row = rows.row) TO $target (FORMAT parquet)`,
    { staged, target },
  );
  await rename(target, staged);
}
