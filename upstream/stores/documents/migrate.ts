// Brings a documents store to the newest schema; of several programs that start at once one does it.
import {
  DEFAULT_MIGRATION_TABLE,
  type Kysely,
  type KyselyPlugin,
  type Migration,
  Migrator,
  sql,
} from 'kysely';
import type { Database } from './schema.ts';

/** Migrations by name, applied in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/** All of the migrations that are missing, in one transaction. `plugins` see the statements of migrations alone. */
export async function migrate(
  documents: Kysely<Database>,
  migrations: Migrations,
  plugins: readonly KyselyPlugin[] = [],
): Promise<void> {
  if (await isNewest(documents, migrations)) return;
  const db = plugins.reduce((store, plugin) => store.withPlugin(plugin), documents);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Numbers are given before the work begins: one that lands late comes after others that were applied.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * The migrator looks at every table and column before it finds that there is nothing to do, which takes most of the time
 * of opening a store. What cannot be read here is for it to tell.
 */
async function isNewest(documents: Kysely<Database>, migrations: Migrations): Promise<boolean> {
  const applied = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`
    .execute(documents)
    .catch(() => ({ rows: [] }));
  const names = new Set(applied.rows.map(({ name }) => name));
  const all = Object.keys(migrations);
  return names.size === all.length && all.every((name) => names.has(name));
}
