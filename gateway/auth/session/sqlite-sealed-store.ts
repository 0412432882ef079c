// The sealed store of one gateway: the file `gateway.sqlite` in its data directory.
import { databaseFault, privateDatabaseFile } from '../../../lib/node/data-dir.ts';
import { openSqliteFile, type SqliteFile } from '../../../lib/node/sqlite-file.ts';
import {
  type Entry,
  hashOf,
  type NewEntry,
  newId,
  newKey,
  type OwnedEntry,
  opened,
  type SealedStore,
  sealed,
} from './sealed-store.ts';

/** How long a statement waits for another gateway on the same file, in milliseconds. */
const BUSY_TIMEOUT = 5000;

interface Row {
  content: Uint8Array;
  mark: string | null;
}

interface OwnedRow {
  id_hash: string;
  about: Uint8Array | null;
  replaced_at: number | null;
}

export class SqliteSealedStore implements SealedStore {
  readonly #database: SqliteFile;

  /** Throws a StartFault when directory or file cannot be used. */
  constructor(dataDir: string) {
    const file = privateDatabaseFile(dataDir, 'gateway.sqlite');
    try {
      this.#database = openFile(file);
      this.#deleteExpired();
    } catch (error) {
      throw databaseFault(file, error);
    }
  }

  async key(name: string): Promise<Uint8Array> {
    this.#run('INSERT OR IGNORE INTO keys (name, content) VALUES (?, ?)', name, newKey());
    const row = this.#database.prepare('SELECT content FROM keys WHERE name = ?').get(name) as Row;
    return new Uint8Array(row.content);
  }

  async add({ kind, value, lifetimeMs, owner, about }: NewEntry): Promise<string> {
    const id = newId();
    const ownerHash = owner === undefined ? null : hashOf(owner);
    this.#run(
      'INSERT INTO sealed (id_hash, kind, content, expires_at, owner_hash, about) VALUES (?, ?, ?, ?, ?, ?)',
      hashOf(id),
      kind,
      sealed(kind, id, value),
      Date.now() + lifetimeMs,
      ownerHash,
      about ?? null,
    );
    return id;
  }

  async get(kind: string, id: string): Promise<Entry | null> {
    const row = this.#database
      .prepare('SELECT content, mark FROM sealed WHERE id_hash = ? AND kind = ? AND expires_at > ?')
      .get(hashOf(id), kind, Date.now()) as Row | undefined;
    if (!row) return null;
    try {
      return { value: opened(kind, id, row.content), mark: row.mark };
    } catch {
      await this.remove(kind, id);
      return null;
    }
  }

  async replace(kind: string, id: string, value: unknown): Promise<boolean> {
    const changed = this.#run(
      'UPDATE sealed SET content = ?, replaced_at = ? WHERE id_hash = ? AND kind = ? AND mark IS NULL',
      sealed(kind, id, value),
      Date.now(),
      hashOf(id),
      kind,
    );
    return changed === 1;
  }

  async mark(kind: string, id: string, mark: string, value: unknown): Promise<void> {
    this.#run(
      'UPDATE sealed SET mark = ?, content = ? WHERE id_hash = ? AND kind = ?',
      mark,
      sealed(kind, id, value),
      hashOf(id),
      kind,
    );
  }

  async countOthers(kind: string, owner: string, except: string | null): Promise<number> {
    const row = this.#database
      .prepare(`SELECT count(*) AS n FROM sealed WHERE ${OTHERS} AND expires_at > ?`)
      .get(kind, hashOf(owner), hashOf(except ?? ''), Date.now()) as { n: number };
    return row.n;
  }

  async markOthers(kind: string, owner: string, except: string | null, mark: string): Promise<void> {
    this.#run(`UPDATE sealed SET mark = ? WHERE ${OTHERS}`, mark, kind, hashOf(owner), hashOf(except ?? ''));
  }

  async ownedBy(kind: string, owner: string): Promise<OwnedEntry[]> {
    const rows = this.#database
      .prepare(`SELECT id_hash, about, replaced_at FROM sealed WHERE ${OTHERS} AND expires_at > ?`)
      .all(kind, hashOf(owner), '', Date.now()) as OwnedRow[];
    return rows.map(({ id_hash, about, replaced_at }) => ({
      hash: id_hash,
      about: about && Buffer.from(about),
      replacedAt: replaced_at,
    }));
  }

  async markOwned(kind: string, owner: string, hash: string, mark: string): Promise<boolean> {
    const where = 'kind = ? AND owner_hash = ? AND id_hash = ? AND mark IS NULL';
    return this.#run(`UPDATE sealed SET mark = ? WHERE ${where}`, mark, kind, hashOf(owner), hash) === 1;
  }

  async remove(kind: string, id: string): Promise<void> {
    this.#run('DELETE FROM sealed WHERE id_hash = ? AND kind = ?', hashOf(id), kind);
  }

  async lock(name: string, holder: string, lifetimeMs: number): Promise<boolean> {
    const now = Date.now();
    const taken = this.#run(
      `INSERT INTO locks (name, holder, expires_at) VALUES (?, ?, ?)
       ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
       WHERE locks.expires_at <= ?`,
      hashOf(name),
      holder,
      now + lifetimeMs,
      now,
    );
    return taken === 1;
  }

  async unlock(name: string, holder: string): Promise<void> {
    this.#run('DELETE FROM locks WHERE name = ? AND holder = ?', hashOf(name), holder);
  }

  async deleteExpired(): Promise<void> {
    this.#deleteExpired();
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #deleteExpired(): void {
    for (const table of ['sealed', 'locks'])
      this.#run(`DELETE FROM ${table} WHERE expires_at <= ?`, Date.now());
  }

  /** How many rows were changed. */
  #run(statement: string, ...values: unknown[]): number {
    return this.#database.prepare(statement).run(...values).changes;
  }
}

const LATER_COLUMNS = { owner_hash: 'TEXT', mark: 'TEXT', about: 'BLOB', replaced_at: 'INTEGER' };
const OTHERS = 'kind = ? AND owner_hash = ? AND id_hash <> ? AND mark IS NULL';

function openFile(file: string): SqliteFile {
  const sqlite = openSqliteFile(file, BUSY_TIMEOUT);
  sqlite.exec('BEGIN IMMEDIATE');
  sqlite.exec(`
    CREATE TABLE IF NOT EXISTS sealed (
      id_hash TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      content BLOB NOT NULL,
      expires_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS keys (name TEXT PRIMARY KEY, content BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS locks (
      name TEXT PRIMARY KEY,
      holder TEXT NOT NULL,
      expires_at INTEGER NOT NULL
    ) WITHOUT ROWID;
  `);
  const columns = sqlite.pragma('table_info(sealed)') as { name: string }[];
  // A file of an earlier version lacks some of them.
  for (const [name, type] of Object.entries(LATER_COLUMNS)) {
    if (!columns.some((column) => column.name === name))
      sqlite.exec(`ALTER TABLE sealed ADD COLUMN ${name} ${type}`);
  }
  sqlite.exec('COMMIT');
  return sqlite;
}
