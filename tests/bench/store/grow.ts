// Makes the company many times as large, out of what was loaded of it: rows by SQL, a part after the other, and their rollups
// by the product's own writer. To generate and to load a hundred million rows takes hours; this takes the time of writing.
//
// Each row becomes so many rows, of resources of their own and of a few times the accounts, with whole multiples of its
// amounts: rollups have more lines, as those of a larger company have.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { countParts } from '../../../upstream/ingest/load/partition-quality.ts';
import { writeRollups } from '../../../upstream/ingest/load/rollup-files.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { allPartitions, commitLoad } from '../../../upstream/stores/documents/loads/catalogue.ts';
import { companyById } from '../../../upstream/stores/documents/platform/companies.ts';
import { openEngine } from '../../../upstream/stores/facts/duckdb/engine.ts';
import { makeLoadFolders, partFile } from '../../../upstream/stores/facts/duckdb/fact-files.ts';
import { fileSink } from '../../../upstream/stores/facts/fact-sink.ts';
import { sqlName } from '../../../upstream/stores/facts/sql-text.ts';
import { FACTS_VERSION, type FactTable } from '../../../upstream/stores/facts/tables/tables.ts';

/** How many accounts one becomes. */
const ACCOUNTS = 4;
/** The largest multiple of amounts. */
const MULTIPLES = 3;
/** Each thread holds a row group while it writes, and one that keeps their order those of others, too. */
const LIMITS = { memoryLimit: '1500MB', threads: 1 };
const NO_ORDER = 'SET preserve_insertion_order = false';
/** As the loader writes rows. */
const AS_PARQUET = 'FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 61440';

const OF_ACCOUNT = ['SubAccountId', 'SubAccountName', 'account_key', 'account_label'];
const OF_RESOURCE = ['ResourceId', 'ResourceName', 'resource_key', 'resource_label'];
const AMOUNTS = [
  ...['BilledCost', 'EffectiveCost', 'ListCost', 'ContractedCost', 'quantity', 'hours', 'units'],
  ...['ConsumedQuantity', 'PricingQuantity', 'CommitmentDiscountQuantity'],
];

/** The row itself first; what is empty stays so. */
const GROWN = [
  ...OF_ACCOUNT.map((name) => suffixed(name, `copy % ${ACCOUNTS}`)),
  ...OF_RESOURCE.map((name) => suffixed(name, 'copy')),
  ...AMOUNTS.map(
    (name) =>
      `CAST(${sqlName(name)} * CAST(1 + copy % ${MULTIPLES} AS DECIMAL(1,0)) AS DECIMAL(38,18)) AS ${sqlName(name)}`,
  ),
];

function suffixed(name: string, number: string): string {
  const column = sqlName(name);
  return `CASE WHEN ${column} <> '' AND ${number} > 0 THEN ${column} || '-' || CAST(${number} AS VARCHAR) ELSE ${column} END AS ${column}`;
}

export interface GrowOptions {
  /** Where the company was loaded. */
  from: { documents: Documents; dataDir: string; companyId: string };
  /** Where the larger one is made, in an empty store. */
  to: { documents: Documents; dataDir: string };
  times: number;
  onPart?: (done: number, total: number) => void;
}

export async function growCompany({ from, to, times, onPart }: GrowOptions): Promise<void> {
  const company = await companyById(from.documents, from.companyId);
  if (!company) throw new Error(`there is no company '${from.companyId}'`);
  const parts = await allPartitions(from.documents, from.companyId);
  const loadId = randomUUID();
  const folders = await makeLoadFolders(to.dataDir, loadId);
  const engine = await openEngine(LIMITS, join(folders.work, 'spill'));
  try {
    const connection = await engine.connect();
    await connection.run(NO_ORDER);
    for (const [index, { part }] of parts.entries()) {
      onPart?.(index, parts.length);
      const pathOf = (table: FactTable) => join(folders.out, basename(partFile(`${loadId}/${index}`, table)));
      await growRows(connection, join(from.dataDir, partFile(part, 'rows')), pathOf('rows'), times);
      await writeRollups(connection, pathOf);
    }
    const partitions = parts.map((part, index) => ({
      ...part,
      ...{ load_id: loadId, part: `${loadId}/${index}`, row_count: part.row_count * times },
      facts_version: FACTS_VERSION,
    }));
    const names = partitions.map(({ part }) => part);
    const qualities = await countParts(engine, folders.out, names);
    await fileSink(to.documents, to.dataDir).publish(loadId, folders);
    const rows = partitions.reduce((sum, { row_count }) => sum + row_count, 0);
    const { companyId, name, currency } = company;
    await commitLoad(to.documents, {
      load: {
        ...{ load_id: loadId, company_id: companyId, loaded_at: new Date().toISOString() },
        ...{ rows_loaded: rows, rows_rejected: 0 },
      },
      files: [],
      partitions,
      qualities,
      newCompany: { name, currency },
    });
  } finally {
    engine.closeSync();
    await rm(folders.work, { recursive: true, force: true });
  }
}

async function growRows(
  connection: DuckDBConnection,
  rows: string,
  target: string,
  times: number,
): Promise<void> {
  await connection.run(
    `COPY (SELECT rows.* REPLACE (${GROWN.join(', ')})
      FROM read_parquet($rows) AS rows, unnest(range(CAST($times AS BIGINT))) AS copies(copy)) TO $target (${AS_PARQUET})`,
    { rows, target, times },
  );
}
