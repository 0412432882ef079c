// The rights on the menus of AWS and of Azure reservations.
import { type Kysely, sql } from 'kysely';

const COST_ANALYTICS = 'MTV3050';
const RESERVED = 'MTV3112';
const AZURE_RESERVED = 'MTV3114';

/** What could be seen of cost can be seen of its commitments: they are figures of the same rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const menu of [RESERVED, AZURE_RESERVED])
    await sql`INSERT INTO menu_rights (user_id, company_id, menu_code, auth_type)
      SELECT user_id, company_id, ${menu}, auth_type FROM menu_rights
      WHERE menu_code = ${COST_ANALYTICS}`.execute(db);
}
