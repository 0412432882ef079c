// Writes the rollups of partitions out of the file of their rows.
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { rowsOf } from '../../stores/facts/duckdb/result.ts';
import { keyColumn } from '../../stores/facts/questions/dimensions.ts';
import {
  ROLLUP_LINES,
  ROLLUP_TABLES,
  type RollupTable,
} from '../../stores/facts/tables/rollup-dimensions.ts';
import { rollupsOf } from '../../stores/facts/tables/rollups.ts';
import type { FactTable } from '../../stores/facts/tables/tables.ts';

/** The rollups that some rows have no line of. */
const OF_SOME_ROWS = ROLLUP_TABLES.flatMap((table) => {
  const [only] = ROLLUP_LINES[table] ?? [];
  return only === undefined ? [] : [{ table, only }];
});

/** Which statements these rows need. One query finds out, because planning a statement costs as much when it returns no rows. */
const KINDS = `SELECT coalesce(max(spread_days) > 1, false) AS is_spread,
  ${OF_SOME_ROWS.map(({ table, only }) => `coalesce(bool_or(${keyColumn(only)} <> ''), false) AS ${table}`).join(', ')}
  FROM read_parquet($rows)`;

/** Bytes of a file without lines, by table: the same of all rows. */
const EMPTY = new Map<RollupTable, Buffer>();

/** Makes every other table of the facts out of the file of the rows. */
export async function writeRollups(
  connection: DuckDBConnection,
  pathOf: (table: FactTable) => string,
): Promise<void> {
  const rows = pathOf('rows');
  const { isSpread, without } = await kindsOf(connection, rows);
  const rollups = rollupsOf({ isDivided: false, isSpread });
  for (const table of ROLLUP_TABLES) {
    const target = pathOf(table);
    if (without.has(table)) await writeFile(target, await emptyRollup(connection, table, { rows, target }));
    else await connection.run(`COPY (${rollups[table]}) TO $target (FORMAT parquet)`, { rows, target });
  }
}

/** The file of a table of the partition at a place of the list. */
export type PathOf = (place: number, table: FactTable) => string;

/** The same of as many partitions, whose rows are in one file; `folder` holds what is not finished. */
export async function writeDividedRollups(
  connection: DuckDBConnection,
  places: number,
  { rows, folder, pathOf }: { rows: string; folder: string; pathOf: PathOf },
): Promise<void> {
  const { isSpread, without } = await kindsOf(connection, rows);
  const rollups = rollupsOf({ isDivided: true, isSpread });
  const target = dividedFolder(folder);
  for (const table of ROLLUP_TABLES) {
    const copy = `COPY (${rollups[table]}) TO $target (FORMAT parquet, ${BY_PLACE})`;
    if (!without.has(table)) await connection.run(copy, { rows, target });
    const found = await takeDivided(target, (place) => pathOf(place, table));
    for (let place = 0; place < places; place++) {
      if (found.has(place)) continue;
      const empty = { rows, target: join(folder, `${table}.parquet`) };
      await writeFile(pathOf(place, table), await emptyRollup(connection, table, empty));
    }
  }
}

async function kindsOf(
  connection: DuckDBConnection,
  rows: string,
): Promise<{ isSpread: boolean; without: ReadonlySet<RollupTable> }> {
  const [kinds = {}] = await rowsOf(connection, { sql: KINDS, params: { rows } });
  const without = OF_SOME_ROWS.filter(({ table }) => kinds[table] === false).map(({ table }) => table);
  return { isSpread: kinds.is_spread === true, without: new Set(without) };
}

/** Made once a process, by way of the file `target`. */
async function emptyRollup(
  connection: DuckDBConnection,
  table: RollupTable,
  files: { rows: string; target: string },
): Promise<Buffer> {
  const known = EMPTY.get(table);
  if (known) return known;
  const sql = rollupsOf({ isDivided: false, isSpread: false })[table];
  await connection.run(`COPY (SELECT * FROM (${sql}) LIMIT 0) TO $target (FORMAT parquet)`, files);
  const made = await readFile(files.target);
  EMPTY.set(table, made);
  return made;
}

/**
 * The folder in which DuckDB writes one file for each partition (`place`). All tables of a batch use it in turn: creating and
 * removing folders costs as much as writing small files.
 */
export const dividedFolder = (folder: string) => join(folder, 'divided');
export const BY_PLACE = 'PARTITION_BY (place), OVERWRITE_OR_IGNORE';

/** Moves the one file of each place to where it belongs; returns the places. Throws where a place has several. */
export async function takeDivided(folder: string, pathOf: (place: number) => string): Promise<Set<number>> {
  const places = new Set<number>();
  for (const name of await readdir(folder).catch(() => [])) {
    const place = Number(name.replace('place=', ''));
    const [file, ...others] = await readdir(join(folder, name));
    if (file === undefined) continue;
    if (others.length > 0) throw new Error(`${folder}: ${name} has not one file`);
    await rename(join(folder, name, file), pathOf(place));
    places.add(place);
  }
  return places;
}
