// Companies whose cloud cost is kept, and who belongs to them.
import { MENUS } from '../../lib/menus.ts';
import type { Documents } from './database.ts';
import type { AuthType } from './users.ts';

export interface Company {
  companyId: string;
  name: string;
  /** ISO 4217 */
  currency: string;
}

/** The companies of the user, by name. */
export async function companiesOf(documents: Documents, userId: string): Promise<Company[]> {
  const rows = await documents
    .selectFrom('companies')
    .innerJoin('memberships', 'memberships.company_id', 'companies.company_id')
    .select(['companies.company_id', 'companies.name', 'companies.currency'])
    .where('memberships.user_id', '=', userId)
    .orderBy('companies.name')
    .execute();
  return rows.map((row) => ({ companyId: row.company_id, name: row.name, currency: row.currency }));
}

/** Null for a company that does not exist. */
export async function companyById(documents: Documents, companyId: string): Promise<Company | null> {
  const row = await documents
    .selectFrom('companies')
    .select(['company_id', 'name', 'currency'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ? { companyId: row.company_id, name: row.name, currency: row.currency } : null;
}

/** Makes the user a member with this right on every menu; what he or she has already stays as it is. */
export async function addMember(
  documents: Documents,
  userId: string,
  companyId: string,
  authType: AuthType,
): Promise<void> {
  await documents
    .insertInto('memberships')
    .values({ user_id: userId, company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await documents
    .insertInto('menu_rights')
    .values(
      Object.values(MENUS).map((menu) => ({
        user_id: userId,
        company_id: companyId,
        menu_code: menu.code,
        auth_type: authType,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
