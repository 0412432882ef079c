// What FOCUS tells beside the charges: states of billing periods, lines of invoices, and commitments of contracts.
import { type Kysely, sql } from 'kysely';

const PERIODS = ['billing_period_end', 'billing_period_created', 'billing_period_status'];

const INVOICE_DETAILS = [
  'billed_cost',
  'billing_account_id',
  'billing_currency',
  'billing_period_start',
  'billing_period_end',
  'charge_category',
  'invoice_detail_created',
  'invoice_detail_description',
  'invoice_detail_grain',
  'invoice_id',
  'invoice_issue_date',
  'invoice_issue_status',
  'payment_currency',
  'payment_currency_billed_cost',
  'payment_currency_invoice_detail_id',
  'payment_due_date',
  'payment_terms',
  'purchase_order_number',
  'reference_invoice_id',
];

const COMMITMENTS = [
  'billing_currency',
  'contract_commitment_applicability',
  'contract_commitment_benefit_category',
  'contract_commitment_category',
  'contract_commitment_cost',
  'contract_commitment_created',
  'contract_commitment_description',
  'contract_commitment_discount_percentage',
  'contract_commitment_duration_type',
  'contract_commitment_fulfillment_interval',
  'contract_commitment_lifecycle_status',
  'contract_commitment_model',
  'contract_commitment_offer_category',
  'contract_commitment_payment_interval',
  'contract_commitment_payment_model',
  'contract_commitment_payment_upfront_percentage',
  'contract_commitment_period_end',
  'contract_commitment_period_start',
  'contract_commitment_quantity',
  'contract_commitment_type',
  'contract_commitment_unit',
  'contract_id',
  'contract_period_end',
  'contract_period_start',
  'invoice_issuer_name',
  'pricing_currency',
  'pricing_currency_contract_commitment_cost',
  'service_provider_name',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await make(db, 'focus_billing_periods', ['invoice_issuer_name', 'billing_period_start'], PERIODS);
  await make(db, 'focus_invoice_details', ['invoice_issuer_name', 'invoice_detail_id'], INVOICE_DETAILS);
  await make(db, 'focus_contract_commitments', ['contract_commitment_id'], COMMITMENTS);
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
