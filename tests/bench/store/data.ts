// The generated company, made, loaded and packed for the benchmark, or opened where that was done before.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isVendorCode } from '../../../lib/catalogue/vendors.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { packRollups } from '../../../upstream/stores/facts/packs/pack-rollups.ts';
import { TABLE_NAMES } from '../../../upstream/stores/facts/tables/tables.ts';
import type { BenchData } from './contenders.ts';
import { growCompany } from './grow.ts';

const ROOT = join(import.meta.dirname, '../../..');
const COMPANY = 'Meridian';
/** What is larger is made out of so many millions of rows. */
const MOST_GENERATED = 10;

export interface LoadedData {
  name: string;
  /** What was made in which time, and disk. */
  notes: string[];
  data: BenchData;
  close: () => Promise<void>;
}

/** Of a number of millions of rows, or of a data directory; what is made stays below `out`, where that is named. */
export async function openData(source: number | string, out?: string): Promise<LoadedData> {
  const notes: string[] = [];
  const folder =
    typeof source === 'string' ? null : (out ?? mkdtempSync(join(tmpdir(), 'skyledger-bench-store-')));
  const dataDir = typeof source === 'string' ? source : await makeData(source, folder ?? '', notes);
  const documents = await openDocuments(dataDir);
  const company = await companyOf(documents);
  const packs = await timed(() => packRollups({ documents, dataDir, companyId: company.company_id }));
  if (packs.result > 0) notes.push(`${packs.result} packs made in ${packs.seconds} s`);
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
      if (folder !== null && out === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function companyOf(documents: Documents) {
  return documents.selectFrom('companies').selectAll().where('name', '=', COMPANY).executeTakeFirstOrThrow();
}

async function timed<Result>(work: () => Result | Promise<Result>) {
  const started = performance.now();
  const result = await work();
  return { result, seconds: Math.round((performance.now() - started) / 1000) };
}

/** The data directory; one that is there already is taken as it is. */
async function makeData(millions: number, folder: string, notes: string[]): Promise<string> {
  const dataDir = join(folder, `${millions}-million`);
  if (existsSync(dataDir)) return dataDir;
  const draft = `${dataDir}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  if (millions <= MOST_GENERATED) await generate(millions, draft, notes);
  else await grow(await makeData(MOST_GENERATED, folder, notes), draft, millions / MOST_GENERATED, notes);
  renameSync(draft, dataDir);
  return dataDir;
}

async function generate(millions: number, dataDir: string, notes: string[]): Promise<void> {
  const files = `${dataDir}-files`;
  const made = await timed(() =>
    run(
      ['tools/demo/demo-command.ts', '--out', files, '--scale', String(millions), '--company', COMPANY],
      {},
    ),
  );
  const paths = readdirSync(files)
    .filter((name) => name.endsWith('.parquet'))
    .map((name) => join(files, name));
  const loaded = await timed(() =>
    run(['upstream/ingest/ingest-command.ts', '--create', COMPANY, ...paths], { DATA_DIR: dataDir }),
  );
  notes.push(`made in ${made.seconds} s`, `loaded in ${loaded.seconds} s`);
  rmSync(files, { recursive: true });
}

async function grow(source: string, dataDir: string, times: number, notes: string[]): Promise<void> {
  const [from, to] = [await openDocuments(source), await openDocuments(dataDir)];
  try {
    const { company_id: companyId } = await companyOf(from);
    const grown = await timed(() =>
      growCompany({
        ...{ from: { documents: from, dataDir: source, companyId }, to: { documents: to, dataDir }, times },
        onPart: (done, total) => {
          if (done % 10 === 0) console.log(`growing ${times} times: ${done} of ${total} parts`);
        },
      }),
    );
    notes.push(`made ${times} times as large in ${grown.seconds} s`);
  } finally {
    await from.destroy();
    await to.destroy();
  }
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

/** Files of parts and packs by table. */
function diskNotes(facts: string): string[] {
  const sizes = new Map(TABLE_NAMES.map((table) => [table, 0]));
  for (const name of readdirSync(facts, { recursive: true, encoding: 'utf8' })) {
    const table = TABLE_NAMES.find((each) => name.endsWith(`.${each}.parquet`));
    if (table) sizes.set(table, (sizes.get(table) ?? 0) + statSync(join(facts, name)).size);
  }
  return [...sizes].map(([table, bytes]) => `${table} ${Math.round(bytes / 1e6)} MB`);
}
