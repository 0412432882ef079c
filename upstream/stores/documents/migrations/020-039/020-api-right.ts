// The right on the menu API: to ask the graph by texts of one's own.
import { type Kysely, sql } from 'kysely';

const ADMINISTRATION = 'MTV3980';
const API = 'MTV3970';

/** Whoever had any right on the administration keeps what everybody had until now, as tools do; others are given it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`INSERT INTO menu_rights (user_id, company_id, menu_code, auth_type)
    SELECT rights.user_id, rights.company_id, ${API},
      CASE WHEN users.client_id IS NOT NULL OR rights.auth_type <> 'none' THEN 'view' ELSE 'none' END
    FROM menu_rights AS rights JOIN users ON users.user_id = rights.user_id
    WHERE rights.menu_code = ${ADMINISTRATION}`.execute(db);
}
