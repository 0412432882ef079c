// Google's recommendations of committed use, out of an answer of its API or an export of it.
import { type Kysely, sql } from 'kysely';

const COST = 'primary_impact_cost_projection';
const COLUMNS = [
  'description',
  'state',
  'recommendation_details',
  `${COST}_cost_currency_code`,
  `${COST}_cost_units`,
  `${COST}_cost_nanos`,
  `${COST}_cost_in_local_currency_currency_code`,
  `${COST}_cost_in_local_currency_units`,
  `${COST}_cost_in_local_currency_nanos`,
  `${COST}_duration_seconds`,
];

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  let table = schema
    .createTable('google_recommendations')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('source_name', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull().defaultTo(sql`''`))
    .addColumn('name', 'text', (column) => column.notNull());
  for (const column of COLUMNS) table = table.addColumn(column, 'text');
  await table
    .addPrimaryKeyConstraint('google_recommendations_key', ['company_id', 'name'] as never[])
    .execute();
}
