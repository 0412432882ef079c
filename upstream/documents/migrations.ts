// Migrations of the documents store; a landed one is never changed, only followed.
import type { Kysely, Migration } from 'kysely';

export const MIGRATIONS: Record<string, Migration> = {
  '001-platform': { up: createPlatform },
  '002-facts-catalogue': { up: createCatalogue },
};

async function createPlatform(db: Kysely<unknown>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('companies')
    .addColumn('company_id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('data_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('users')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('client_id', 'text', (column) => column.unique())
    .addColumn('current_company_id', 'text', (column) => column.references('companies.company_id'))
    .execute();
  await schema
    .createTable('memberships')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addPrimaryKeyConstraint('memberships_key', ['user_id', 'company_id'])
    .execute();
  await schema
    .createTable('menu_rights')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('menu_code', 'text', (column) => column.notNull())
    .addColumn('auth_type', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('menu_rights_key', ['user_id', 'company_id', 'menu_code'])
    .execute();
  await schema
    .createTable('preferences')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('selected_vendors', 'text')
    .addColumn('currency', 'text')
    .addPrimaryKeyConstraint('preferences_key', ['user_id', 'company_id'])
    .execute();
  await schema
    .createTable('exchange_rates')
    .addColumn('rate_date', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('rate', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('exchange_rates_key', ['rate_date', 'currency'])
    .execute();
  await createProviderRecords(db);
}

async function createProviderRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('provider_records')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('user_code', 'text')
    .addColumn('uid', 'text')
    .addColumn('expires_at', 'integer')
    .addColumn('consumed_at', 'integer')
    .addPrimaryKeyConstraint('provider_records_key', ['model', 'id'])
    .execute();
  for (const column of ['grant_id', 'uid', 'expires_at']) {
    await db.schema.createIndex(`provider_records_${column}`).on('provider_records').column(column).execute();
  }
}

async function createCatalogue(db: Kysely<unknown>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('loads')
    .addColumn('load_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('loaded_at', 'text', (column) => column.notNull())
    .addColumn('rows_loaded', 'integer', (column) => column.notNull())
    .addColumn('rows_rejected', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('load_files')
    .addColumn('load_id', 'text', (column) => column.notNull().references('loads.load_id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('focus_version', 'text', (column) => column.notNull())
    .addColumn('rows_read', 'integer', (column) => column.notNull())
    .addColumn('rows_rejected', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('load_files_key', ['load_id', 'sha256'])
    .execute();
  await schema
    .createTable('partitions')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('vendor', 'text', (column) => column.notNull())
    .addColumn('billing_account_id', 'text', (column) => column.notNull())
    .addColumn('billing_month', 'text', (column) => column.notNull())
    .addColumn('load_id', 'text', (column) => column.notNull().references('loads.load_id'))
    .addColumn('rows_path', 'text', (column) => column.notNull())
    .addColumn('daily_path', 'text', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('first_charge_date', 'text', (column) => column.notNull())
    .addColumn('last_charge_date', 'text', (column) => column.notNull())
    .addColumn('max_usage_end', 'text')
    .addColumn('is_effective_usable', 'integer', (column) => column.notNull())
    .addColumn('source_hashes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('partitions_key', [
      'company_id',
      'vendor',
      'billing_account_id',
      'billing_month',
    ])
    .execute();
}
