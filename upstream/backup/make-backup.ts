// A backup of everything, made while the product runs: a folder that appears when it is whole.
import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Documents } from '../stores/documents/database.ts';
import { atomically } from '../stores/documents/transaction.ts';
import { dumpDocuments } from './documents-dump.ts';
import { type BackupFile, MANIFEST, type Manifest, newManifest } from './manifest.ts';

export const DOCUMENTS = 'documents.jsonl';
export const FILES = 'files';
/** Documents are dumped, and the sessions of the gateway are left out: people sign in again. */
const NOT_COPIED = /^(documents|gateway)\.sqlite(-wal|-shm)?$/;

export interface BackupOptions {
  documents: Documents;
  dataDir: string;
  /** The facts are on a ClickHouse server, which has a backup of its own. */
  isOnClickHouse: boolean;
  /** A folder that is not there yet. */
  target: string;
  now?: Date;
}

/**
 * Documents and facts are from the same moment: the files are linked within the transaction that reads the documents, so no
 * load can come between. Throws an Error that says what is wrong with the target.
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { documents, dataDir, isOnClickHouse, target, now = new Date() } = options;
  if (existsSync(target)) throw new Error(`${target} is there already: name a folder that is not`);
  const draft = `${target}.${randomUUID()}.part`;
  const staged = join(dataDir, `.backup-${randomUUID()}`);
  try {
    await mkdir(join(draft, FILES), { recursive: true, mode: 0o700 });
    const dumped = await atomically(documents, async (transaction) => {
      await rm(join(draft, DOCUMENTS), { force: true });
      await rm(staged, { recursive: true, force: true });
      const found = await dumpDocuments(transaction, join(draft, DOCUMENTS));
      await linkAll(dataDir, staged);
      return found;
    });
    const files = await copyAll(staged, join(draft, FILES));
    const { migrations, tables, sha256 } = dumped;
    const facts = isOnClickHouse ? 'CLICKHOUSE' : 'FILES';
    const manifest = newManifest({
      madeAt: now.toISOString(),
      migrations,
      facts,
      tables,
      documentsSha256: sha256,
      files,
    });
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    await rename(draft, target);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(staged, { recursive: true, force: true });
  }
}

/** Files of the facts never change once they are there, so a link is as good as a copy and takes no time. */
async function linkAll(dataDir: string, staged: string): Promise<void> {
  for (const path of await filesBelow(dataDir)) {
    if (NOT_COPIED.test(path) || path.startsWith('.backup-')) continue;
    await mkdir(dirname(join(staged, path)), { recursive: true, mode: 0o700 });
    await link(join(dataDir, path), join(staged, path)).catch((error: NodeJS.ErrnoException) => {
      // A draft of a load that went on meanwhile.
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

async function copyAll(from: string, to: string): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  for (const path of existsSync(from) ? await filesBelow(from) : []) {
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(join(from, path), target, constants.COPYFILE_FICLONE);
    files.push({ path, bytes: (await stat(target)).size, sha256: await sha256Of(target) });
  }
  return files;
}

/** Paths below the folder, in order. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
