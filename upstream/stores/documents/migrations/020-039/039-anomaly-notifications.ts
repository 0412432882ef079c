// Whom companies have told of anomalies, how and when, and the webhooks that are told (N-05).
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('anomaly_notifications')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('vendor', 'text', (column) => column.notNull())
    .addColumn('on_since', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('anomaly_notifications_key', ['company_id', 'vendor'])
    .execute();
  await schema
    .createTable('webhooks')
    .addColumn('webhook_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('numbers', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('webhooks_of_company').on('webhooks').columns(['company_id']).execute();
}
