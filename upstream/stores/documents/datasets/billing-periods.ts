// The states of months as those who invoice them tell (BillingPeriod of FOCUS).

import { type IsoDate, laterOf } from '../../../../lib/calendar/calendar.ts';
import { vendorOfName } from '../../../../lib/catalogue/provider-names.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';
import { providerNames } from '../reference/provider-names.ts';

export interface PeriodState {
  isOpen: boolean;
  /** When it became so, ISO 8601; empty where it is unknown. */
  updatedAt: string;
}

/** By the first day of the month. Of several issuers of a vendor an open one decides, and the last change. */
export async function periodStates(
  documents: Documents,
  companyId: string,
  vendor: VendorCode,
): Promise<Map<IsoDate, PeriodState>> {
  const [rows, names] = await Promise.all([
    documents.selectFrom('focus_billing_periods').selectAll().where('company_id', '=', companyId).execute(),
    providerNames(documents),
  ]);
  const states = new Map<IsoDate, PeriodState>();
  for (const row of rows) {
    if (vendorOfName(row.invoice_issuer_name, names) !== vendor) continue;
    const month = `${row.billing_period_start.slice(0, 7)}-01`;
    const isOpen = row.billing_period_status === 'Open';
    const known = states.get(month) ?? { isOpen, updatedAt: '' };
    states.set(month, {
      isOpen: known.isOpen || isOpen,
      updatedAt: laterOf(known.updatedAt, row.updated_at),
    });
  }
  return states;
}

/** Months (first days) of the vendor with an invoice that is not issued yet, as InvoiceDetail of FOCUS tells. */
export async function monthsOfOpenInvoices(
  documents: Documents,
  companyId: string,
  vendor: VendorCode,
): Promise<Set<IsoDate>> {
  const [rows, names] = await Promise.all([
    documents
      .selectFrom('focus_invoice_details')
      .select(['invoice_issuer_name', 'billing_period_start'])
      .distinct()
      .where('company_id', '=', companyId)
      .where('invoice_issue_status', '=', 'Open')
      .execute(),
    providerNames(documents),
  ]);
  const own = rows.filter((row) => vendorOfName(row.invoice_issuer_name, names) === vendor);
  return new Set(own.map((row) => `${(row.billing_period_start ?? '').slice(0, 7)}-01`));
}
