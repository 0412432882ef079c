// Sites and allowed addresses of users, one-time passwords, and the right on the billing menu.
import { type Kysely, sql } from 'kysely';

const COST_ANALYTICS = 'MTV3050';
const BILLING = 'MTV3040';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('users')
    .addColumn('site_code', 'text', (column) => column.notNull().defaultTo('SKYLEDGER'))
    .execute();
  await schema.alterTable('users').addColumn('allowed_addresses', 'text').execute();
  await schema.alterTable('users').addColumn('new_company_right', 'text').execute();
  await sql`UPDATE users SET new_company_right = CASE WHEN client_id IS NULL THEN 'edit' ELSE 'view' END`.execute(
    db,
  );
  await schema
    .createTable('one_time_passwords')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.user_id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute();
  await sql`INSERT INTO menu_rights (user_id, company_id, menu_code, auth_type)
    SELECT user_id, company_id, ${sql.lit(BILLING)}, auth_type FROM menu_rights WHERE menu_code = ${sql.lit(COST_ANALYTICS)}`.execute(
    db,
  );
}
