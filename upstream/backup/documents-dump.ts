// All rows of the documents store as lines of JSON, the same from SQLite and from PostgreSQL.
import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Documents } from '../stores/documents/database.ts';
import type { Database } from '../stores/documents/schema.ts';

/** Kysely's own: which migrations were applied, and its lock. */
const OF_MIGRATIONS = /^kysely_/;
const ROWS_AT_ONCE = 200;

export interface DumpedDocuments {
  migrations: string[];
  tables: Record<string, number>;
  sha256: string;
}

type Row = Record<string, string | number | null>;

/** Writes every row that the transaction sees into a new file. */
export async function dumpDocuments(
  documents: Transaction<Database>,
  path: string,
): Promise<DumpedDocuments> {
  const tables: Record<string, number> = {};
  const hash = createHash('sha256');
  const file = openSync(path, 'wx', 0o600);
  try {
    for (const table of await tablesOf(documents)) {
      const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(documents);
      tables[table] = rows.length;
      for (const row of rows) {
        const line = `${JSON.stringify([table, row])}\n`;
        hash.update(line);
        writeSync(file, line);
      }
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return { migrations: await migrationsOf(documents), tables, sha256: hash.digest('hex') };
}

/**
 * Replaces what migrations wrote into a new store by the rows of a dump. Tables are filled in an order
 * in which what a row points at is there before it; a table that points at itself has its rows in the order of the dump.
 */
export async function loadDocuments(documents: Documents, path: string): Promise<void> {
  const rows = await readRows(path);
  await documents.transaction().execute(async (transaction) => {
    const tables = await inOrderOfReferences(transaction);
    for (const table of tables.toReversed()) await clear(transaction, table);
    for (const table of tables) await insert(transaction, table, rows.get(table) ?? []);
  });
}

async function tablesOf(documents: Documents): Promise<string[]> {
  const tables = await documents.introspection.getTables();
  return tables
    .filter(({ name, isView }) => !isView && !OF_MIGRATIONS.test(name))
    .map(({ name }) => name)
    .toSorted();
}

async function migrationsOf(documents: Documents): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    documents,
  );
  return rows.map(({ name }) => name);
}

async function readRows(path: string): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>();
  for await (const line of createInterface({ input: createReadStream(path, 'utf8') })) {
    const [table, row] = JSON.parse(line) as [string, Row];
    const known = rows.get(table);
    if (known) known.push(row);
    else rows.set(table, [row]);
  }
  return rows;
}

/** Only where there is something: the audit log refuses even to be asked. */
async function clear(documents: Documents, table: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(documents);
  if (rows.length > 0) await sql`delete from ${sql.table(table)}`.execute(documents);
}

async function insert(documents: Documents, table: string, rows: Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    const columns = Object.keys(some[0] ?? {});
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(documents);
  }
}

async function inOrderOfReferences(documents: Documents): Promise<string[]> {
  const tables = await tablesOf(documents);
  const pointsAt = new Map<string, Set<string>>(tables.map((table) => [table, new Set()]));
  for (const { table, target } of await referencesOf(documents, tables))
    if (table !== target) pointsAt.get(table)?.add(target);
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const free = tables.filter(
      (table) =>
        !ordered.includes(table) && [...(pointsAt.get(table) ?? [])].every((each) => ordered.includes(each)),
    );
    if (free.length === 0) throw new Error('tables of the documents point at each other in a circle');
    ordered.push(...free);
  }
  return ordered;
}

interface Reference {
  table: string;
  target: string;
}

async function referencesOf(documents: Documents, tables: readonly string[]): Promise<Reference[]> {
  if (documents.getExecutor().adapter instanceof PostgresAdapter) {
    const { rows } = await sql<Reference>`
      select conrelid::regclass::text as "table", confrelid::regclass::text as target
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(
      documents,
    );
    return rows;
  }
  const found = tables.map(async (table) => {
    const { rows } = await sql<{
      table: string;
    }>`select "table" from pragma_foreign_key_list(${table})`.execute(documents);
    return rows.map(({ table: target }) => ({ table, target }));
  });
  return (await Promise.all(found)).flat();
}
