// Reads the rows that a load kept, as DuckDB finds them in the files of the facts.
import { join } from 'node:path';
import { partFile } from '../../../upstream/stores/facts/duckdb/fact-files.ts';
import { plainDuckDb } from '../../support/oracle/plain-duckdb.ts';
import type { FactsBench } from '../../support/product/focus-files.ts';

/** One a worker: to open another took longer than most of what it is asked. */
let instance: ReturnType<typeof plainDuckDb> | undefined;

/** Rows of `select`, SQL over `facts`: the rows of a company (`acme` unless named). Every value is text or null. */
export async function storedRows(
  bench: FactsBench,
  select: string,
  companyId = 'acme',
): Promise<(string | null)[][]> {
  const partitions = await bench.documents
    .selectFrom('partitions')
    .select('part')
    .where('company_id', '=', companyId)
    .execute();
  const files = partitions.map(({ part }) => `'${join(bench.dir, partFile(part, 'rows'))}'`).join(', ');
  instance ??= plainDuckDb();
  const connection = await (await instance).connect();
  try {
    const reader = await connection.runAndReadAll(
      `WITH facts AS (SELECT * FROM read_parquet([${files}])) SELECT CAST(COLUMNS(*) AS VARCHAR) FROM (${select})`,
    );
    return reader.getRowsJS().map((row) => row.map((value) => (value === null ? null : String(value))));
  } finally {
    connection.closeSync();
  }
}
