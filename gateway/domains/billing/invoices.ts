// Replies on invoices in the words of the graph.
import type { invoiceRows, invoices } from '../../../upstream/contract/billing/billing.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type { InvoiceLineKind } from '../../__generated__/graph-types.ts';
import type { BillParent, CloudInvoiceParent, InvoiceRowsPage } from './shapes.ts';

type Reply = ReplyOf<typeof invoices>;

const KINDS: Record<Reply['invoices'][number]['lines'][number]['kind'], InvoiceLineKind> = {
  usage: 'USAGE',
  purchase: 'PURCHASE',
  support: 'SUPPORT',
  marketplace: 'MARKETPLACE',
  credit: 'CREDIT',
  adjustment: 'ADJUSTMENT',
  tax: 'TAX',
};

const ISSUE_STATES = { Open: 'OPEN', Issued: 'ISSUED', Voided: 'VOIDED' } as const;

export function invoicesOf(reply: Reply, bill: BillParent): CloudInvoiceParent[] {
  return reply.invoices.map((invoice) => ({
    bill,
    invoiceId: invoice.invoiceId,
    isDerived: invoice.isDerived,
    issuer: invoice.issuer,
    billingAccount: invoice.billingAccountId,
    billingAccountName: invoice.billingAccountName,
    currency: invoice.invoiceCurrency,
    total: invoice.invoiceTotal,
    rowCount: invoice.rowCount,
    issue: invoice.issue && { ...invoice.issue, state: ISSUE_STATES[invoice.issue.state] },
    lines: invoice.lines.map((line) => ({ ...line, kind: KINDS[line.kind] })),
  }));
}

export function rowsPageOf(reply: ReplyOf<typeof invoiceRows>): InvoiceRowsPage {
  const { invoiceTotal, rowsTotal, difference, totalCount } = reply;
  return {
    ...{ invoiceTotal, rowsTotal, difference, totalCount },
    rows: reply.rows.map((row) => ({
      account: row.linkedAccountId,
      accountName: row.linkedAccountName,
      chargeType: row.chargeType,
      cost: row.cost,
      date: row.chargeDate,
      description: row.description,
      listCost: row.listCost,
      product: row.productName,
      quantity: row.usage,
      region: row.region,
      resourceId: row.resourceId,
      unit: row.useUnit,
      usageType: row.usageType,
    })),
  };
}
