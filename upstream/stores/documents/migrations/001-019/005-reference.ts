// Reference data: accounts, authorised vendors, contract terms, service groups, budgets and confirmations of bills.
import type { CreateTableBuilder, Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await texts(ofCompany(db, 'accounts'), 'vendor', 'account_id')
    .addColumn('alias', 'text')
    .addPrimaryKeyConstraint('accounts_key', ['company_id', 'vendor', 'account_id'])
    .execute();
  await texts(ofCompany(db, 'authorised_vendors'), 'vendor')
    .addPrimaryKeyConstraint('authorised_vendors_key', ['company_id', 'vendor'])
    .execute();
  await texts(ofCompany(db, 'contract_terms'), 'vendor', 'account_id', 'valid_from')
    .addColumn('valid_to', 'text')
    .addColumn('sales_discount_rate', 'text', (column) => column.notNull())
    .addColumn('support_rate', 'text', (column) => column.notNull())
    .addColumn('vat_rate', 'text', (column) => column.notNull())
    .addColumn('invoice_currency', 'text')
    .addPrimaryKeyConstraint('contract_terms_key', ['company_id', 'vendor', 'account_id', 'valid_from'])
    .execute();
  await createServiceGroups(db);
  await texts(ofCompany(db, 'budgets'), 'scope', 'scope_key', 'scope_value', 'month', 'amount', 'currency')
    .addPrimaryKeyConstraint('budgets_key', ['company_id', 'scope', 'scope_key', 'scope_value', 'month'])
    .execute();
  await texts(ofCompany(db, 'bill_confirmations'), 'vendor', 'billing_account_id', 'billing_month')
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bill_confirmations_key', [
      'company_id',
      'vendor',
      'billing_account_id',
      'billing_month',
    ])
    .execute();
}

async function createServiceGroups(db: Kysely<unknown>): Promise<void> {
  await texts(ofCompany(db, 'service_groups'), 'set_name', 'group_name')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('service_groups_key', ['company_id', 'set_name', 'group_name'])
    .execute();
  await texts(ofCompany(db, 'service_group_rules'), 'set_name', 'group_name')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('vendor', 'text')
    .addColumn('account_id', 'text')
    .addColumn('resource_id', 'text')
    .addColumn('tag_key', 'text')
    .addColumn('tag_value', 'text')
    .addPrimaryKeyConstraint('service_group_rules_key', ['company_id', 'set_name', 'position'])
    .addForeignKeyConstraint(
      'service_group_rules_group',
      ['company_id', 'set_name', 'group_name'],
      'service_groups',
      ['company_id', 'set_name', 'group_name'],
    )
    .execute();
}

type Table = CreateTableBuilder<string, string>;

function ofCompany(db: Kysely<unknown>, name: string): Table {
  const table: Table = db.schema.createTable(name);
  return table.addColumn('company_id', 'text', (column) =>
    column.notNull().references('companies.company_id'),
  );
}

function texts(table: Table, ...names: string[]): Table {
  return names.reduce((all, name) => all.addColumn(name, 'text', (column) => column.notNull()), table);
}
