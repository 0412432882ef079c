// The documents store in a PostgreSQL database, which several programs on several machines may share.
import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { messageOf, StartFault } from '../../../lib/node/start-fault.ts';
import { type Migrations, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { PostgresColumns } from './postgres-columns.ts';
import { typeParser } from './postgres-types.ts';
import type { Database } from './schema.ts';

/** All in milliseconds. */
const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 30_000;
/** The server's answer is given up a little after the server itself should have given up. */
const ANSWER_TIMEOUT = STATEMENT_TIMEOUT + 5_000;
const IDLE_TRANSACTION_TIMEOUT = 60_000;
const POOL_SIZE = 10;

/**
 * Brought to the newest schema, or to that of the migrations. Throws a StartFault, which never holds the password,
 * when the database cannot be used.
 */
export async function openPostgres(
  databaseUrl: string,
  migrations: Migrations = MIGRATIONS,
): Promise<Kysely<Database>> {
  let documents: Kysely<Database> | null = null;
  try {
    await bringUp(databaseUrl, migrations);
    documents = connectTo(databaseUrl, {
      max: POOL_SIZE,
      statement_timeout: STATEMENT_TIMEOUT,
      query_timeout: ANSWER_TIMEOUT,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
    });
    return documents;
  } catch (error) {
    await documents?.destroy();
    throw new StartFault(
      `the database ${placeOf(databaseUrl)} cannot be used (${reasonOf(error)}): start or mend it, or set DATABASE_URL`,
    );
  }
}

/** Migrates by a connection of its own: waiting for another program's migrations takes as long as those do. */
async function bringUp(databaseUrl: string, migrations: Migrations): Promise<void> {
  const documents = connectTo(databaseUrl, { max: 1 });
  try {
    const { rows } = await sql<{ encoding: string }>`
      select current_setting('server_encoding') as encoding`.execute(documents);
    if (rows[0]?.encoding !== 'UTF8') throw new Error(`its encoding is ${rows[0]?.encoding}, not UTF8`);
    await migrate(documents, migrations, [new PostgresColumns()]);
  } finally {
    await documents.destroy();
  }
}

function connectTo(databaseUrl: string, limits: PoolConfig): Kysely<Database> {
  const pool = new Pool({
    application_name: 'skyledger',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    types: { getTypeParser: typeParser },
    ...limits,
    connectionString: databaseUrl,
  });
  // A connection that is lost fails the statement that uses it and leaves the pool; an error event that no code
  // listens to would end the program.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    // To SQLite nothing is in an empty list; PostgreSQL does not know such a list.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}

/** Server and database, without user and password. */
function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL';
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${host || (searchParams.get('host') ?? 'localhost')}${pathname}`;
}

function reasonOf(error: unknown): string {
  // A name with several addresses has an error for each, and none of its own.
  return messageOf(error instanceof AggregateError ? error.errors[0] : error);
}
