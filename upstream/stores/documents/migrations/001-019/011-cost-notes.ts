// Notes on days of cost analytics.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('cost_notes')
    .addColumn('note_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('note_date', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('cost_notes_day').on('cost_notes').columns(['company_id', 'note_date']).execute();
}
