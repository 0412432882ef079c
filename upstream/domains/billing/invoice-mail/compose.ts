// Makes an invoice mail: the bill of a vendor and month as a file, and the words around it.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { InvoiceFileType } from '../../../../lib/mail/invoice-mail.ts';
import type { Attachment } from '../../../mail/mail.ts';
import { mailBody } from '../../../mail/mail-body.ts';
import type { ComposedInvoice, ComposeInvoice, InvoiceRequest } from './invoice.ts';
import {
  amountIn,
  type BillOfMonth,
  type InvoiceDocument,
  invoiceDocument,
  type Parties,
} from './invoice-document.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceTable, tableType } from './invoice-table.ts';

export interface ComposeTools {
  /** Rejects with the Refusal 10109 when there are no charges. */
  billOf: (companyId: string, vendor: VendorCode, billMonth: IsoDate) => Promise<BillOfMonth>;
  partiesOf: (companyId: string) => Promise<Parties>;
  /** May all of them read what the vendor billed? */
  mayReadMargin: (companyId: string, userIds: readonly string[]) => Promise<boolean>;
  publicUrl: string;
  now: () => Date;
}

/** As the addresses of the portal spell vendors, where that differs from the wire. */
const PAGE_NAMES: { [Vendor in VendorCode]?: string } = { azr: 'azure', ncp: 'ncloud' };

export function invoiceComposer(tools: ComposeTools): ComposeInvoice {
  return async (request) => {
    const { companyId, vendor, billMonth, language, readers } = request;
    const [bill, parties, withVendorSum] = await Promise.all([
      tools.billOf(companyId, vendor, billMonth),
      tools.partiesOf(companyId),
      tools.mayReadMargin(companyId, readers),
    ]);
    const issuedAt = tools.now();
    const document = invoiceDocument({
      bill,
      parties,
      withVendorSum,
      companyId,
      vendor,
      billMonth,
      language,
      issuedAt,
    });
    return {
      subject: request.title.trim() || document.title,
      bodyWith: bodyOf(document, request, tools.publicUrl),
      file: await fileOf(document, request.fileType),
    };
  };
}

function bodyOf(
  document: InvoiceDocument,
  { companyId, vendor, title, description, senderName }: InvoiceRequest,
  publicUrl: string,
): ComposedInvoice['bodyWith'] {
  const { language, texts, shown, companyName, vendorName, monthText, billMonth } = document;
  const totals = shown.map(({ bill: { invoiceCurrency, totalCharge } }): [string, string] => [
    texts('billing.line.totalCharge'),
    amountIn(language, totalCharge, invoiceCurrency),
  ]);
  const named = PAGE_NAMES[vendor] ?? vendor;
  const address = new URLSearchParams({ company: companyId, vendor: named, month: billMonth.slice(0, 7) });
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
        ...totals,
        ...(document.dueText === null ? [] : [dueFact(document.dueText)]),
      ],
      notice: document.notice,
      message:
        description.trim() === ''
          ? null
          : { title: texts('billing.mail.messageFrom', { name: senderName }), text: description.trim() },
      link: { text: texts('billing.mail.openBilling'), url: `${publicUrl}/billing?${address}` },
      footer: texts('billing.mail.footer', { name: senderName }),
      unsubscribe:
        unsubscribeUrl === null ? null : { text: texts('platform.unsubscribe.title'), url: unsubscribeUrl },
    });
}

async function fileOf(document: InvoiceDocument, fileType: InvoiceFileType): Promise<Attachment> {
  const name = `${document.reference.toLowerCase().replace(/[^\w.-]+/g, '-')}.${fileType}`;
  if (fileType === 'pdf')
    return { name, contentType: 'application/pdf', content: await invoicePdf(document) };
  return { name, contentType: tableType(fileType), content: await invoiceTable(document, fileType) };
}
