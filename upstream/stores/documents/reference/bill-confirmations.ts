// Which bills of a company have been confirmed.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';
import { replaceRows } from '../replace-rows.ts';

export interface BillConfirmation {
  vendor: VendorCode;
  /** First day of the month. */
  billingMonth: IsoDate;
  /** FOCUS BillingAccountId. */
  billingAccountId: string;
  /** ISO 8601, UTC. */
  confirmedAt: string;
  /** A user id, or a name as the import gave it. */
  confirmedBy: string;
}

/** By month, vendor and billing account. */
export async function billConfirmationsOf(
  documents: Documents,
  companyId: string,
): Promise<BillConfirmation[]> {
  const rows = await documents
    .selectFrom('bill_confirmations')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('billing_month')
    .orderBy('vendor')
    .orderBy('billing_account_id')
    .execute();
  return rows.map((row) => ({
    vendor: row.vendor as VendorCode,
    billingMonth: row.billing_month,
    billingAccountId: row.billing_account_id,
    confirmedAt: row.confirmed_at,
    confirmedBy: row.confirmed_by,
  }));
}

/** All confirmations of the company become these. */
export async function replaceBillConfirmations(
  documents: Documents,
  companyId: string,
  confirmations: readonly BillConfirmation[],
): Promise<void> {
  const rows = confirmations.map((bill) => ({
    company_id: companyId,
    vendor: bill.vendor,
    billing_account_id: bill.billingAccountId,
    billing_month: bill.billingMonth,
    confirmed_at: bill.confirmedAt,
    confirmed_by: bill.confirmedBy,
  }));
  await replaceRows(documents, companyId, 'bill_confirmations', rows);
}
