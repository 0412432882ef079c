// How far the cost of each vendor was judged, and which program judges a company (N-01).
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('anomaly_judgements')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('vendor', 'text', (column) => column.notNull())
    .addColumn('judged_from', 'text', (column) => column.notNull())
    .addColumn('judged_through', 'text', (column) => column.notNull())
    .addColumn('judged_at', 'text', (column) => column.notNull())
    .addColumn('data_version', 'integer', (column) => column.notNull())
    .addColumn('series', 'integer', (column) => column.notNull())
    .addColumn('milliseconds', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('anomaly_judgements_key', ['company_id', 'vendor'])
    .execute();
  await schema
    .createTable('anomaly_turns')
    .addColumn('company_id', 'text', (column) => column.primaryKey().references('companies.company_id'))
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('holder', 'text')
    .addColumn('held_until', 'text')
    .execute();
}
