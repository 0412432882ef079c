// Companies whose cloud cost is kept, and who belongs to them.
import type { Selectable } from 'kysely';
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import { CHARGE_TYPES, type ChargeType } from '../../../../lib/catalogue/plans.ts';
import type { Documents } from '../database.ts';
import { keptQuery } from '../kept-query.ts';
import type { AuthType } from '../people/users.ts';
import type { CompanyRow } from '../schema.ts';

export interface Company {
  companyId: string;
  name: string;
  /** ISO 4217 */
  currency: string;
  chargeType: ChargeType;
  /** The last day of the free trial; null without one. */
  trialEndsOn: IsoDate | null;
  /** The day of the application for a plan with paid features; null where it was not recorded. */
  planAppliedOn: IsoDate | null;
  /** Rises with everything that moves figures, see `raiseDataVersion`. */
  dataVersion: number;
}

const COLUMNS = [
  'companies.company_id',
  'companies.name',
  'companies.currency',
  'companies.charge_type',
  'companies.trial_ends_on',
  'companies.plan_applied_on',
  'companies.data_version',
] as const;

type Row = Pick<
  Selectable<CompanyRow>,
  'company_id' | 'name' | 'currency' | 'charge_type' | 'trial_ends_on' | 'plan_applied_on' | 'data_version'
>;

function companyOf(row: Row): Company {
  return {
    companyId: row.company_id,
    name: row.name,
    currency: row.currency,
    chargeType: CHARGE_TYPES.find((type) => type === row.charge_type) ?? 'STANDARD',
    trialEndsOn: row.trial_ends_on,
    planAppliedOn: row.plan_applied_on,
    dataVersion: row.data_version,
  };
}

/** The companies of the user, by name. */
export async function companiesOf(documents: Documents, userId: string): Promise<Company[]> {
  const rows = await documents
    .selectFrom('companies')
    .innerJoin('memberships', 'memberships.company_id', 'companies.company_id')
    .select(COLUMNS)
    .where('memberships.user_id', '=', userId)
    .orderBy('companies.name')
    .execute();
  return rows.map(companyOf);
}

const byId = keptQuery((documents, companyId: string) =>
  documents.selectFrom('companies').select(COLUMNS).where('company_id', '=', companyId),
);

/** Null for a company that does not exist. */
export async function companyById(documents: Documents, companyId: string): Promise<Company | null> {
  const [row] = await byId(documents, companyId);
  return row ? companyOf(row) : null;
}

/** The company of this id, else the one of this name regardless of letter case; null for neither. */
export async function companyNamed(documents: Documents, text: string): Promise<Company | null> {
  const byId = await companyById(documents, text);
  if (byId) return byId;
  const rows = await documents.selectFrom('companies').select(['company_id', 'name']).execute();
  const row = rows.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  return row ? companyById(documents, row.company_id) : null;
}

/** Makes a company. Each user becomes a member with the right that he, she or it has on new companies. */
export async function addCompany(
  documents: Documents,
  company: Pick<Company, 'companyId' | 'name' | 'currency' | 'dataVersion'>,
): Promise<void> {
  const { companyId, name, currency, dataVersion } = company;
  await documents
    .insertInto('companies')
    .values({ company_id: companyId, name, currency, data_version: dataVersion })
    .execute();
  const users = await documents.selectFrom('users').select(['user_id', 'new_company_right']).execute();
  for (const { user_id, new_company_right: right } of users) {
    if (right === 'edit' || right === 'view') await addMember(documents, user_id, companyId, right);
  }
}

/** Makes the user a member with this right on every menu; what he or she has already stays as it is. */
export async function addMember(
  documents: Documents,
  userId: string,
  companyId: string,
  authType: AuthType,
): Promise<void> {
  const rights = Object.values(MENUS).map((menu) => ({ menuCode: menu.code, authType }));
  await addMemberWith(documents, userId, companyId, rights);
}

/** The same with a right of its own on each menu. */
export async function addMemberWith(
  documents: Documents,
  userId: string,
  companyId: string,
  rights: readonly { menuCode: string; authType: AuthType }[],
): Promise<void> {
  await documents
    .insertInto('memberships')
    .values({ user_id: userId, company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await documents
    .insertInto('menu_rights')
    .values(
      rights.map(({ menuCode, authType }) => ({
        user_id: userId,
        company_id: companyId,
        menu_code: menuCode,
        auth_type: authType,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Says that figures of the company, or of all when none is named, may be others from this transaction on. */
export async function raiseDataVersion(documents: Documents, companyId?: string): Promise<void> {
  const update = documents
    .updateTable('companies')
    .set((columns) => ({ data_version: columns('data_version', '+', 1) }));
  await (companyId === undefined ? update : update.where('company_id', '=', companyId)).execute();
}
