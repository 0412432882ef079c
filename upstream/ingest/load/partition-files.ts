// Writes the rows of partitions. Small partitions are written together, because planning a statement takes longer than the
// rows of a few.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DuckDBConnection,
  type DuckDBType,
  type DuckDBValue,
  LIST,
  listValue,
  VARCHAR,
} from '@duckdb/node-api';
import { sqlName } from '../../stores/facts/sql-text.ts';
import { LOADED_COLUMNS } from '../../stores/facts/tables/focus-columns.ts';
import { ROLLUP_SOURCE_COLUMNS } from '../../stores/facts/tables/rollup-source.ts';
import { DERIVED_COLUMNS } from '../staging/derived-columns.ts';
import { USABLE_EFFECTIVE } from '../staging/staged-facts.ts';
import { IS_LOADED } from '../staging/staging-sql.ts';
import { BY_PLACE, dividedFolder, type PathOf, takeDivided, writeDividedRollups } from './rollup-files.ts';

/** The rows of one vendor, billing account and billing month, out of the staged files that have some. */
export interface PartitionSource {
  vendor: string;
  providers: string[];
  account: string;
  /** First day of the month. */
  month: string;
  stagedPaths: string[];
  roundedMarks: string[];
}

/** Rows of one row group are read together, regardless of their order; twice as many are half a gigabyte while written. */
const ROW_GROUP = 61_440;
/** More rows than these are too much memory to sort: they stay in the order of their files, which mostly is by time. */
const MOST_SORTED = 300_000;
const TEXTS = LIST(VARCHAR);
const AS_PARQUET = `FORMAT parquet, ROW_GROUP_SIZE ${ROW_GROUP}`;
/** Of large partitions: the few rows of a small one hardly become smaller, and each of its 140 columns takes its time. */
const PRESSED = `${AS_PARQUET}, COMPRESSION zstd`;
/** Read at once and thrown away: what makes a file small, or lets it be searched, is time lost. */
const IN_PASSING = `FORMAT parquet, ROW_GROUP_SIZE ${ROW_GROUP}, COMPRESSION uncompressed, WRITE_BLOOM_FILTER false`;

/** By charge date where that lets a few days be read without the others, and where it can be done in memory. */
export async function writeRows(
  connection: DuckDBConnection,
  source: PartitionSource,
  rowCount: number,
  target: string,
): Promise<void> {
  const { vendor, month, account } = source;
  const rounded = roundedOf([source]);
  await connection.run(
    `COPY (SELECT CAST($vendor AS VARCHAR) AS vendor, ${columnsOf(rounded)}
      FROM read_parquet($staged)
      WHERE ${IS_LOADED} AND billing_month = CAST($month AS DATE)
        AND coalesce("BillingAccountId", '') = $account AND list_contains($providers, coalesce("ProviderName", ''))
      ${rowCount > ROW_GROUP && rowCount <= MOST_SORTED ? 'ORDER BY charge_date, file, row' : ''}) TO $target (${PRESSED})`,
    {
      ...{ target, vendor, month, account, ...rounded.params },
      staged: listValue(source.stagedPaths),
      providers: listValue(source.providers),
    },
    { staged: TEXTS, providers: TEXTS, ...rounded.types },
  );
}

interface Rounded {
  params: Record<string, DuckDBValue>;
  types: Record<string, DuckDBType>;
}

function roundedOf(sources: readonly PartitionSource[]): Rounded {
  const marks = sources.flatMap(({ roundedMarks }) => roundedMarks);
  if (marks.length === 0) return { params: {}, types: {} };
  return { params: { rounded: listValue([...new Set(marks)]) }, types: { rounded: TEXTS } };
}

function columnsOf({ params }: Rounded): string {
  const isRounded = 'rounded' in params;
  const columns = LOADED_COLUMNS.map((column) =>
    isRounded && column === 'EffectiveCost' ? `${USABLE_EFFECTIVE} AS "EffectiveCost"` : sqlName(column),
  );
  return [...DERIVED_COLUMNS, ...columns].join(', ');
}

/** Rows and rollups of all the partitions; `folder` holds what is not finished, and is there only meanwhile. */
export async function writeTogether(
  connection: DuckDBConnection,
  sources: readonly PartitionSource[],
  folder: string,
  pathOf: PathOf,
): Promise<void> {
  await mkdir(folder);
  const divided = dividedFolder(folder);
  await divideRows(connection, sources, divided);
  // Rollups are made of one file: to open those of all partitions for each of them took longer than to sum the rows.
  const rows = join(folder, 'rows.parquet');
  await connection.run(
    `COPY (SELECT place, ${ROLLUP_SOURCE_COLUMNS.join(', ')}
      FROM read_parquet($parts, hive_partitioning = true, hive_types = {'place': 'INTEGER'}))
      TO $rows (${IN_PASSING})`,
    { parts: join(divided, '*', '*.parquet'), rows },
  );
  await takeDivided(divided, (place) => pathOf(place, 'rows'));
  await writeDividedRollups(connection, sources.length, { rows, folder, pathOf });
  await rm(folder, { recursive: true });
}

/** Writes the rows of each into a file below the folder that is named by its place in the list. */
async function divideRows(
  connection: DuckDBConnection,
  sources: readonly PartitionSource[],
  target: string,
): Promise<void> {
  const rounded = roundedOf(sources);
  const months = sources.map(({ month }) => month).sort();
  const planned = sources.flatMap(({ vendor, account, month, providers }, place) =>
    providers.map((provider) => ({ place: String(place), vendor, account, month, provider })),
  );
  const lists = {
    ...{ staged: [...new Set(sources.flatMap(({ stagedPaths }) => stagedPaths))] },
    ...{ places: planned.map(({ place }) => place), vendors: planned.map(({ vendor }) => vendor) },
    ...{ accounts: planned.map(({ account }) => account), months: planned.map(({ month }) => month) },
    providers: planned.map(({ provider }) => provider),
  };
  await connection.run(
    `COPY (SELECT planned.place, planned.vendor, ${columnsOf(rounded)}
      FROM read_parquet($staged) JOIN (SELECT CAST(unnest($places) AS INTEGER) AS place, unnest($vendors) AS vendor,
        unnest($accounts) AS account, CAST(unnest($months) AS DATE) AS month, unnest($providers) AS provider) AS planned
        ON planned.month = billing_month AND planned.account = coalesce("BillingAccountId", '')
        AND planned.provider = coalesce("ProviderName", '')
      WHERE ${IS_LOADED} AND billing_month BETWEEN CAST($first AS DATE) AND CAST($last AS DATE))
      TO $target (${AS_PARQUET}, ${BY_PLACE})`,
    {
      ...{ target, first: months[0] ?? '', last: months.at(-1) ?? '', ...rounded.params },
      ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, listValue(list)])),
    },
    { ...Object.fromEntries(Object.keys(lists).map((name) => [name, TEXTS])), ...rounded.types },
  );
}
