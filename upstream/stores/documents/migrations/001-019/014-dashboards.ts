// Dashboards that people keep: of one person in one company, exactly one of them selected (D-01).
import { type Kysely, sql } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('dashboards')
    .addColumn('dashboard_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('dashboard_index', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('is_selected', 'integer', (column) => column.notNull())
    .addColumn('is_template', 'integer', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('widgets', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('dashboards_index', ['user_id', 'company_id', 'dashboard_index'])
    .addUniqueConstraint('dashboards_name', ['user_id', 'company_id', 'name_key'])
    .execute();
  await schema
    .createIndex('dashboards_selected')
    .on('dashboards')
    .columns(['user_id', 'company_id'])
    .unique()
    .where(sql.ref('is_selected'), '=', 1)
    .execute();
}
