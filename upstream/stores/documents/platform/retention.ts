// How many months of billing data companies keep.
import type { Documents } from '../database.ts';

/** Null: all of them. */
export async function keptMonths(documents: Documents, companyId: string): Promise<number | null> {
  const row = await documents
    .selectFrom('companies')
    .select('kept_months')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.kept_months ?? null;
}

export async function setKeptMonths(
  documents: Documents,
  companyId: string,
  months: number | null,
): Promise<void> {
  await documents
    .updateTable('companies')
    .set({ kept_months: months })
    .where('company_id', '=', companyId)
    .execute();
}

/** Ids of companies that do not keep everything. */
export async function companiesWithRetention(documents: Documents): Promise<string[]> {
  const rows = await documents
    .selectFrom('companies')
    .select('company_id')
    .where('kept_months', 'is not', null)
    .orderBy('company_id')
    .execute();
  return rows.map(({ company_id }) => company_id);
}
