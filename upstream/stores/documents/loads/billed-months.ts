// The months that a vendor billed, as the catalogue of the facts knows them.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';

export interface BilledMonth {
  /** First day. */
  month: IsoDate;
  /** FOCUS BillingAccountId of every account that was billed. */
  billingAccounts: string[];
  /** When the oldest of its data were loaded, ISO 8601. */
  loadedAt: string;
}

/** Oldest first. */
export async function billedMonthsOf(
  documents: Documents,
  companyId: string,
  vendor: VendorCode,
): Promise<BilledMonth[]> {
  const rows = await documents
    .selectFrom('partitions')
    .innerJoin('loads', 'loads.load_id', 'partitions.load_id')
    .select(['partitions.billing_month', 'partitions.billing_account_id', 'loads.loaded_at'])
    .where('partitions.company_id', '=', companyId)
    .where('partitions.vendor', '=', vendor)
    .orderBy('partitions.billing_month')
    .orderBy('partitions.billing_account_id')
    .execute();
  const months = new Map<IsoDate, BilledMonth>();
  for (const { billing_month: month, billing_account_id: account, loaded_at: loadedAt } of rows) {
    const known = months.get(month) ?? { month, billingAccounts: [], loadedAt };
    known.billingAccounts.push(account);
    if (loadedAt < known.loadedAt) known.loadedAt = loadedAt;
    months.set(month, known);
  }
  return [...months.values()];
}
