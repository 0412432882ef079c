// Brings a documents store to the newest schema; of several programs that start at once one does it.
import { type Kysely, type KyselyPlugin, Migrator } from 'kysely';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Database } from './schema.ts';

/** All migrations that are missing, in one transaction. `plugins` see the statements of migrations alone. */
export async function migrate(
  documents: Kysely<Database>,
  plugins: readonly KyselyPlugin[] = [],
): Promise<void> {
  const db = plugins.reduce((store, plugin) => store.withPlugin(plugin), documents);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    // Numbers are given before the work begins: one that lands late comes after others that were applied.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
