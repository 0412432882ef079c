// How much memory and time the load of one large file takes, its plan alone, or its FOCUS check:
// npm run bench:load -- [--gigabytes 1] [--format cur|focus] [--of load|plan|check] [--parquet]
// Or the same rows as one file and as 252, as CSV and as Parquet: npm run bench:load -- --files [--rows 279]
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { compareFiles } from './load-files.ts';
import { cpuSeconds, gigabytes, measured, sizeOf } from './measured-load.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Real files whose lines are repeated. */
const LINES = {
  cur: 'tests/fixtures/billing/native/aws-cur-sunflower-2024-03_2024-06.csv.gz',
  focus: 'tools/demo/files/focus-sample/finops-foundation-sample-1000.focus-1.0.csv',
};
const GIGA = 2 ** 30;
/** The file is lines of another one again and again. */
const INGEST = ['upstream/ingest/ingest-command.ts', '--create', 'Bench', '--allow', 'doubled'] as const;
/** Commands as a person runs them. */
const COMMANDS = {
  load: [...INGEST],
  plan: [...INGEST, '--plan'],
  check: ['upstream/ingest/check/check-command.ts'],
} as const;
type Work = keyof typeof COMMANDS;
/** Broken rules, or what a plan speaks against. */
const REFUSED = 2;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      gigabytes: { type: 'string', default: '1' },
      format: { type: 'string', default: 'cur' },
      of: { type: 'string', default: 'load' },
      parquet: { type: 'boolean', default: false },
      files: { type: 'boolean', default: false },
      /** Thousands of rows of all files together. */
      rows: { type: 'string', default: '279' },
    },
  });
  if (values.files) return compareFiles(Number(values.rows) * 1000);
  const format = values.format === 'focus' ? 'focus' : 'cur';
  const work: Work = values.of === 'plan' || values.of === 'check' ? values.of : 'load';
  const folder = mkdtempSync(join(tmpdir(), 'skyledger-bench-'));
  try {
    const text = join(folder, `${format}.csv`);
    const rows = await writeLarge(text, format, Number(values.gigabytes) * GIGA);
    const file = values.parquet ? await asParquet(text) : text;
    const [command, ...options] = COMMANDS[work];
    const { code, seconds, peak, usage } = await measured(command, folder, [...options, file]);
    if (code !== 0 && !(work === 'check' && code === REFUSED)) throw new Error(`it ended with code ${code}`);
    const report = {
      of: work,
      format: values.parquet ? `${format}, Parquet` : format,
      size: gigabytes(statSync(file).size),
      rows,
      seconds: seconds.toFixed(1),
      'CPU seconds': cpuSeconds(usage).toFixed(1),
      'rows per second': Math.round(rows / seconds),
      'peak memory': gigabytes(usage.maxRSS * 1024),
      'spilled at most': gigabytes(peak.spill),
      'staged at most': gigabytes(peak.staging),
      'facts on disk': gigabytes(sizeOf(join(folder, 'data/facts'))),
    };
    for (const [name, value] of Object.entries(report)) process.stdout.write(`${name.padEnd(16)}${value}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeLarge(path: string, format: keyof typeof LINES, bytes: number): Promise<number> {
  const packed = readFileSync(join(ROOT, LINES[format]));
  const text = (LINES[format].endsWith('.gz') ? gunzipSync(packed) : packed).toString('utf8');
  const end = text.indexOf('\n') + 1;
  const body = Buffer.from(text.endsWith('\n') ? text.slice(end) : `${text.slice(end)}\n`);
  const lines = body.toString('utf8').split('\n').length - 1;
  const out = createWriteStream(path);
  out.write(text.slice(0, end));
  let rows = 0;
  for (let written = end; written < bytes; written += body.length) {
    if (!out.write(body)) await once(out, 'drain');
    rows += lines;
  }
  out.end();
  await once(out, 'finish');
  return rows;
}

/** Every column as text, as many exports have them; the CSV file goes. */
async function asParquet(text: string): Promise<string> {
  const path = text.replace(/csv$/, 'parquet');
  const engine = await DuckDBInstance.create();
  const connection = await engine.connect();
  await connection.run(
    `COPY (SELECT * FROM read_csv('${text}', all_varchar = true)) TO '${path}' (FORMAT parquet)`,
  );
  connection.closeSync();
  engine.closeSync();
  rmSync(text);
  return path;
}

await main();
