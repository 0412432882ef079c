// The store of every earlier version is brought to the newest schema, with what was in it; a migration that is cut off leaves
// the version before; and a store of a newer release is refused.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openSqliteFile } from '../../../lib/node/sqlite-file.ts';
import { MIGRATIONS } from '../../../upstream/stores/documents/migrations/migrations.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { openSqlite } from '../../../upstream/stores/documents/sqlite.ts';
import { portionOf } from '../../support/runner/depth.ts';

const home = mkdtempSync(join(tmpdir(), 'skyledger-upgrade-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const NAMES = Object.keys(MIGRATIONS);
const upTo = (count: number) =>
  Object.fromEntries(Object.entries(MIGRATIONS).slice(0, count)) as typeof MIGRATIONS;

/** Every table and its columns, of a store that is open. */
async function schemaOf(store: Awaited<ReturnType<typeof openSqlite>>): Promise<string[]> {
  const tables = await store.introspection.getTables();
  return tables
    .filter(({ name }) => !name.startsWith('kysely_'))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name} ${column.dataType}`))
    .toSorted();
}

it('of every earlier version, with its company and its people, into the schema of a new store', async () => {
  const fresh = await openDocuments(join(home, 'fresh'));
  const wanted = await schemaOf(fresh);
  await fresh.destroy();
  // All of them in a deep run.
  for (const count of portionOf(NAMES.map((_, index) => index).slice(1))) {
    const dataDir = join(home, `of-${count}`);
    const old = await openSqlite(dataDir, upTo(count));
    await sql`insert into companies (company_id, name, currency) values ('old', 'An old company', 'EUR')`.execute(
      old,
    );
    await sql`insert into users (user_id, email, name, language) values ('ann', 'ann@old.example', 'Ann', 'en')`.execute(
      old,
    );
    await sql`insert into memberships (user_id, company_id) values ('ann', 'old')`.execute(old);
    await old.destroy();
    const now = await openDocuments(dataDir);
    const seen = await now
      .selectFrom('memberships')
      .innerJoin('companies', 'companies.company_id', 'memberships.company_id')
      .innerJoin('users', 'users.user_id', 'memberships.user_id')
      .select(['companies.name as company', 'users.email'])
      .execute();
    expect([NAMES[count - 1], seen]).toEqual([
      NAMES[count - 1],
      [{ company: 'An old company', email: 'ann@old.example' }],
    ]);
    expect([NAMES[count - 1], await schemaOf(now)]).toEqual([NAMES[count - 1], wanted]);
    await now.destroy();
    rmSync(dataDir, { recursive: true });
  }
});

it('of an earlier release as it was stored, with the rows of all of its tables, into the schema of a new store', async () => {
  const fresh = await openDocuments(join(home, 'fresh-again'));
  const wanted = await schemaOf(fresh);
  await fresh.destroy();
  const dataDir = join(home, 'stored');
  mkdirSync(dataDir);
  // A dump, so that it keeps what the migrations of that release wrote, even where they were changed later.
  const text = readFileSync(join(import.meta.dirname, '../../fixtures/stores/documents-at-045.sql'), 'utf8');
  const file = openSqliteFile(join(dataDir, 'documents.sqlite'), 1000);
  file.exec(text);
  const count = (table: string) =>
    (file.prepare(`select count(*) as rows from "${table}"`).all() as { rows: number }[])[0]?.rows;
  const tables = [...new Set([...text.matchAll(/^INSERT INTO "(\w+)"/gm)].map(([, table = '']) => table))]
    .filter((table) => !table.startsWith('kysely_'))
    .map((table) => [table, count(table)]);
  file.close();
  expect(tables.length).toBeGreaterThan(25);
  const now = await openDocuments(dataDir);
  expect(await schemaOf(now)).toEqual(wanted);
  for (const [table, rows] of tables) {
    const kept = await sql<{
      rows: number;
    }>`select count(*) as rows from ${sql.table(String(table))}`.execute(now);
    // Rights of new menus are rows beside the old ones.
    expect(kept.rows[0]?.rows, String(table)).toBeGreaterThanOrEqual(Number(rows));
  }
  await now.destroy();
});

it('cut off in the middle it is the version before, and the next start does all of it', async () => {
  const dataDir = join(home, 'cut');
  await (await openSqlite(dataDir, upTo(20))).destroy();
  const cut = {
    ...upTo(30),
    '0999-cut': {
      up: () => {
        throw new Error('the power went');
      },
    },
  };
  await expect(openSqlite(dataDir, cut)).rejects.toThrow(
    /documents\.sqlite cannot be used \(the power went\): restore/,
  );
  const before = await openSqlite(dataDir, upTo(20));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    before,
  );
  expect(rows.map(({ name }) => name)).toEqual(NAMES.slice(0, 20));
  await before.destroy();
  const after = await openDocuments(dataDir);
  const applied = await sql`select name from kysely_migration`.execute(after);
  expect(applied.rows).toHaveLength(NAMES.length);
  await after.destroy();
});

it('a store that a newer release has used is refused in one line, and left as it is', async () => {
  const dataDir = join(home, 'newer');
  const newer = await openSqlite(dataDir, {
    ...MIGRATIONS,
    '999-of-a-later-release': { up: async () => undefined },
  });
  await newer.destroy();
  await expect(openDocuments(dataDir)).rejects.toThrow(
    /documents\.sqlite cannot be used \(.*999-of-a-later-release.*\)/,
  );
});
