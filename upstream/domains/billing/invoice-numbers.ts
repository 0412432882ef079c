// The invoices of a vendor by number and month: what people look one up by.
import { addMonths, firstOfMonth } from '../../../lib/calendar/calendar.ts';
import { type invoiceNumbers, MAX_INVOICE_NUMBERS } from '../../contract/billing/billing.ts';
import { MAX_BILL_TERM } from '../../contract/billing/shapes.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { groupedBy } from '../shared/grouped-by.ts';
import { type Billing, scopeOf, wireMonth } from './billing-scope.ts';
import { derivedId, withOwnIds } from './invoices.ts';

/** Of the newest 36 months, by the ids that the months' own lists have. */
export async function invoiceNumberList(billing: Billing): Promise<ReplyOf<typeof invoiceNumbers>> {
  const { facts, vendor, today } = billing;
  const end = firstOfMonth(today);
  const lines = await facts.bill({
    ...scopeOf(billing, { start: addMonths(end, 1 - MAX_BILL_TERM), end }),
    groupBy: [{ column: 'billingMonth' }, 'invoice', { column: 'issuer' }, 'billingAccount'],
    measures: ['rows'],
  });
  const found = (lines ?? []).map(({ keys, currency }) => {
    const [month = '', id = '', issuer = '', billingAccountId = ''] = keys;
    const parts = { billingAccountId, issuer, currency };
    return { ...parts, month, invoiceId: id || derivedId({ ...parts, vendor, month }) };
  });
  const byMonth = [...groupedBy(found, ({ month }) => month)].sort(([one], [other]) =>
    one < other ? 1 : -1,
  );
  const list = byMonth.flatMap(([month, own]) =>
    withOwnIds(own).map(({ invoiceId, issuer }) => ({ ...wireMonth(month), invoiceId, issuer })),
  );
  return { list: list.slice(0, MAX_INVOICE_NUMBERS) };
}
