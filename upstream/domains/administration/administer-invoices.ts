// What the invoices of a company say of issuer and payer, as its owners set it.
import { createHash } from 'node:crypto';
import { INVOICE_FIELD_IDS, type InvoiceDetails } from '../../../lib/catalogue/invoice-details.ts';
import { Refusal } from '../../refusal.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import { invoiceDetailsOf, saveInvoiceDetails } from '../../stores/documents/reference/invoice-details.ts';
import { atomically } from '../../stores/documents/transaction.ts';
import type { Change } from '../shared/change.ts';

const FIELDS = [...INVOICE_FIELD_IDS, 'paymentDays'] as const;

/** Equal details, equal version. */
export function invoiceDetailsVersion(details: InvoiceDetails): string {
  const text = JSON.stringify(FIELDS.map((field) => details[field]));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Refuses a change that is based on details of before. */
export async function changeInvoiceDetails(
  { documents, companyId, actor, at }: Change,
  version: string,
  details: InvoiceDetails,
): Promise<void> {
  await atomically(documents, async (transaction) => {
    const before = await invoiceDetailsOf(transaction, companyId);
    if (invoiceDetailsVersion(before) !== version)
      throw new Refusal('CHANGED_MEANWHILE', 'The details are others than those that were read.', 'version');
    const changes = FIELDS.filter((field) => before[field] !== details[field]).map((field) => ({
      name: `invoice.${field}`,
      before: wordOf(before[field]),
      after: wordOf(details[field]),
    }));
    if (changes.length === 0) return;
    await saveInvoiceDetails(transaction, companyId, details);
    const action = 'INVOICE_DETAILS_CHANGED';
    await appendAudit(transaction, { companyId, actor, action, subject: companyId, changes }, at);
  });
}

/** Null: nothing is set. */
function wordOf(value: string | number | null): string | null {
  return value === null || value === '' ? null : String(value);
}
