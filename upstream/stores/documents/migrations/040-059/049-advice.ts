// Rates of commitments, and what providers advise to commit to, out of their own exports.
import { type Kysely, sql } from 'kysely';

const RATE_KEY = [
  'vendor',
  'product',
  'region_id',
  'instance_family',
  'instance_type',
  'platform',
  'term_years',
  'payment_option',
  'valid_from',
];
const RATES = ['valid_to', 'discount_percent', 'upfront_cost', 'hourly_cost', 'currency', 'source'];

const AZURE_KEY = ['location', 'normalized_size', 'term', 'look_back_period', 'scope', 'subscription_id'];
const AZURE = [
  'sku',
  'resource_type',
  'cost_with_no_reserved_instances',
  'total_cost_with_reserved_instances',
  'net_savings',
  'first_usage_date',
  'instance_flexibility_group',
  'instance_flexibility_ratio',
  'meter_id',
  'recommended_quantity',
  'recommended_quantity_normalized',
  'sku_properties',
];

const HUB = [
  'account_id',
  'action_type',
  'currency_code',
  'current_resource_type',
  'recommended_resource_type',
  'recommended_resource_summary',
  'region',
  'estimated_monthly_cost_before_discount',
  'estimated_monthly_cost_after_discount',
  'estimated_monthly_savings_before_discount',
  'estimated_monthly_savings_after_discount',
  'estimated_savings_percentage_after_discount',
];

const PROVIDER_KEY = ['source', 'advice_id'];
const PROVIDER = [
  'vendor',
  'product',
  'account_id',
  'region',
  'instance_family',
  'instance_type',
  'platform',
  'term_years',
  'payment_option',
  'look_back_days',
  'quantity',
  'hourly_commitment',
  'upfront_cost',
  'monthly_recurring_cost',
  'monthly_savings',
  'savings_percent',
  'monthly_on_demand',
  'utilization',
  'break_even_months',
  'average_use',
  'max_use',
  'currency',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await make(db, 'commitment_rates', RATE_KEY, RATES);
  await make(db, 'azure_reservation_recommendations', AZURE_KEY, AZURE);
  await make(db, 'aws_hub_recommendations', ['recommendation_id'], HUB);
  await make(db, 'provider_recommendations', PROVIDER_KEY, PROVIDER);
}

async function make(
  db: Kysely<unknown>,
  name: string,
  key: readonly string[],
  texts: readonly string[],
): Promise<void> {
  let table = db.schema
    .createTable(name)
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('source_name', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull().defaultTo(sql`''`));
  for (const column of key) table = table.addColumn(column, 'text', (each) => each.notNull());
  for (const column of texts) table = table.addColumn(column, 'text');
  await table.addPrimaryKeyConstraint(`${name}_key`, ['company_id', ...key] as never[]).execute();
}
