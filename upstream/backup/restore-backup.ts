// Puts a backup into a store that has nothing yet; an older one is brought to this release by its migrations.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MIGRATIONS } from '../stores/documents/migrations/migrations.ts';
import { openDocuments } from '../stores/documents/open-documents.ts';
import { openPostgres } from '../stores/documents/postgres.ts';
import { openSqlite } from '../stores/documents/sqlite.ts';
import { loadDocuments } from './documents-dump.ts';
import { DOCUMENTS, FILES, sha256Of } from './make-backup.ts';
import { type BackupFile, type Manifest, readManifest } from './manifest.ts';

export interface RestoreOptions {
  /** The folder of the backup. */
  from: string;
  /** Empty, or not there yet. */
  dataDir: string;
  /** An empty PostgreSQL database; null: SQLite below the data directory. */
  databaseUrl: string | null;
}

/**
 * Everything is checked before anything is written: the backup's files by their sums, the target by its emptiness.
 * Throws an Error that says what is wrong and where. A restore that is cut off leaves a store that is not used: the
 * next one asks for an empty folder.
 */
export async function restoreBackup({ from, dataDir, databaseUrl }: RestoreOptions): Promise<Manifest> {
  const manifest = readManifest(from);
  const unknown = manifest.migrations.filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0)
    throw new Error(
      `the backup was made by a newer release (it knows ${unknown.join(', ')}): restore it with that release or a later one`,
    );
  await expectEmpty(dataDir);
  await expectWhole(from, manifest);
  const then = Object.fromEntries(
    manifest.migrations.flatMap((name) => {
      const migration = MIGRATIONS[name];
      return migration ? [[name, migration]] : [];
    }),
  );
  const documents = await (databaseUrl === null
    ? openSqlite(dataDir, then)
    : openPostgres(databaseUrl, then));
  try {
    if (databaseUrl !== null) {
      const company = await documents.selectFrom('companies').select('company_id').executeTakeFirst();
      if (company) throw new Error('the database of DATABASE_URL has companies already: name an empty one');
    }
    await copyFiles(from, dataDir, manifest.files);
    await loadDocuments(documents, join(from, DOCUMENTS));
  } finally {
    await documents.destroy();
  }
  await (await openDocuments(dataDir, databaseUrl)).destroy();
  return manifest;
}

async function expectEmpty(dataDir: string): Promise<void> {
  const found = existsSync(dataDir) ? await readdir(dataDir) : [];
  if (found.length > 0)
    throw new Error(
      `${dataDir} is not empty (${found.slice(0, 3).join(', ')}): set DATA_DIR to an empty folder`,
    );
}

async function expectWhole(from: string, { documentsSha256, files }: Manifest): Promise<void> {
  if ((await sha256Of(join(from, DOCUMENTS))) !== documentsSha256)
    throw new Error(`${join(from, DOCUMENTS)} is damaged: nothing was restored`);
  for (const { path, bytes, sha256 } of files) {
    const file = join(from, FILES, path);
    const size = existsSync(file) ? (await stat(file)).size : null;
    if (size === null) throw new Error(`${file} is missing: nothing was restored`);
    if (size !== bytes || (await sha256Of(file)) !== sha256)
      throw new Error(`${file} is damaged: nothing was restored`);
  }
}

async function copyFiles(from: string, dataDir: string, files: readonly BackupFile[]): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    for (const { path } of files) {
      await mkdir(dirname(join(dataDir, path)), { recursive: true, mode: 0o700 });
      await copyFile(join(from, FILES, path), join(dataDir, path));
    }
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}
