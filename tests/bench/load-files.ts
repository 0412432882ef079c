// The same rows of the generated company as one file and as many small ones, as CSV and as Parquet.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { generateCompany } from '../../tools/demo/generator/generate.ts';
import { EARLIER_NAMES } from '../../upstream/ingest/formats/earlier-versions.ts';
import { openDocuments } from '../../upstream/stores/documents/open-documents.ts';
import { cpuSeconds, gigabytes, measured } from './measured-load.ts';
import { printTable } from './report.ts';

/** Rows of the generated company at the scale 1. */
const ROWS_OF_SCALE = 970_000;
const COMMAND = 'upstream/ingest/ingest-command.ts';

interface Sample {
  name: string;
  files: string[];
}

/** Prints rows a second, CPU seconds and memory of each, and how many times as fast one file is. */
export async function compareFiles(rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'skyledger-bench-'));
  try {
    const { files } = await generateCompany({
      ...{ folder: join(folder, 'made'), seed: 1, story: 'growth', company: 'Bench' },
      scale: rows / ROWS_OF_SCALE,
    });
    const samples = await samplesOf(folder, files);
    const lines: [string, ...number[]][] = [];
    for (const sample of samples) lines.push(await lineOf(folder, sample));
    console.log(`\nrows a second, seconds, CPU seconds, peak memory in MB; ${files.length} files or one`);
    printTable(['', 'rows', 'rows/s', 'seconds', 'CPU s', 'MB'], lines);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lineOf(folder: string, { name, files }: Sample): Promise<[string, ...number[]]> {
  const place = mkdtempSync(join(folder, 'load-'));
  const { code, seconds, usage } = await measured(COMMAND, place, ['--create', 'Bench', ...files]);
  if (code !== 0) throw new Error(`${name}: it ended with code ${code}`);
  const rows = await rowsIn(join(place, 'data'));
  rmSync(place, { recursive: true });
  console.log(
    `${name}: ${rows} rows, ${Math.round(rows / seconds)} rows/s, ${gigabytes(usage.maxRSS * 1024)}`,
  );
  return [name, rows, rows / seconds, seconds, cpuSeconds(usage), usage.maxRSS / 1024];
}

async function rowsIn(dataDir: string): Promise<number> {
  const documents = await openDocuments(dataDir);
  const parts = await documents.selectFrom('partitions').select('row_count').execute();
  await documents.destroy();
  return parts.reduce((sum, { row_count }) => sum + row_count, 0);
}

async function samplesOf(folder: string, parquet: readonly string[]): Promise<Sample[]> {
  const engine = await DuckDBInstance.create();
  const connection = await engine.connect();
  const [csv, one] = [join(folder, 'csv'), join(folder, 'one')];
  mkdirSync(csv);
  mkdirSync(one);
  const texts = parquet.map((path) => join(csv, `${basename(path, '.parquet')}.csv`));
  for (const [index, path] of parquet.entries())
    await copy(connection, selectOf(await columnsOf(connection, [path]), [path], true), texts[index] ?? '');
  const columns = await columnsOf(connection, parquet);
  for (const name of ['all.parquet', 'all.csv'])
    await copy(connection, selectOf(columns, parquet, name.endsWith('csv')), join(one, name));
  connection.closeSync();
  engine.closeSync();
  return [
    { name: 'Parquet, one file', files: [join(one, 'all.parquet')] },
    { name: `Parquet, ${parquet.length} files`, files: [...parquet] },
    { name: 'CSV, one file', files: [join(one, 'all.csv')] },
    { name: `CSV, ${texts.length} files`, files: texts },
  ];
}

const scanOf = (files: readonly string[]) =>
  `read_parquet([${files.map((file) => `'${file}'`).join(', ')}], union_by_name = true)`;

async function columnsOf(connection: DuckDBConnection, files: readonly string[]): Promise<Set<string>> {
  const described = await connection.runAndReadAll(
    `SELECT column_name FROM (DESCRIBE SELECT * FROM ${scanOf(files)})`,
  );
  return new Set(described.getRowsJS().map(([name]) => String(name)));
}

/** Under the names of today where the files have both, so that one file can hold all. */
function selectOf(columns: ReadonlySet<string>, files: readonly string[], isText: boolean): string {
  const earlier = new Map(Object.entries(EARLIER_NAMES).map(([before, today]) => [today, before]));
  const twice = (name: string) => {
    const before = earlier.get(name);
    return before !== undefined && columns.has(before) ? before : null;
  };
  const selects = [...columns].flatMap((name) => {
    const today = EARLIER_NAMES[name];
    if (today !== undefined && columns.has(today)) return [];
    const before = twice(name);
    const value = before === null ? `"${name}"` : `coalesce("${name}", "${before}")`;
    return [`${isText && name === 'Tags' ? `CAST(to_json(${value}) AS VARCHAR)` : value} AS "${name}"`];
  });
  return `SELECT ${selects.join(', ')} FROM ${scanOf(files)}`;
}

function copy(connection: DuckDBConnection, select: string, target: string): Promise<unknown> {
  const format = target.endsWith('.csv') ? 'FORMAT csv, HEADER' : 'FORMAT parquet';
  return connection.run(`COPY (${select}) TO '${target}' (${format})`);
}
