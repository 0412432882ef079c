// Connected sources: where the billing files of a company come from by themselves, what was seen there last, and the runs.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('connected_sources')
    .addColumn('source_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('layout', 'text', (column) => column.notNull())
    .addColumn('every_minutes', 'integer', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('is_paused', 'integer', (column) => column.notNull())
    .addColumn('file_key', 'text', (column) => column.unique())
    .addColumn('owner_id', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('next_run_at', 'text', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failed_since', 'text')
    .addColumn('told_fault', 'text')
    .execute();
  await schema
    .createIndex('connected_sources_company')
    .on('connected_sources')
    .columns(['company_id', 'name'])
    .execute();
  await schema
    .createTable('source_files')
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('signature', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('file_count', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'text', (column) => column.notNull())
    .addColumn('fault', 'text')
    .addColumn('detail', 'text')
    .addColumn('load_run_id', 'text')
    .addPrimaryKeyConstraint('source_files_key', ['source_id', 'month'] as never[])
    .execute();
  await schema
    .createTable('source_runs')
    .addColumn('run_id', 'text', (column) => column.primaryKey())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('asked_by', 'text')
    .addColumn('is_dry', 'integer', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('object_count', 'integer')
    .addColumn('bytes', 'text')
    .addColumn('fault', 'text')
    .addColumn('detail', 'text')
    .addColumn('months', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('source_runs_source')
    .on('source_runs')
    .columns(['source_id', 'asked_at'])
    .execute();
}
