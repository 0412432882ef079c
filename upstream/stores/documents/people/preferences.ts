// What a user chose in a company.
import { isVendorCode, type VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';

export interface Preferences {
  /** Null: nothing saved yet. */
  selectedVendors: VendorCode[] | null;
  currency: string | null;
}

export async function preferencesOf(
  documents: Documents,
  userId: string,
  companyId: string,
): Promise<Preferences> {
  const row = await documents
    .selectFrom('preferences')
    .select(['selected_vendors', 'currency'])
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  const saved: unknown = row?.selected_vendors ? JSON.parse(row.selected_vendors) : null;
  return {
    selectedVendors: Array.isArray(saved) ? saved.map(String).filter(isVendorCode) : null,
    currency: row?.currency ?? null,
  };
}

/** Keeps the members that are given and leaves the others as they are. */
export async function savePreferences(
  documents: Documents,
  userId: string,
  companyId: string,
  given: { selectedVendors?: readonly VendorCode[]; currency?: string },
): Promise<void> {
  const values = {
    ...(given.selectedVendors && { selected_vendors: JSON.stringify(given.selectedVendors) }),
    ...(given.currency && { currency: given.currency }),
  };
  await documents
    .insertInto('preferences')
    .values({ user_id: userId, company_id: companyId, selected_vendors: null, currency: null, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doUpdateSet(values))
    .execute();
}
