// What the invoices of a company say of its parties.
import { type InvoiceDetails, NO_INVOICE_DETAILS } from '../../../../lib/catalogue/invoice-details.ts';
import type { Documents } from '../database.ts';

export async function invoiceDetailsOf(documents: Documents, companyId: string): Promise<InvoiceDetails> {
  const row = await documents
    .selectFrom('invoice_details')
    .select('details')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ? { ...NO_INVOICE_DETAILS, ...(JSON.parse(row.details) as InvoiceDetails) } : NO_INVOICE_DETAILS;
}

export async function saveInvoiceDetails(
  documents: Documents,
  companyId: string,
  details: InvoiceDetails,
): Promise<void> {
  const text = JSON.stringify(details);
  await documents
    .insertInto('invoice_details')
    .values({ company_id: companyId, details: text })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ details: text }))
    .execute();
}
