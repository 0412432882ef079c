// Links to dashboards that people gave to others, and who opened them (D-06).
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('dashboard_shares')
    .addColumn('share_key', 'text', (column) => column.primaryKey())
    .addColumn('uuid', 'text', (column) => column.notNull())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('dashboard_id', 'text', (column) => column.notNull())
    .addColumn('with_filters', 'integer', (column) => column.notNull())
    .addColumn('expires_on', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await schema
    .createIndex('dashboard_shares_of_owner')
    .on('dashboard_shares')
    .columns(['user_id', 'company_id', 'dashboard_id'])
    .execute();
  await schema
    .createTable('dashboard_share_openings')
    .addColumn('share_key', 'text', (column) => column.notNull().references('dashboard_shares.share_key'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('opened_on', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('dashboard_share_openings_key', ['share_key', 'user_id', 'opened_on'])
    .execute();
}
