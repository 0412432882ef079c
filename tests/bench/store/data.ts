// The generated company, made and loaded for the benchmark, or opened where it was loaded before.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isVendorCode } from '../../../lib/catalogue/vendors.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { TABLE_NAMES } from '../../../upstream/stores/facts/tables/tables.ts';
import type { BenchData } from './contenders.ts';

const ROOT = join(import.meta.dirname, '../../..');
const COMPANY = 'Meridian';

export interface LoadedData {
  name: string;
  /** Load time, its memory, disk. */
  notes: string[];
  data: BenchData;
  close: () => Promise<void>;
}

/** Of a number of millions of rows, or of a data directory. */
export async function openData(source: number | string): Promise<LoadedData> {
  const notes: string[] = [];
  const made = typeof source === 'number' ? makeData(source, notes) : null;
  const dataDir = typeof source === 'string' ? source : join(made ?? '', 'data');
  const documents = await openDocuments(dataDir);
  const company = await documents
    .selectFrom('companies')
    .selectAll()
    .where('name', '=', COMPANY)
    .executeTakeFirstOrThrow();
  const parts = await documents
    .selectFrom('partitions')
    .select(['vendor', 'row_count'])
    .where('company_id', '=', company.company_id)
    .execute();
  const rows = parts.reduce((sum, { row_count }) => sum + row_count, 0);
  const vendors = [...new Set(parts.map(({ vendor }) => vendor))].filter(isVendorCode);
  return {
    name: `${(rows / 1e6).toFixed(1)} million rows`,
    notes: [...notes, `${parts.length} partitions`, ...diskNotes(join(dataDir, 'facts'))],
    data: {
      documents,
      dataDir,
      scope: { companyId: company.company_id, vendors },
      currency: company.currency,
      rows,
    },
    close: async () => {
      await documents.destroy();
      if (made !== null) rmSync(made, { recursive: true, force: true });
    },
  };
}

function makeData(millions: number, notes: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'skyledger-bench-store-'));
  const files = join(folder, 'files');
  run(['tools/demo/demo-command.ts', '--out', files, '--scale', String(millions), '--company', COMPANY], {});
  const exports = readdirSync(files).filter((name) => name.endsWith('.parquet'));
  const started = performance.now();
  const dataDir = join(folder, 'data');
  const paths = exports.map((name) => join(files, name));
  run(['upstream/ingest/ingest-command.ts', '--create', COMPANY, ...paths], { DATA_DIR: dataDir });
  notes.push(`loaded in ${Math.round((performance.now() - started) / 1000)} s`);
  rmSync(files, { recursive: true });
  return folder;
}

function run(args: string[], env: Record<string, string>): void {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args[0]} failed: ${stderr}`);
}

function diskNotes(facts: string): string[] {
  const sizes = new Map(TABLE_NAMES.map((table) => [table, 0]));
  for (const name of readdirSync(facts, { recursive: true, encoding: 'utf8' })) {
    const table = TABLE_NAMES.find((each) => name.endsWith(`.${each}.parquet`));
    if (table) sizes.set(table, (sizes.get(table) ?? 0) + statSync(join(facts, name)).size);
  }
  return [...sizes].map(([table, bytes]) => `${table} ${Math.round(bytes / 1e6)} MB`);
}
