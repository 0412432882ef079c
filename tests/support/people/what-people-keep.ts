// What journeys change of the documents of people, put back for the next file that shares the product.
import type { InsertObject } from 'kysely';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { insertRows } from '../../../upstream/stores/documents/replace-rows.ts';
import type { Database } from '../../../upstream/stores/documents/schema.ts';

/** Those that others refer to first. */
const TABLES = [
  'memberships',
  'menu_rights',
  'preferences',
  'access_tokens',
  'saved_filters',
  'advice_decisions',
  'advice_decision_history',
  'dashboards',
  'dashboard_shares',
  'dashboard_share_openings',
] as const satisfies readonly (keyof Database)[];

type Kept = { table: keyof Database; rows: InsertObject<Database, keyof Database>[] };

/** Reads what the tables hold, and the company of each user; the returned function makes that all they hold. */
export async function rememberPeople(documents: Documents): Promise<() => Promise<void>> {
  const users = await documents.selectFrom('users').select(['user_id', 'current_company_id']).execute();
  const kept: Kept[] = [];
  for (const table of TABLES)
    kept.push({ table, rows: (await documents.selectFrom(table).selectAll().execute()) as Kept['rows'] });
  return () =>
    documents.transaction().execute(async (transaction) => {
      for (const { table } of kept.toReversed()) await transaction.deleteFrom(table).execute();
      for (const { table, rows } of kept) await insertRows(transaction, table, rows);
      for (const { user_id, current_company_id } of users)
        await transaction
          .updateTable('users')
          .set({ current_company_id })
          .where('user_id', '=', user_id)
          .execute();
    });
}
