// Companies, users with their rights and settings, exchange rates, and what the OpenID provider keeps.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
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
