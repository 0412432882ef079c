// The files of the facts on disk.
//
//   DATA_DIR/documents.sqlite                the catalogue: which partition is in which file
//   DATA_DIR/facts/<load>/<n>.rows.parquet   rows of one vendor, billing account and billing month: of the part <load>/<n>
//   DATA_DIR/facts/<load>/<n>.daily.parquet  their sums by day, and so on: a file for each table of the facts
//   DATA_DIR/facts/<packing>/<n>.daily.parquet  such sums, or rows, of several parts together: a pack
//   DATA_DIR/facts/staging/<load>/           work of a load that runs now
//
// A file is never changed once the catalogue names it. What was replaced is kept to be put back; what no catalogue entry
// names, and none can name again, is removed a day later, when no question can be reading it any more.
import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Documents } from '../../documents/database.ts';
import { DEFAULT_KEEP_DAYS, dropKept, usedParts } from '../../documents/loads/kept-partitions.ts';
import { allPacks } from '../../documents/loads/rollup-packs.ts';
import { PACK_TABLES, type PackTable } from '../tables/pack-tables.ts';
import { type FactTable, TABLE_NAMES } from '../tables/tables.ts';

const FACTS = 'facts';
const STAGING = 'staging';
/** How long unused files stay, in milliseconds. */
const UNUSED_AGE_MS = 24 * 60 * 60 * 1000;
/** The disk writes down together what waits for it together. */
const SYNCED_AT_ONCE = 4;

export interface LoadFolders {
  /** For DuckDB to spill and for staged files. */
  work: string;
  /** Holds the finished files until they are published. */
  out: string;
}

export async function makeLoadFolders(dataDir: string, loadId: string): Promise<LoadFolders> {
  const work = join(dataDir, FACTS, STAGING, loadId);
  const out = join(work, 'out');
  await mkdir(out, { recursive: true });
  return { work, out };
}

/** Where a load keeps what it fetches from elsewhere. */
export function fetchFolder(dataDir: string, id: string): string {
  return join(dataDir, FACTS, STAGING, `fetched-${id}`);
}

/** The table in a file. */
export type FileTable = FactTable | PackTable;

const FILE_TABLES: readonly FileTable[] = [...new Set<FileTable>([...TABLE_NAMES, ...PACK_TABLES])];

/** Path of the published file of a part, or of a pack, below the data directory. */
export function partFile(part: string, table: FileTable): string {
  return `${FACTS}/${part}.${table}.parquet`;
}

/** Puts the finished files where the catalogue will name them, safe against loss of power. */
export async function publish(dataDir: string, loadId: string, folders: LoadFolders): Promise<void> {
  const files = await readdir(folders.out);
  const syncNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      await syncToDisk(join(folders.out, file));
  };
  await Promise.all(Array.from({ length: SYNCED_AT_ONCE }, syncNext));
  await syncToDisk(folders.out);
  await rename(folders.out, join(dataDir, FACTS, loadId));
  await syncToDisk(join(dataDir, FACTS));
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Notes on disk that the parts or packs are out of use since now; a file that is gone already is fine. */
export async function retire(dataDir: string, parts: readonly string[]): Promise<void> {
  const now = new Date();
  const paths = parts.flatMap((part) => FILE_TABLES.map((table) => join(dataDir, partFile(part, table))));
  await Promise.allSettled(paths.map((path) => utimes(path, now, now)));
}

/** Where a reader of the facts may spill. */
export function spillFolder(dataDir: string): string {
  const folder = join(dataDir, FACTS, STAGING);
  mkdirSync(folder, { recursive: true });
  return join(folder, `spill-${process.pid}`);
}

/** The parts that lack a file. */
export function missingParts(dataDir: string, parts: readonly string[]): string[] {
  return parts.filter(
    (part) => !TABLE_NAMES.every((table) => existsSync(join(dataDir, partFile(part, table)))),
  );
}

export interface RemovalAges {
  /** How long files stay that nothing uses, in milliseconds. */
  ageMs?: number | undefined;
  /** How long what was replaced can be put back. */
  keepDays?: number | undefined;
}

/**
 * Removes what no load uses and no reader can hold any more: files that were replaced too long ago to be put back, and
 * the work of killed loads.
 */
export async function removeUnused(
  documents: Documents,
  dataDir: string,
  { ageMs = UNUSED_AGE_MS, keepDays = DEFAULT_KEEP_DAYS }: RemovalAges = {},
): Promise<void> {
  await dropKept(documents, keepDays);
  const oldest = Date.now() - ageMs;
  const root = join(dataDir, FACTS);
  const used = new Set([...(await usedParts(documents)), ...(await allPacks(documents))]);
  for (const folder of await namesIn(root)) {
    if (folder === STAGING) continue;
    const files = await namesIn(join(root, folder));
    for (const file of files) {
      if (used.has(`${folder}/${file.split('.', 1)[0]}`)) continue;
      if (await isUntouchedSince(join(root, folder, file), oldest))
        await rm(join(root, folder, file), { force: true });
    }
    // Refused, and rightly, while it still holds something.
    await rmdir(join(root, folder)).catch(() => undefined);
  }
  for (const work of await namesIn(join(root, STAGING))) {
    const path = join(root, STAGING, work);
    if (await isUntouchedSince(path, oldest)) await rm(path, { recursive: true, force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Of a folder: neither it nor anything in it was touched. */
async function isUntouchedSince(path: string, time: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (!found || found.mtimeMs >= time) return false;
  if (!found.isDirectory()) return true;
  for (const name of await namesIn(path)) {
    if (!(await isUntouchedSince(join(path, name), time))) return false;
  }
  return true;
}
