// How the rollups are derived: in bounded memory, however large a partition is.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { AMOUNT, EXACT_MACROS } from '../../../../upstream/stores/facts/duckdb/exact-macros.ts';
import { ROLLUPS } from '../../../../upstream/stores/facts/tables/rollups.ts';
import { FACT_TABLES, type FactType } from '../../../../upstream/stores/facts/tables/tables.ts';

/** Some value of each type; a usage of two days. */
const VALUES: Record<FactType, string> = {
  text: `'x'`,
  date: `DATE '2024-05-01'`,
  timestamp: `TIMESTAMP '2024-05-01'`,
  amount: `CAST(1 AS ${AMOUNT})`,
  integer: 'CAST(2 AS INTEGER)',
  tags: `MAP {'x': 'y'}`,
};

test('no table is derived of rows that are held in memory as a whole', async () => {
  const engine = await DuckDBInstance.create(':memory:');
  const connection = await engine.connect();
  const folder = mkdtempSync(join(tmpdir(), 'rollups-'));
  try {
    for (const macro of EXACT_MACROS) await connection.run(macro);
    const columns = FACT_TABLES.rows.map(({ name, type }) => `${VALUES[type]} AS "${name}"`);
    const rows = join(folder, 'rows.parquet');
    await connection.run(`COPY (SELECT ${columns.join(', ')}) TO '${rows}' (FORMAT parquet)`);
    for (const sql of Object.values(ROLLUPS)) {
      const plan = (await connection.runAndReadAll(`EXPLAIN ${sql}`, { rows })).getRows();
      expect(JSON.stringify(plan)).toContain('READ_PARQUET');
      expect(JSON.stringify(plan)).not.toContain('CTE');
    }
  } finally {
    connection.closeSync();
    engine.closeSync();
    rmSync(folder, { recursive: true });
  }
});
