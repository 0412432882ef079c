// Where the files of a load are, so that it can be repaired: run again with the same files (M-02).
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('load_run_files')
    .addColumn('run_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('repair_of', 'text')
    .execute();
  await schema
    .createIndex('load_run_files_repair')
    .on('load_run_files')
    .columns(['company_id', 'repair_of'])
    .execute();
}
