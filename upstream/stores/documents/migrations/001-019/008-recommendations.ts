// What AWS recommends to reserve, out of its own export: one line an instance type, place and system of an account.
import type { Kysely } from 'kysely';

const TEXTS = [
  'account_id',
  'recommended_at',
  'instance_type',
  'location',
  'platform',
  'tenancy',
  'offering_class',
  'payment_option',
  'upfront_cost',
  'recurring_monthly_cost',
  'estimated_monthly_savings',
  'source_name',
];

const TEXTS_OR_NULL = [
  'max_hourly_usage',
  'min_hourly_usage',
  'average_hourly_usage',
  'max_hourly_units',
  'min_hourly_units',
  'average_hourly_units',
  'projected_utilization',
  'break_even_months',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('reservation_recommendations')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('source_sha256', 'text', (column) => column.notNull())
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('look_back_days', 'integer')
    .addColumn('is_size_flexible', 'integer', (column) => column.notNull())
    .addColumn('term_years', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull());
  for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull());
  for (const name of TEXTS_OR_NULL) table = table.addColumn(name, 'text');
  await table
    .addPrimaryKeyConstraint('reservation_recommendations_key', ['company_id', 'source_sha256', 'line'])
    .execute();
}
