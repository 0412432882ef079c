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
  const selects: string[] = [];
  for (const path of parquet) selects.push(selectOf(await columnsOf(connection, path), path));
  for (const [index, select] of selects.entries()) await copy(connection, select, texts[index] ?? '');
  for (const name of ['all.parquet', 'all.csv'])
    await copy(connection, selects.join(' UNION ALL BY NAME '), join(one, name));
  connection.closeSync();
  engine.closeSync();
  return [
    { name: 'Parquet, one file', files: [join(one, 'all.parquet')] },
    { name: `Parquet, ${parquet.length} files`, files: [...parquet] },
    { name: 'CSV, one file', files: [join(one, 'all.csv')] },
    { name: `CSV, ${texts.length} files`, files: texts },
  ];
}

async function columnsOf(connection: DuckDBConnection, file: string): Promise<string[]> {
  const described = await connection.runAndReadAll(
    `SELECT column_name FROM (DESCRIBE SELECT * FROM read_parquet('${file}'))`,
  );
  return described.getRowsJS().map(([name]) => String(name));
}

/** Under the names of today, and tags as JSON, so that one file can hold all. */
function selectOf(columns: readonly string[], file: string): string {
  const selects = columns.flatMap((name) => {
    const today = EARLIER_NAMES[name] ?? name;
    if (today !== name && columns.includes(today)) return [];
    return [`${name === 'Tags' ? 'CAST(to_json("Tags") AS VARCHAR)' : `"${name}"`} AS "${today}"`];
  });
  return `SELECT ${selects.join(', ')} FROM read_parquet('${file}')`;
}

function copy(connection: DuckDBConnection, select: string, target: string): Promise<unknown> {
  const format = target.endsWith('.csv') ? 'FORMAT csv, HEADER' : 'FORMAT parquet';
  return connection.run(`COPY (${select}) TO '${target}' (${format})`);
}
