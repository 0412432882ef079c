// The documents store as a SQLite file: in the process, safe against a kill and shared by several processes.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { databaseFault, privateDatabaseFile } from '../../../lib/node/data-dir.ts';
import { isBusy, openSqliteFile, type SqliteFile } from '../../../lib/node/sqlite-file.ts';
import { withKeptStatements } from './kept-statements.ts';
import { type Migrations, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Database } from './schema.ts';

/** How long a writer waits for another one, and how often a transaction looks again, in milliseconds. */
const BUSY_TIMEOUT = 10_000;
const BUSY_PAUSE = 10;

/** Brought to the newest schema, or to that of the migrations. Throws a StartFault when directory or file cannot be used. */
export async function openSqlite(
  dataDir: string,
  migrations: Migrations = MIGRATIONS,
): Promise<Kysely<Database>> {
  const file = privateDatabaseFile(dataDir, 'documents.sqlite');
  let documents: Kysely<Database> | null = null;
  try {
    const sqlite = openSqliteFile(file, BUSY_TIMEOUT);
    sqlite.pragma('foreign_keys = ON');
    documents = new Kysely<Database>({ dialect: new SharedSqlite(sqlite) });
    await migrate(documents, migrations);
    return documents;
  } catch (error) {
    await documents?.destroy();
    throw databaseFault(file, error);
  }
}

/** SQLite whose transactions and migrations of several processes wait for each other. */
class SharedSqlite extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#file);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: withKeptStatements(file) });
    this.#file = file;
  }

  /**
   * Takes the right to write at once: one that reads first could not write any more after another's commit. It waits
   * for that right between tries, because SQLite's own waiting holds up the whole program.
   */
  override async beginTransaction(): Promise<void> {
    const deadline = performance.now() + BUSY_TIMEOUT;
    this.#file.pragma('busy_timeout = 0');
    try {
      while (!hasBegun(this.#file, deadline)) await sleep(BUSY_PAUSE);
    } finally {
      this.#file.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
    }
  }

  /** On a full disk SQLite has rolled back on its own, and the fault that is to be reported is that one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

function hasBegun(file: SqliteFile, deadline: number): boolean {
  try {
    // Not as a prepared statement: one that failed counts as in progress, and nothing could be committed.
    file.exec('begin immediate');
    return true;
  } catch (error) {
    if (!isBusy(error) || performance.now() > deadline) throw error;
    return false;
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
