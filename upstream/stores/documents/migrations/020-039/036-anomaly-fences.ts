// How much wider feedback made the fence of a series of cost.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('anomaly_fences')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('series_key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('factor', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('until', 'text')
    .addColumn('event_id', 'text')
    .addColumn('why', 'text')
    .addPrimaryKeyConstraint('anomaly_fences_key', ['company_id', 'series_key', 'kind'])
    .execute();
}
