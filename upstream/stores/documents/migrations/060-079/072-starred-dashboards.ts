// Dashboards that their owner marked with a star.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('dashboards')
    .addColumn('is_starred', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
