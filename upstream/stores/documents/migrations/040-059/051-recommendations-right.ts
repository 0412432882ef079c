// The right on the menu Recommendations.
import { type Kysely, sql } from 'kysely';

const COST_ANALYTICS = 'MTV3050';
const RECOMMENDATIONS = 'MTV3116';

/** As much as each may do in cost analytics: advice is made of the same cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`INSERT INTO menu_rights (user_id, company_id, menu_code, auth_type)
    SELECT user_id, company_id, ${RECOMMENDATIONS}, auth_type
    FROM menu_rights WHERE menu_code = ${COST_ANALYTICS}`.execute(db);
}
