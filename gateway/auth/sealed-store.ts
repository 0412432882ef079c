// Keeps secrets that only the holder of an opaque id can open: the file alone tells neither ids nor contents.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Row {
  content: Uint8Array;
}

/** Entries of several kinds in `gateway.sqlite`; the key of a row is SHA-256 of its id. */
export class SealedStore {
  readonly #database: InstanceType<typeof Database>;

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.#database = new Database(join(dataDir, 'gateway.sqlite'));
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA busy_timeout = 5000;
      CREATE TABLE IF NOT EXISTS sealed (
        id_hash TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        content BLOB NOT NULL,
        expires_at INTEGER NOT NULL
      ) WITHOUT ROWID;
    `);
    this.#database.prepare('DELETE FROM sealed WHERE expires_at <= ?').run(Date.now());
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
      .run(hashOf(id), kind, seal(kind, id, JSON.stringify(value)), expiresAt);
  }

  /** Null for an unknown id, an ended entry, or another kind. */
  get(kind: string, id: string): unknown {
    const row = this.#database
      .prepare('SELECT content FROM sealed WHERE id_hash = ? AND kind = ? AND expires_at > ?')
      .get(hashOf(id), kind, Date.now()) as Row | undefined;
    return row ? JSON.parse(open(kind, id, Buffer.from(row.content))) : null;
  }

  /** Changes an entry that is still there; false when it has been removed meanwhile. */
  replace(kind: string, id: string, value: unknown): boolean {
    const result = this.#database
      .prepare('UPDATE sealed SET content = ? WHERE id_hash = ? AND kind = ?')
      .run(seal(kind, id, JSON.stringify(value)), hashOf(id), kind);
    return result.changes === 1;
  }

  remove(kind: string, id: string): void {
    this.#database.prepare('DELETE FROM sealed WHERE id_hash = ? AND kind = ?').run(hashOf(id), kind);
  }

  close(): void {
    this.#database.close();
  }
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

function keyOf(kind: string, id: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', id, '', `skyledger ${kind}`, 32));
}

/** Nonce, tag and cipher text in one. */
function seal(kind: string, id: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(kind, id), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function open(kind: string, id: string, content: Buffer): string {
  const decipher = createDecipheriv(CIPHER, keyOf(kind, id), content.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(content.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const sealed = content.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
}
