// Operation status (M-01): the right on its menu, the provider's staff, and the site of each company.
import { type Kysely, sql } from 'kysely';

const DATA = 'MTV3990';
const OPERATIONS = 'MTV3118';

/** As much as each may do with the data: what is told is mostly of loads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`INSERT INTO menu_rights (user_id, company_id, menu_code, auth_type)
    SELECT user_id, company_id, ${OPERATIONS}, auth_type
    FROM menu_rights WHERE menu_code = ${DATA}`.execute(db);
  await db.schema
    .alterTable('companies')
    .addColumn('site_code', 'text', (column) => column.notNull().defaultTo('SKYLEDGER'))
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('is_staff', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
