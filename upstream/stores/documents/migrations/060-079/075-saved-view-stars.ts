// Who keeps a saved view at hand: each person for himself.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('saved_view_stars')
    .addColumn('view_id', 'text', (column) =>
      column.notNull().references('saved_views.view_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addPrimaryKeyConstraint('saved_view_stars_key', ['view_id', 'user_id'])
    .execute();
}
