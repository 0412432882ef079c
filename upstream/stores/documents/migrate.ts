// Brings a documents store to the newest schema; of several programs that start at once one does it.
import { type Kysely, type KyselyPlugin, type Migration, Migrator } from 'kysely';
import type { Database } from './schema.ts';

/** Migrations by name, applied in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/** All of the migrations that are missing, in one transaction. `plugins` see the statements of migrations alone. */
export async function migrate(
  documents: Kysely<Database>,
  migrations: Migrations,
  plugins: readonly KyselyPlugin[] = [],
): Promise<void> {
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
