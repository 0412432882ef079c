// Makes an invoice mail: the bill of a vendor and month as a file, and the words around it.

import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { InvoiceFileType } from '../../../../lib/mail/invoice-mail.ts';
import { amountWithCode } from '../../../../lib/money/written-money.ts';
import type { Attachment } from '../../../mail/mail.ts';
import { mailBody } from '../../../mail/mail-body.ts';
import { billPdf } from '../paper/bill-pdf.ts';
import type { ComposedInvoice, ComposeInvoice, InvoiceRequest } from './invoice.ts';
import { type BillOfMonth, type InvoiceDocument, invoiceDocument, type Parties } from './invoice-document.ts';
import { invoiceTable, tableType } from './invoice-table.ts';

export interface ComposeTools {
  /** Rejects with the Refusal 10109 when there are no charges. */
  billOf: (
    asked: Pick<InvoiceRequest, 'companyId' | 'vendor' | 'billMonth' | 'account' | 'currency'>,
  ) => Promise<BillOfMonth>;
  partiesOf: (companyId: string) => Promise<Parties>;
  /** May all of them read what the vendor billed? */
  mayReadMargin: (companyId: string, userIds: readonly string[]) => Promise<boolean>;
  publicUrl: string;
  now: () => Date;
}

/** As the addresses of the portal spell vendors, where that differs from the wire. */
const PAGE_NAMES: { [Vendor in VendorCode]?: string } = { azr: 'azure', ncp: 'ncloud' };

export function invoiceComposer(tools: ComposeTools): ComposeInvoice {
  const documentOf = invoiceDocuments(tools);
  return async (request) => {
    const document = await documentOf(request);
    return {
      subject: request.title.trim() || document.title,
      bodyWith: bodyOf(document, request),
      file: await invoiceFile(document, request.fileType),
    };
  };
}

export type AskedInvoice = Pick<
  InvoiceRequest,
  'companyId' | 'vendor' | 'billMonth' | 'account' | 'currency' | 'language' | 'readers'
>;
export type InvoiceDocuments = (request: AskedInvoice) => Promise<InvoiceDocument>;

/** Rejects with the Refusal 10109 when the month has no data. */
export function invoiceDocuments(tools: ComposeTools): InvoiceDocuments {
  return async (request) => {
    const { companyId, vendor, billMonth, language, account, readers } = request;
    const [bill, parties, withVendorSum] = await Promise.all([
      tools.billOf(request),
      tools.partiesOf(companyId),
      tools.mayReadMargin(companyId, readers),
    ]);
    return invoiceDocument({
      bill,
      parties,
      // The vendor's own sum is of all accounts.
      withVendorSum: withVendorSum && account === null,
      ...{ companyId, vendor, billMonth, account, language },
      issuedAt: tools.now(),
      link: billAddress(request, tools.publicUrl),
    });
  };
}

type Addressed = Pick<InvoiceRequest, 'companyId' | 'billMonth'> & { vendor: VendorCode | null };

/** Null: of all vendors. */
export function billAddress(
  { companyId, vendor, billMonth }: Addressed,
  publicUrl: string,
  further: Record<string, string> = {},
): string {
  const named = vendor === null ? 'all' : (PAGE_NAMES[vendor] ?? vendor);
  const parameters = { company: companyId, vendor: named, month: billMonth.slice(0, 7), ...further };
  return `${publicUrl}/billing?${new URLSearchParams(parameters)}`;
}

function bodyOf(
  document: InvoiceDocument,
  { title, description, senderName }: InvoiceRequest,
): ComposedInvoice['bodyWith'] {
  const { language, texts, shown, companyName, vendorName, monthText } = document;
  const totals = shown.map(({ bill: { invoiceCurrency, totalCharge } }): [string, string] => [
    texts('billing.line.totalCharge'),
    amountWithCode(language, totalCharge, invoiceCurrency),
  ]);
  const dueFact = (due: string): [string, string] => [texts('billing.document.due'), due];
  return (unsubscribeUrl) =>
    mailBody(language, {
      title: title.trim() || document.title,
      paragraphs: [
        texts('billing.mail.lead', { company: companyName, vendor: vendorName, month: monthText }),
      ],
      facts: [
        [texts('billing.document.company'), companyName],
        [texts('billing.send.vendor'), vendorName],
        [texts('billing.document.period'), document.periodText],
        [texts('billing.document.number'), document.reference],
        [texts('billing.trend.status'), document.statusText],
        ...accountFact(document),
        ...totals,
        ...conversionFacts(document),
        ...(document.dueText === null ? [] : [dueFact(document.dueText)]),
      ],
      notice: document.notice,
      message:
        description.trim() === ''
          ? null
          : { title: texts('billing.mail.messageFrom', { name: senderName }), text: description.trim() },
      link: { text: texts('billing.mail.openBilling'), url: document.link },
      footer: texts('billing.mail.footer', { name: senderName }),
      unsubscribe:
        unsubscribeUrl === null ? null : { text: texts('platform.unsubscribe.title'), url: unsubscribeUrl },
    });
}

/** Whose charges they are, where they are of one account. */
function accountFact({ texts, noun, account }: InvoiceDocument): [string, string][] {
  return account === null ? [] : [[texts('billing.column.item', { noun }), account.text]];
}

/** Each total in the chosen currency, with its rate. */
function conversionFacts({ texts, conversions }: InvoiceDocument): [string, string][] {
  return conversions.map(({ target, text, note }) => [
    texts('billing.document.totalIn', { currency: target }),
    `${text} (${note})`,
  ]);
}

export async function invoiceFile(document: InvoiceDocument, fileType: InvoiceFileType): Promise<Attachment> {
  const name = `${document.reference.toLowerCase().replace(/[^\w.-]+/g, '-')}.${fileType}`;
  if (fileType === 'pdf') return { name, contentType: 'application/pdf', content: await billPdf(document) };
  return { name, contentType: tableType(fileType), content: await invoiceTable(document, fileType) };
}
