// Files of cost analytics that are written for a mail.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('export_jobs')
    .addColumn('job_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('rows_done', 'integer', (column) => column.notNull())
    .addColumn('row_count', 'integer')
    .addColumn('file_name', 'text')
    .addColumn('size', 'integer')
    .addColumn('kept_until', 'text')
    .addUniqueConstraint('export_jobs_idempotency', ['company_id', 'user_id', 'idempotency_key'])
    .execute();
  await schema.createIndex('export_jobs_state').on('export_jobs').columns(['state', 'created_at']).execute();
}
