// The vendor's invoices of a month (B-06), their parts, and the charges that each is made of.
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { addDecimals, compareDecimals, lessDecimal } from '../../../lib/money/money.ts';
import type { InvoiceReply, invoiceRows, invoices } from '../../contract/billing/billing.ts';
import type { CheckedRequestOf, ReplyOf } from '../../contract/endpoint.ts';
import { badRequest, Refusal } from '../../refusal.ts';
import { invoiceIssues, issueKey } from '../../stores/documents/datasets/invoice-issues.ts';
import type { BilledMonth } from '../../stores/documents/loads/billed-months.ts';
import { companyById } from '../../stores/documents/platform/companies.ts';
import type { BillFilter, BillLine } from '../../stores/facts/questions/bill-question.ts';
import { groupedBy } from '../shared/grouped-by.ts';
import { billStatus } from './bill-statuses.ts';
import { type Billing, scopeOf, wireMonth } from './billing-scope.ts';
import { chargeKinds } from './charge-kinds.ts';
import type { ContractAmounts } from './contract-amounts.ts';
import { totalsByCurrency } from './month-bills.ts';

type InvoiceLineKind = InvoiceReply['lines'][number]['kind'];

export interface Invoice {
  /** Unique in its month. */
  invoiceId: string;
  /** InvoiceId of FOCUS; empty where the data name none. */
  givenId: string;
  isDerived: boolean;
  issuer: string;
  billingAccountId: string;
  billingAccountName: string;
  currency: string;
  /** Decimal text. */
  total: string;
  lines: { kind: InvoiceLineKind; amount: string; rowCount: number }[];
  rowCount: number;
  /** Which charges are its own. */
  filters: BillFilter[];
}

/** By falling total within each currency, currencies by their worth; with `amounts` as the bill charges them. */
export async function invoicesOf(
  billing: Billing,
  month: string,
  amounts: ContractAmounts | null = null,
): Promise<Invoice[]> {
  const { facts, vendor } = billing;
  const scope = scopeOf(billing, { start: month, end: month });
  const kinds = await chargeKinds(facts, scope, vendor);
  const lines = await facts.bill({
    ...scope,
    groupBy: [
      ...(['invoice', { column: 'issuer' }, 'billingAccount', kinds, 'chargeCategory'] as const),
      ...(amounts?.groupings ?? []),
    ],
    measures: ['billed', 'rows'],
  });
  const identityOf = ({ keys, currency }: BillLine) => JSON.stringify([...keys.slice(0, 3), currency]);
  const charged = (lines ?? []).map((line) =>
    amounts ? { ...line, sums: [amounts.chargedOf(line), ...line.sums.slice(1)] } : line,
  );
  const found = [...groupedBy(charged, identityOf).values()].map((own) => invoiceOf(own, billing, month));
  const sums = found.map(({ currency, total }) => ({ currency, cost: total }));
  const places = totalsByCurrency(sums, billing.byWorth).map(({ currency }) => currency);
  return withOwnIds(found).sort(
    (one, other) =>
      places.indexOf(one.currency) - places.indexOf(other.currency) ||
      compareDecimals(other.total, one.total) ||
      Number(one.invoiceId > other.invoiceId) - Number(one.invoiceId < other.invoiceId),
  );
}

/** What tells an invoice from others of its month. */
export type InvoiceParts = Pick<Invoice, 'invoiceId' | 'billingAccountId' | 'issuer' | 'currency'>;

/** Of one month: an id that several have is followed by what tells them apart. */
export function withOwnIds<Parts extends InvoiceParts>(found: readonly Parts[]): Parts[] {
  const shared = groupedBy(found, ({ invoiceId }) => invoiceId);
  return found.map((invoice) => {
    const { invoiceId, billingAccountId, issuer, currency } = invoice;
    const isShared = (shared.get(invoiceId)?.length ?? 0) > 1;
    return isShared
      ? { ...invoice, invoiceId: [invoiceId, billingAccountId, issuer, currency].join('/') }
      : invoice;
  });
}

/** The id of an invoice that the vendor's data do not name. */
export function derivedId({
  vendor,
  month,
  billingAccountId,
  issuer,
  currency,
}: Omit<InvoiceParts, 'invoiceId'> & { vendor: VendorCode; month: string }): string {
  return [vendor.toUpperCase(), month.slice(0, 7).replace('-', ''), billingAccountId, issuer, currency]
    .map((part) => part.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? '')
    .join('_');
}

function invoiceOf(own: readonly BillLine[], { vendor }: Billing, month: string): Invoice {
  const [first] = own;
  const [id = '', issuer = '', billingAccountId = ''] = first?.keys ?? [];
  const currency = first?.currency ?? '';
  const byKind = [...groupedBy(own, kindOf)].map(([kind, lines]) => ({
    kind: kind as InvoiceLineKind,
    amount: addDecimals(lines.map(({ sums }) => sums[0] ?? '0')),
    rowCount: lines.reduce((count, { sums }) => count + Number(sums[1] ?? 0), 0),
  }));
  const name = own.find(({ keys, labels }) => labels[2] !== keys[2])?.labels[2];
  return {
    invoiceId: id || derivedId({ vendor, month, billingAccountId, issuer, currency }),
    givenId: id,
    isDerived: id === '',
    issuer,
    billingAccountId,
    billingAccountName: name ?? billingAccountId,
    currency,
    total: addDecimals(byKind.map(({ amount }) => amount)),
    lines: KINDS.flatMap((kind) => byKind.filter((line) => line.kind === kind)),
    rowCount: byKind.reduce((count, line) => count + line.rowCount, 0),
    filters: [
      { dimension: 'invoice', values: [id] },
      { column: 'issuer', values: [issuer] },
      { dimension: 'billingAccount', values: [billingAccountId] },
      { column: 'currency', values: [currency] },
    ],
  };
}

/** In the order of an invoice. */
const KINDS = ['usage', 'purchase', 'support', 'marketplace', 'credit', 'adjustment', 'tax'] as const;
const CATEGORY_KINDS: Record<string, InvoiceLineKind> = { Purchase: 'purchase', Adjustment: 'adjustment' };

function kindOf({ keys }: BillLine): InvoiceLineKind {
  const [kind, category = ''] = keys.slice(3);
  if (category === 'Tax') return 'tax';
  if (category === 'Credit') return 'credit';
  if (kind === 'support' || kind === 'marketplace') return kind;
  return CATEGORY_KINDS[category] ?? 'usage';
}

export async function invoiceList(
  billing: Billing,
  billed: BilledMonth,
  amounts: ContractAmounts | null = null,
): Promise<ReplyOf<typeof invoices>> {
  const { stores, companyId } = billing;
  const [status, found, company] = await Promise.all([
    billStatus(billing, billed),
    invoicesOf(billing, billed.month, amounts),
    companyById(stores.documents, companyId),
  ]);
  const issues = await invoiceIssues(
    stores.documents,
    companyId,
    found.map(({ givenId }) => givenId).filter((id) => id !== ''),
  );
  return {
    status,
    invoices: found.map(({ filters: _, givenId, currency, total, lines, ...invoice }) => ({
      ...invoice,
      ...wireMonth(billed.month),
      invoiceCurrency: currency,
      companyCurrency: company?.currency ?? currency,
      invoiceTotal: Number(total),
      lines: lines.map((line) => ({ ...line, amount: Number(line.amount) })),
      issue: issues.get(issueKey(invoice.issuer, givenId)) ?? null,
    })),
  };
}

type RowsReply = ReplyOf<typeof invoiceRows>;

/** Refuses an invoice that the month does not have, and a reader who may not know what the vendor billed. */
export async function invoiceRowsOf(
  billing: Billing,
  { month }: BilledMonth,
  {
    invoiceId,
    page,
    itemsPerPage,
  }: Pick<CheckedRequestOf<typeof invoiceRows>, 'invoiceId' | 'page' | 'itemsPerPage'>,
  amounts: ContractAmounts | null = null,
): Promise<RowsReply> {
  if (amounts)
    throw new Refusal(
      'VENDOR_COST_CLOSED',
      'The charges of the vendor are for those who administer the company.',
    );
  const { facts } = billing;
  const invoice = (await invoicesOf(billing, month)).find((each) => each.invoiceId === invoiceId);
  if (!invoice) throw badRequest('The month has no such invoice.', 'invoiceId');
  const scope = { ...scopeOf(billing, { start: month, end: month }), filters: invoice.filters };
  const [sums, rows] = await Promise.all([
    facts.bill({ ...scope, groupBy: [], measures: ['billed', 'rows'] }),
    facts.billRows({ ...scope, limit: itemsPerPage, skip: (page - 1) * itemsPerPage }),
  ]);
  const [rowsTotal = '0', totalCount = '0'] = sums?.[0]?.sums ?? [];
  return {
    invoiceId,
    invoiceCurrency: invoice.currency,
    invoiceTotal: Number(invoice.total),
    rowsTotal: Number(rowsTotal),
    difference: Number(lessDecimal(invoice.total, rowsTotal)),
    totalCount: Number(totalCount),
    rows: rows.map((row) => ({
      chargeDate: row.chargeDate,
      linkedAccountId: row.account,
      linkedAccountName: row.accountName,
      productName: row.product,
      region: row.region,
      usageType: row.usageType,
      description: row.description,
      chargeType: row.chargeType,
      resourceId: row.resource,
      usage: row.quantity === null ? null : Number(row.quantity),
      useUnit: row.unit,
      listCost: row.list === null ? null : Number(row.list),
      cost: Number(row.billed),
    })),
  };
}
