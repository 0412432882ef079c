// What providers' own inventories say of commitments, beside what the charges say.
import { type Kysely, sql } from 'kysely';

const INVENTORY = [
  'category',
  'type',
  'service',
  'name',
  'state',
  'account_id',
  'region',
  'zone',
  'scope',
  'instance_type',
  'instance_family',
  'platform',
  'tenancy',
  'offer_class',
  'is_multi_zone',
  'payment_option',
  'term',
  'starts_at',
  'ends_at',
  'quantity',
  'hourly_commitment',
  'upfront_cost',
  'recurring_hourly',
  'currency',
  'tags',
];

const DETAILS = [
  'reservation_order_id',
  'sku_name',
  'total_reserved_quantity',
  'instance_flexibility_group',
  'instance_flexibility_ratio',
  'kind',
];

const TRANSACTIONS = [
  'reservation_order_name',
  'arm_sku_name',
  'term',
  'region',
  'currency',
  'billing_frequency',
  'purchasing_subscription_guid',
  'purchasing_subscription_name',
  'description',
];

const EVENT = ['reservation_order_id', 'event_date', 'event_type', 'amount', 'quantity'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await make(db, 'commitment_inventory', ['vendor', 'commitment_id'], INVENTORY);
  await make(db, 'azure_reservation_details', ['reservation_id'], DETAILS);
  await make(db, 'azure_reservation_transactions', EVENT, TRANSACTIONS);
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
