// Keeps secrets that only the holder of an opaque id can open: the file alone tells neither ids nor contents.
import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import Database from 'libsql';
import { databaseFault, privateDatabaseFile } from '../../lib/data-dir.ts';
import { KEY_BYTES, seal, unseal } from './sealing.ts';

interface Row {
  content: Uint8Array;
}

/** Entries of several kinds in `gateway.sqlite`; the key of a row is SHA-256 of its id. */
export class SealedStore {
  readonly #database: InstanceType<typeof Database>;

  /** Throws a StartFault when directory or file cannot be used. */
  constructor(dataDir: string) {
    const file = privateDatabaseFile(dataDir, 'gateway.sqlite');
    try {
      this.#database = openFile(file);
      this.dropLapsed();
    } catch (error) {
      throw databaseFault(file, error);
    }
  }

  dropLapsed(): void {
    this.#database.prepare('DELETE FROM sealed WHERE expires_at <= ?').run(Date.now());
  }

  /** A key of this installation, made when it is first asked for. */
  key(name: string): Uint8Array {
    this.#database
      .prepare('INSERT OR IGNORE INTO keys (name, content) VALUES (?, ?)')
      .run(name, randomBytes(KEY_BYTES));
    const row = this.#database.prepare('SELECT content FROM keys WHERE name = ?').get(name) as Row;
    return new Uint8Array(row.content);
  }

  /** The new id: 256 random bits. */
  add(kind: string, value: unknown, lifetimeMs: number): string {
    const id = randomBytes(32).toString('base64url');
    this.put(kind, id, value, Date.now() + lifetimeMs);
    return id;
  }

  /** `expiresAt` in milliseconds since 1970. */
  put(kind: string, id: string, value: unknown, expiresAt: number): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO sealed (id_hash, kind, content, expires_at) VALUES (?, ?, ?, ?)')
      .run(hashOf(id), kind, seal(keyOf(kind, id), JSON.stringify(value)), expiresAt);
  }

  /** Null for an unknown id, an ended entry, another kind, or what cannot be opened any more, which is removed. */
  get(kind: string, id: string): unknown {
    const row = this.#database
      .prepare('SELECT content FROM sealed WHERE id_hash = ? AND kind = ? AND expires_at > ?')
      .get(hashOf(id), kind, Date.now()) as Row | undefined;
    if (!row) return null;
    try {
      return JSON.parse(unseal(keyOf(kind, id), Buffer.from(row.content)));
    } catch {
      this.remove(kind, id);
      return null;
    }
  }

  /** Changes an entry that is still there; false when it has been removed meanwhile. */
  replace(kind: string, id: string, value: unknown): boolean {
    const result = this.#database
      .prepare('UPDATE sealed SET content = ? WHERE id_hash = ? AND kind = ?')
      .run(seal(keyOf(kind, id), JSON.stringify(value)), hashOf(id), kind);
    return result.changes === 1;
  }

  remove(kind: string, id: string): void {
    this.#database.prepare('DELETE FROM sealed WHERE id_hash = ? AND kind = ?').run(hashOf(id), kind);
  }

  close(): void {
    this.#database.close();
  }
}

function openFile(file: string): InstanceType<typeof Database> {
  const database = new Database(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS sealed (
      id_hash TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      content BLOB NOT NULL,
      expires_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS keys (name TEXT PRIMARY KEY, content BLOB NOT NULL) WITHOUT ROWID;
  `);
  const [found] = database.pragma('quick_check(1)') as { quick_check: string }[];
  if (found?.quick_check !== 'ok') throw new Error(`the file is damaged: ${found?.quick_check}`);
  return database;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

function keyOf(kind: string, id: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', id, '', `skyledger ${kind}`, 32));
}
