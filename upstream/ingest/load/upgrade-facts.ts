// Derives the partitions of earlier versions anew, from their own rows: no billing file is needed for it.

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { OTHER_VENDOR } from '../../../lib/catalogue/vendors.ts';
import type { Documents } from '../../stores/documents/database.ts';
import {
  type OutdatedPart,
  outdatedParts,
  replaceParts,
} from '../../stores/documents/loads/outdated-parts.ts';
import { openEngine, runAll } from '../../stores/facts/duckdb/engine.ts';
import { DEFAULT_LIMITS, type EngineLimits } from '../../stores/facts/duckdb/engine-limits.ts';
import { makeLoadFolders, partFile } from '../../stores/facts/duckdb/fact-files.ts';
import { rowsOf, textOf } from '../../stores/facts/duckdb/result.ts';
import { fileSink } from '../../stores/facts/fact-sink.ts';
import { sqlName, sqlText } from '../../stores/facts/sql-text.ts';
import { LOADED_COLUMNS } from '../../stores/facts/tables/focus-columns.ts';
import { FACT_TABLES, FACTS_VERSION, type FactTable } from '../../stores/facts/tables/tables.ts';
import { VALUE_MACROS } from '../formats/value-macros.ts';
import { DERIVED_COLUMNS, withSteps } from '../staging/derived-columns.ts';
import { writeRollups } from './rollup-files.ts';

/** Rows of unknown names were of a vendor of their own, which was shown nowhere. */
const KNOWN_VENDOR = `CASE WHEN vendor = 'unknown' THEN ${sqlText(OTHER_VENDOR)} ELSE vendor END`;

interface UpgradeOptions {
  documents: Documents;
  dataDir: string;
  limits?: EngineLimits;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** So many become visible together; what a kill interrupts goes on with those that are left. */
const PARTS_AT_ONCE = 50;

/** Returns how many were upgraded. Parts whose rows are no files below the data directory stay as they are. */
export async function upgradeFacts(options: UpgradeOptions): Promise<number> {
  const { documents, dataDir, onProgress } = options;
  const parts = (await outdatedParts(documents, FACTS_VERSION)).filter(({ part }) =>
    existsSync(join(dataDir, partFile(part, 'rows'))),
  );
  for (let done = 0; done < parts.length; done += PARTS_AT_ONCE) {
    onProgress?.(done, parts.length);
    await upgrade(options, parts.slice(done, done + PARTS_AT_ONCE));
  }
  return parts.length;
}

async function upgrade(
  { documents, dataDir, limits = DEFAULT_LIMITS }: UpgradeOptions,
  parts: readonly OutdatedPart[],
): Promise<void> {
  const sink = fileSink(documents, dataDir);
  const id = randomUUID();
  const folders = await makeLoadFolders(dataDir, id);
  const engine = await openEngine(limits, join(folders.work, 'spill'));
  try {
    const connection = await engine.connect();
    await runAll(connection, VALUE_MACROS);
    const replaced = parts.map((one, index) => ({ ...one, newPart: `${id}/${index}` }));
    for (const { part, newPart } of replaced) {
      const pathOf = (table: FactTable) => join(folders.out, basename(partFile(newPart, table)));
      await rederive(connection, join(dataDir, partFile(part, 'rows')), pathOf('rows'));
      await writeRollups(connection, pathOf);
    }
    await sink.publish(id, folders);
    await replaceParts(documents, FACTS_VERSION, replaced);
    await sink.retire(parts.map(({ part }) => part));
  } finally {
    engine.closeSync();
    await rm(folders.work, { recursive: true, force: true });
  }
}

/** In the order of the old file; FOCUS columns that it lacks have no value. */
async function rederive(connection: DuckDBConnection, rows: string, target: string): Promise<void> {
  const found = await rowsOf(connection, {
    sql: 'SELECT column_name FROM (DESCRIBE SELECT * FROM read_parquet($rows))',
    params: { rows },
  });
  const names = new Set(found.map((row) => textOf(row, 'column_name')));
  const columns = LOADED_COLUMNS.map((column) =>
    names.has(column) ? sqlName(column) : `CAST(NULL AS ${typeOf(column)}) AS ${sqlName(column)}`,
  );
  await connection.run(
    `COPY (SELECT ${KNOWN_VENDOR} AS vendor, ${DERIVED_COLUMNS.join(', ')}, ${LOADED_COLUMNS.map(sqlName).join(', ')}
      FROM ${withSteps(`(SELECT vendor, ${columns.join(', ')} FROM read_parquet($rows))`)})
      TO $target (FORMAT parquet, COMPRESSION zstd)`,
    { rows, target },
  );
}

function typeOf(column: string): string {
  const type = FACT_TABLES.rows.find(({ name }) => name === column)?.type;
  if (type === 'amount') return 'DECIMAL(38,18)';
  if (type === 'timestamp') return 'TIMESTAMP';
  return type === 'tags' ? 'MAP(VARCHAR, VARCHAR)' : 'VARCHAR';
}
