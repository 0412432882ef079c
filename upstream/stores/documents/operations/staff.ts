// The provider's staff, and which companies a person sees statuses of: staff all of their site, others their own (M-01).
import type { Documents } from '../database.ts';
import type { User } from '../people/users.ts';

type Asker = Pick<User, 'userId' | 'enteredBy'>;

export interface SeenCompany {
  companyId: string;
  name: string;
}

/** Not who asks by an access token, which is good for one company alone. */
export async function isStaff(documents: Documents, { userId, enteredBy }: Asker): Promise<boolean> {
  if (enteredBy === 'access token') return false;
  const row = await documents
    .selectFrom('users')
    .select('is_staff')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.is_staff ?? 0) === 1;
}

/** By name: all companies of the site of a member of its staff, else the one that is asked from. */
export async function companiesInSight(
  documents: Documents,
  asker: Asker & Pick<User, 'siteCode'>,
  companyId: string,
): Promise<SeenCompany[]> {
  const ofSite = await isStaff(documents, asker);
  const rows = await documents
    .selectFrom('companies')
    .select(['company_id', 'name'])
    .where((where) =>
      ofSite ? where('site_code', '=', asker.siteCode) : where('company_id', '=', companyId),
    )
    .orderBy('name')
    .orderBy('company_id')
    .execute();
  return rows.map(({ company_id, name }) => ({ companyId: company_id, name }));
}

export interface StaffMember {
  userId: string;
  name: string;
  email: string;
  siteCode: string;
}

/** Of the site of a company, or of all sites; by name. */
export async function staffOf(documents: Documents, companyId: string | null): Promise<StaffMember[]> {
  const rows = await documents
    .selectFrom('users')
    .select(['user_id', 'name', 'email', 'site_code'])
    .where('is_staff', '=', 1)
    .where('client_id', 'is', null)
    .$if(companyId !== null, (query) =>
      query.where('site_code', 'in', (of) =>
        of
          .selectFrom('companies')
          .select('companies.site_code')
          .where('companies.company_id', '=', companyId ?? ''),
      ),
    )
    .orderBy('name')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    name: row.name,
    email: row.email,
    siteCode: row.site_code,
  }));
}

/** False where there is no person of the address. */
export async function setStaff(documents: Documents, email: string, isOnStaff: boolean): Promise<boolean> {
  const { numUpdatedRows } = await documents
    .updateTable('users')
    .set({ is_staff: isOnStaff ? 1 : 0 })
    .where('email', '=', email.trim().toLowerCase())
    .where('client_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function setSiteOf(documents: Documents, companyId: string, siteCode: string): Promise<void> {
  await documents
    .updateTable('companies')
    .set({ site_code: siteCode })
    .where('company_id', '=', companyId)
    .execute();
}
