// Resolvers of billing: one call each.
import { firstOfMonth } from '../../../lib/calendar/calendar.ts';
import type { BillingResolvers } from '../../__generated__/resolvers/billing.ts';
import { toConnection } from '../../graph/connection.ts';

export const billingResolvers: BillingResolvers = {
  Viewer: {
    bill: (_viewer, { vendor, month }) => ({ vendor, month: firstOfMonth(month) }),
    bills: (_viewer, { vendor, months }, { billing }) => billing.bills(vendor ?? null, months),
    billsOfMonth: (_viewer, { month }, { billing }) => billing.billsOfMonth(firstOfMonth(month)),
    invoiceNumbers: async (_viewer, _arguments, { billing, viewer }) =>
      billing.invoiceNumbers((await viewer.info()).availableVendors),
  },
  Bill: {
    additionalServices: (bill, _arguments, { billing }) => billing.additionalServices(bill),
    autoSpot: (bill, _arguments, { billing }) => billing.autoSpot(bill),
    charges: (bill, _arguments, { billing }) => billing.charges(bill),
    computingResources: (bill, _arguments, { billing }) => billing.computingResources(bill),
    costBridge: (bill, { basis }, { billing }) => billing.costBridge(bill, basis),
    details: (bill, given, { billing }) => billing.details(bill, given),
    insight: (bill, { viewBy }, { billing }) => billing.insight(bill, viewBy),
    invoice: async (bill, { invoiceId }, { billing }) =>
      (await billing.invoices(bill)).find((invoice) => invoice.invoiceId === invoiceId),
    invoices: (bill, _arguments, { billing }) => billing.invoices(bill),
    serviceGroups: (bill, { set }, { billing }) => billing.serviceGroups(bill, set),
    serviceGroupSets: (bill, _arguments, { billing }) => billing.serviceGroupSets(bill),
    tagKeys: (bill, _arguments, { billing }) => billing.tagKeys(bill),
  },
  BillsOfMonth: {
    costBridge: (bills, { basis }, { billing }) => billing.billsBridge(bills, basis),
    sums: (bills, _arguments, { billing }) => billing.billSums(bills),
  },
  CloudInvoice: {
    rows: async (invoice, paging, { billing }) => {
      const { rows, ...sums } = await billing.invoiceRows(invoice, paging);
      return { ...sums, ...toConnection(rows, sums.totalCount, paging) };
    },
  },
};
