// Small generated companies for tests, and their files read by another way than the loader.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monthNumber } from '../../../tools/demo/generator/days.ts';
import {
  type GeneratedCompany,
  type GenerateOptions,
  generateCompany,
} from '../../../tools/demo/generator/generate.ts';
import { plainDuckDb } from '../../support/oracle/plain-duckdb.ts';

const folders: string[] = [];

export type SmallOptions = Partial<Omit<GenerateOptions, 'folder' | 'firstMonth' | 'lastMonth'>> & {
  from: string;
  to?: string;
};

/** A company of about a tenth of the rows in a folder of its own, without labels unless they are asked for. */
export async function generateSmall({
  from,
  to,
  ...options
}: SmallOptions): Promise<GeneratedCompany & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  folders.push(folder);
  const months = { firstMonth: monthNumber(from), lastMonth: monthNumber(to ?? from) };
  const company = await generateCompany({
    folder,
    seed: 1,
    company: 'Test',
    scale: 0.1,
    isLabelled: false,
    ...months,
    ...options,
  });
  return { ...company, folder };
}

export function removeGenerated(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Hashes of the files of a folder, by name. */
export function hashesOf(folder: string): Record<string, string> {
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return Object.fromEntries(readdirSync(folder).map((name) => [name, hash(name)]));
}

/** What SQL over Parquet files says to a plain DuckDB: the view `rows`, with the names of FOCUS 1.2, every value as text. */
export async function askFiles(
  files: readonly string[],
  sql: string,
): Promise<Record<string, string | null>[]> {
  const instance = await plainDuckDb();
  const connection = await instance.connect();
  try {
    const scans = files.map(
      (file) => `SELECT * REPLACE (CAST(to_json("Tags") AS VARCHAR) AS "Tags") FROM read_parquet('${file}')`,
    );
    await connection.run(`CREATE VIEW rows AS ${scans.join(' UNION ALL BY NAME ')}`);
    // A line of JSON a row: to read each value by itself takes three times as long.
    const lines = `SELECT CAST(to_json(line) AS VARCHAR) FROM (SELECT COLUMNS(*)::VARCHAR FROM (${sql})) AS line`;
    const reader = await connection.runAndReadAll(lines);
    return reader
      .getColumnsJS()
      .flat()
      .map((line) => JSON.parse(String(line)));
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
