// What those who invoice say of their invoices: whether they are issued, since when, and until when they are to be paid
// (InvoiceDetail of FOCUS).
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { Documents } from '../database.ts';

export const ISSUE_STATES = ['Open', 'Issued', 'Voided'] as const;

export interface InvoiceIssue {
  state: (typeof ISSUE_STATES)[number];
  issuedOn: IsoDate | null;
  dueOn: IsoDate | null;
}

/** Of an invoice: separates several issuers. */
export function issueKey(issuer: string, invoiceId: string): string {
  return JSON.stringify([issuer, invoiceId]);
}

/**
 * Those of the ids, by issuer and id. An invoice is open as long as one of its lines is, and voided when all of them
 * are; its days are the latest of its lines.
 */
export async function invoiceIssues(
  documents: Documents,
  companyId: string,
  invoiceIds: readonly string[],
): Promise<Map<string, InvoiceIssue>> {
  if (invoiceIds.length === 0) return new Map();
  const rows = await documents
    .selectFrom('focus_invoice_details')
    .select(['invoice_issuer_name', 'invoice_id', 'invoice_issue_status'])
    .select(({ fn }) => [fn.max('invoice_issue_date').as('issued'), fn.max('payment_due_date').as('due')])
    .where('company_id', '=', companyId)
    .where('invoice_id', 'in', [...invoiceIds])
    .groupBy(['invoice_issuer_name', 'invoice_id', 'invoice_issue_status'])
    .execute();
  const issues = new Map<string, InvoiceIssue>();
  for (const row of rows) {
    const state = ISSUE_STATES.find((each) => each === row.invoice_issue_status);
    if (state === undefined || row.invoice_id === null) continue;
    const key = issueKey(row.invoice_issuer_name, row.invoice_id);
    const own = { state, issuedOn: dayOf(row.issued), dueOn: dayOf(row.due) };
    const known = issues.get(key);
    issues.set(key, known ? joined(known, own) : own);
  }
  return issues;
}

function joined(one: InvoiceIssue, other: InvoiceIssue): InvoiceIssue {
  const latest = (days: readonly (IsoDate | null)[]) =>
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null;
  const states = [one.state, other.state];
  return {
    state: ISSUE_STATES.find((state) => states.includes(state)) ?? one.state,
    issuedOn: latest([one.issuedOn, other.issuedOn]),
    dueOn: latest([one.dueOn, other.dueOn]),
  };
}

function dayOf(instant: string | null): IsoDate | null {
  return instant === null ? null : instant.slice(0, 10);
}
