// Who this store is, so that facts on disk are never taken for those of another one.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('store_identity')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('store_id', 'text', (column) => column.notNull())
    .execute();
}
