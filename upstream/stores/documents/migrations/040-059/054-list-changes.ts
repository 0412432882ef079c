// What loads did to the lists beside the charges, row by row, so that it can be taken back.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('list_changes')
    .addColumn('change_id', 'text', (column) => column.notNull().references('data_changes.change_id'))
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('row_key', 'text', (column) => column.notNull())
    .addColumn('row_before', 'text')
    .addColumn('row_after', 'text')
    .addColumn('source_before', 'text')
    .addColumn('source_after', 'text')
    .addColumn('is_current', 'integer', (column) => column.notNull())
    .addColumn('is_kept', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_changes_key', ['change_id', 'list', 'row_key'])
    .execute();
  await schema
    .createIndex('list_changes_by_row')
    .on('list_changes')
    .columns(['company_id', 'list', 'row_key'])
    .execute();
}
