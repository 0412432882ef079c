// How the rollups are derived: in bounded memory, however large a partition is, and by no more statements than the rows need.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRollups } from '../../../../upstream/ingest/load/rollup-files.ts';
import { AMOUNT, EXACT_MACROS } from '../../../../upstream/stores/facts/duckdb/exact-macros.ts';
import {
  ROLLUP_TABLES,
  type RollupTable,
} from '../../../../upstream/stores/facts/tables/rollup-dimensions.ts';
import { rollupsOf } from '../../../../upstream/stores/facts/tables/rollups.ts';
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

let engine: DuckDBInstance;
let connection: DuckDBConnection;
let folder: string;

beforeAll(async () => {
  engine = await DuckDBInstance.create(':memory:');
  connection = await engine.connect();
  folder = mkdtempSync(join(tmpdir(), 'rollups-'));
  for (const macro of EXACT_MACROS) await connection.run(macro);
});

afterAll(() => {
  connection.closeSync();
  engine.closeSync();
  rmSync(folder, { recursive: true });
});

/** A file with one row, whose columns have the given values; returns its path. */
async function rowsFile(name: string, given: Record<string, string> = {}): Promise<string> {
  const path = join(folder, name);
  const columns = FACT_TABLES.rows.map(
    (column) => `${given[column.name] ?? VALUES[column.type]} AS "${column.name}"`,
  );
  await connection.run(`COPY (SELECT ${columns.join(', ')}, 0 AS place) TO '${path}' (FORMAT parquet)`);
  return path;
}

async function answer(sql: string, rows: string): Promise<{ types: string[]; lines: unknown[] }> {
  const reader = await connection.runAndReadAll(sql, { rows });
  return { types: reader.columnTypes().map(String), lines: reader.getRowObjectsJson() };
}

const readBack = (path: string) => answer('SELECT * FROM read_parquet($rows)', path);

test('no table is derived of rows that are held in memory as a whole', async () => {
  const rows = await rowsFile('long.parquet');
  for (const isSpread of [true, false]) {
    for (const sql of Object.values(rollupsOf({ isDivided: false, isSpread }))) {
      const plan = (await connection.runAndReadAll(`EXPLAIN ${sql}`, { rows })).getRows();
      expect(JSON.stringify(plan)).toContain('READ_PARQUET');
      expect(JSON.stringify(plan)).not.toContain('CTE');
    }
  }
});

test.each([false, true])(
  'rows without long usage have the same lines by the shorter statement (divided: %s)',
  async (isDivided) => {
    const rows = await rowsFile('short.parquet', { spread_days: 'CAST(1 AS INTEGER)' });
    const [whole, spread] = [false, true].map((isSpread) => rollupsOf({ isDivided, isSpread }));
    for (const table of ROLLUP_TABLES) {
      const found = await answer(whole?.[table] ?? '', rows);
      const longer = await answer(spread?.[table] ?? '', rows);
      expect(found.types).toEqual(longer.types);
      // Lines of small partitions are not sorted.
      expect(inOrder(found.lines)).toEqual(inOrder(longer.lines));
      expect(found.lines).not.toEqual([]);
    }
  },
);

const inOrder = (lines: readonly unknown[]) => lines.map((line) => JSON.stringify(line)).sort();

const NONE: Record<string, readonly RollupTable[]> = {
  commitment_key: ['commitmentDaily'],
  computeKind_key: ['computeDaily', 'computeHourly'],
};

test.each(Object.entries(NONE))(
  'a table that no row has a line of, because its %s is empty, has the columns of one with lines',
  async (key, tables) => {
    const filled = await written('filled', {});
    const empty = await written('empty', { [key]: `''` });
    for (const table of ROLLUP_TABLES) {
      const [full, none] = [await readBack(filled(table)), await readBack(empty(table))];
      expect(none.types).toEqual(full.types);
      expect(none.lines.length).toBe(tables.includes(table) ? 0 : full.lines.length);
    }
    // Once more: what was made for the first is kept for those after it.
    const again = await written('again', { [key]: `''` });
    for (const table of tables) expect(readFileSync(again(table))).toEqual(readFileSync(empty(table)));
  },
);

async function written(name: string, given: Record<string, string>): Promise<(table: string) => string> {
  const pathOf = (table: string) => join(folder, `${name}-${table}.parquet`);
  await rowsFile(`${name}-rows.parquet`, given);
  await writeRollups(connection, pathOf);
  return pathOf;
}
