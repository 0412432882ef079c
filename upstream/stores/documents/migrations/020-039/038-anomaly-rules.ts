// Rules by which users call cost unusual (N-04).
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('anomaly_rules')
    .addColumn('rule_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('filters', 'text', (column) => column.notNull())
    .addColumn('basis', 'text', (column) => column.notNull())
    .addColumn('comparison', 'text', (column) => column.notNull())
    .addColumn('scale', 'text', (column) => column.notNull())
    .addColumn('threshold', 'text', (column) => column.notNull())
    .addColumn('min_alert', 'text', (column) => column.notNull())
    .addColumn('max_alert', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('author', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('anomaly_rules_of_company').on('anomaly_rules').columns(['company_id']).execute();
}
