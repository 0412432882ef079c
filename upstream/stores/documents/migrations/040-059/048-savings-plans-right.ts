// The right on the menu Savings Plans.
import { type Kysely, sql } from 'kysely';

const COST_ANALYTICS = 'MTV3050';
const SAVINGS_PLANS = 'MTV3110';

/** As much as each may do in cost analytics, which shows the same cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`INSERT INTO menu_rights (user_id, company_id, menu_code, auth_type)
    SELECT user_id, company_id, ${SAVINGS_PLANS}, auth_type
    FROM menu_rights WHERE menu_code = ${COST_ANALYTICS}`.execute(db);
}
