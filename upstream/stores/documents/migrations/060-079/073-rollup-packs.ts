// Packs: files that hold the rollups of several parts together.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('rollup_packs')
    .addColumn('pack', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('fact_table', 'text', (column) => column.notNull())
    .addColumn('facts_version', 'integer', (column) => column.notNull())
    .addColumn('parts', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('rollup_packs_by_company')
    .on('rollup_packs')
    .columns(['company_id', 'facts_version'])
    .execute();
}
