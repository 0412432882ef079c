// Handlers of documents of bills: a whole bill, the bills of all vendors, and each part of a bill, in three kinds of files.

import { type Language, labelled } from '../../../../lib/catalogue/languages.ts';
import { VENDORS, type VendorCode, vendorNameIn } from '../../../../lib/catalogue/vendors.ts';
import type { BillFormat } from '../../../../lib/files/bill-parts.ts';
import { dayIn, monthIn } from '../../../../lib/files/cell-text.ts';
import { MEDIA_TYPES, type TableQuestion } from '../../../../lib/files/table-columns.ts';
import { type Texts, textsOf } from '../../../../lib/node/texts.ts';
import type { billDocumentEndpoints } from '../../../contract/billing/documents.ts';
import type { FileReply } from '../../../contract/endpoint.ts';
import { badRequest, Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { companyData } from '../../shared/company-data.ts';
import { wholeFile } from '../../shared/paper/whole-file.ts';
import type { Stores } from '../../shared/stores.ts';
import { billingHandlers } from '../billing.ts';
import { monthOf } from '../billing-scope.ts';
import { billAddress, type ComposeTools, invoiceDocuments, invoiceFile } from '../invoice-mail/compose.ts';
import { type InvoiceDocument, invoiceDocument, statusName } from '../invoice-mail/invoice-document.ts';
import { invoiceQuestion } from '../invoice-mail/invoice-question.ts';
import { statusChip } from '../paper/bill-answer.ts';
import { type AllVendorsBill, allVendorsBill } from './all-vendors.ts';
import { type BillTable, inOrder } from './bill-table.ts';
import type { BillDocumentRequest, DocumentAsker } from './document-asker.ts';
import { tablePdf } from './table-pdf.ts';
import { tableText } from './table-text.ts';
import { PART_TABLES, type TablePart } from './tables/part-table.ts';

export function billDocumentHandlers(
  stores: Stores,
  tools: ComposeTools,
): HandlersOf<typeof billDocumentEndpoints> {
  return {
    billDocument: async (request, call) => {
      const { vendor, part } = request;
      if (vendor === null) return ofAllVendors(stores, tools, request, call);
      const document = await ofVendor(tools, vendor, request, call);
      if (part === 'bill' || part === 'charges') return wholeBill(document, request.format);
      requirePart(vendor, part);
      return ofPart(stores, tools, { vendor, part, document }, request, call);
    },
  };
}

const BILL_TAB = 'charges';

function requirePart(vendor: VendorCode, part: TablePart): void {
  const tab = part === 'invoiceCharges' ? 'invoices' : part;
  if (!VENDORS[vendor].billingTabs.includes(tab))
    throw new Refusal(
      'VIEW_NOT_OF_VENDOR',
      `The bills of ${VENDORS[vendor].name} have no such part.`,
      'part',
    );
}

function ofVendor(
  tools: ComposeTools,
  vendor: VendorCode,
  request: BillDocumentRequest,
  { companyId, user, language }: Call,
) {
  return invoiceDocuments(tools)({
    ...{ companyId, vendor, language, billMonth: monthOf(request), currency: null },
    // A part of one account is a part of the whole bill.
    account: request.part === 'bill' ? request.lnkdAccId : null,
    readers: [user.userId],
  });
}

/** The bills side by side have no parts. */
async function ofAllVendors(
  stores: Stores,
  tools: ComposeTools,
  request: BillDocumentRequest,
  call: Call,
): Promise<FileReply> {
  const { companyId, language } = call;
  if (request.part !== 'bill' && request.part !== BILL_TAB) throw badRequest('Of which vendor?', 'vendor');
  const handlers = billingHandlers(stores);
  const text = textsOf(language);
  const { chargeYear, chargeMonth } = request;
  const [{ vendors }, parties] = await Promise.all([
    companyData(stores, companyId),
    tools.partiesOf(companyId),
  ]);
  const all = await allVendorsBill(
    vendors,
    async (vendor) => handlers.charge({ vendor, chargeYear, chargeMonth }, call),
    text,
  );
  const billMonth = monthOf(request);
  const document = invoiceDocument({
    bill: { charges: all.charges, services: [], invoices: [], conversions: [], history: [] },
    ...{ parties, withVendorSum: false, companyId, vendor: null, vendors: all.vendors, billMonth },
    ...{ account: null, language, issuedAt: tools.now() },
    link: billAddress({ companyId, vendor: null, billMonth }, tools.publicUrl),
    remarks: remarksOf(all, text, language, monthIn(billMonth, language)),
    overview: all.overview,
  });
  return wholeBill(document, request.format);
}

/** How final the bill of each vendor is, and who has none. */
function remarksOf(
  { statuses, without }: AllVendorsBill,
  text: Texts,
  language: Language,
  month: string,
): string[] {
  const names = (vendors: readonly VendorCode[]) =>
    vendors.map((vendor) => vendorNameIn(text, vendor)).join(', ');
  const states = [...new Set(statuses.map(([, status]) => status))].map((status) => {
    const own = statuses.flatMap(([vendor, each]) => (each === status ? [vendor] : []));
    return labelled(language, statusName(text, status), names(own));
  });
  return [
    ...states,
    ...(without.length === 0 ? [] : [text('billing.all.withoutBill', { month, vendors: names(without) })]),
  ];
}

async function wholeBill(document: InvoiceDocument, format: BillFormat): Promise<FileReply> {
  const { name, contentType, content } = await invoiceFile(document, format);
  return { name, mediaType: contentType, content: wholeFile(content), rowCount: null };
}

async function ofPart(
  stores: Stores,
  tools: ComposeTools,
  { vendor, part, document }: { vendor: VendorCode; part: TablePart; document: InvoiceDocument },
  request: BillDocumentRequest,
  call: Call,
): Promise<FileReply> {
  const { language } = call;
  const { format, chargeYear, chargeMonth } = request;
  const text = textsOf(language);
  const asker: DocumentAsker = {
    handlers: billingHandlers(stores),
    ...{ call, language, text, vendor, request, month: { chargeYear, chargeMonth } },
  };
  const currencies = document.charges.bills.map(({ invoiceCurrency }) => invoiceCurrency);
  const table = inOrder(await PART_TABLES[part](asker), currencies);
  const name = fileName(document, part, format);
  const link = partAddress(tools.publicUrl, call.companyId, vendor, part, request);
  if (format !== 'pdf') {
    const question = partQuestion({ ...document, link }, table);
    const { content, rowCount } = tableText(table, format, { language, text, question });
    return { name, mediaType: MEDIA_TYPES[format], content, rowCount };
  }
  const content = await tablePdf({
    ...{ table, vendor, language, madeAt: document.madeAt, billTitle: document.title },
    head: {
      company: document.companyName,
      name: `${table.title} · ${vendorNameIn(text, vendor)} · ${document.monthText}`,
      state: [`${document.periodText} UTC`, document.statusText, currencies.join(', ')].join(' · '),
    },
    foot: { ...document.foot, link: { ...document.foot.link, url: link } },
    status: statusChip(document),
    currencies,
    nothing: text('billing.grid.empty'),
  });
  return { name, mediaType: 'application/pdf', content: wholeFile(content), rowCount: null };
}

/** What the bill is of, and what else the part is of. */
function partQuestion(document: InvoiceDocument, { title, facts }: BillTable): TableQuestion {
  const { name, facts: ofBill } = invoiceQuestion(document);
  const { texts, madeAt, language } = document;
  return {
    name,
    facts: [
      [texts('platform.file.list'), title],
      ...ofBill.slice(0, -1),
      ...facts,
      [texts('platform.file.saved'), dayIn(madeAt.toISOString().slice(0, 10), language)],
      ...ofBill.slice(-1),
    ],
  };
}

function fileName({ reference }: InvoiceDocument, part: TablePart, format: BillFormat): string {
  const named = part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${`${reference}-${named}`.toLowerCase().replace(/[^\w.-]+/g, '-')}.${format}`;
}

function partAddress(
  publicUrl: string,
  companyId: string,
  vendor: VendorCode,
  part: TablePart,
  { viewBy, tagKey, serviceGroupSetNm, ...request }: BillDocumentRequest,
): string {
  const tab = part === 'invoiceCharges' ? 'invoices' : part;
  return billAddress({ companyId, vendor, billMonth: monthOf(request) }, publicUrl, {
    tab,
    ...(part === 'details' && { viewBy }),
    ...(tagKey !== null && { tagKey }),
    ...(serviceGroupSetNm !== null && { set: serviceGroupSetNm }),
  });
}
