// What an invoice has beside its tables of charges: its two parties, the split by service, the vendor's own numbers, and
// its words explained.
import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import { BILL_LINES, isLineShown } from '../../../../lib/catalogue/bill-lines.ts';
import { worded } from '../../../mail/pdf/pdf-fonts.ts';
import { type InvoiceDocument, plainAmount } from './invoice-document.ts';
import { HEAD, NAVY, QUIET, ruled } from './paper.ts';
import type { ShownCharges } from './shown-charges.ts';

/** Issuer and payer beside each other; what was not set is left out. */
export function partiesOf({ texts, language, details, companyName }: InvoiceDocument): Content {
  const party = (title: string, name: string, address: string, taxNumber: string): Column => ({
    width: '*',
    stack: [
      { ...worded(title, language), color: QUIET, fontSize: 8 },
      { ...worded(name || '–', language), bold: true },
      ...address
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => worded(line, language)),
      ...(taxNumber === ''
        ? []
        : [worded(texts('billing.document.taxNumber', { number: taxNumber }), language)]),
    ],
  });
  const { issuerName, issuerAddress, issuerTaxNumber } = details;
  const { billToName, billToAddress, billToTaxNumber } = details;
  return {
    columnGap: 24,
    margin: [0, 0, 0, 10],
    columns: [
      party(texts('billing.document.issuer'), issuerName, issuerAddress, issuerTaxNumber),
      party(texts('billing.document.billTo'), billToName || companyName, billToAddress, billToTaxNumber),
    ],
  };
}

/** The cloud cost by service, which adds up to its line in the summary. */
export function serviceTable(
  { texts, language }: InvoiceDocument,
  { bill, services }: ShownCharges,
): Content[] {
  if (services.length === 0) return [];
  const { invoiceCurrency: currency, cloudCost } = bill;
  const row = (text: string, amount: number, isSum: boolean): TableCell[] => [
    { ...worded(text, language), bold: isSum, ...(isSum && { color: NAVY }) },
    {
      text: plainAmount(language, amount, currency),
      alignment: 'right',
      noWrap: true,
      bold: isSum,
      ...(isSum && { color: NAVY }),
    },
  ];
  const nameOf = ({ service, isOthers, count }: (typeof services)[number]) =>
    isOthers
      ? texts('platform.item.others', { count })
      : service || texts('platform.item.none', { kind: 'product' });
  return [
    {
      ...worded(`${texts('billing.document.services')} (${currency})`, language),
      bold: true,
      fontSize: 12,
      color: HEAD,
      margin: [0, 16, 0, 6],
    },
    {
      table: {
        widths: ['*', 'auto'],
        dontBreakRows: true,
        body: [
          ...services.map((service) => row(nameOf(service), service.amount, false)),
          row(texts('billing.line.cloudCost'), cloudCost, true),
        ],
      },
      layout: ruled,
    },
  ];
}

/** Numbers of the vendor's own invoices, by who issued them. */
export function cloudInvoicesOf({ texts, language, cloudInvoices }: InvoiceDocument): Content[] {
  if (cloudInvoices.length === 0) return [];
  const issuers = [...new Set(cloudInvoices.map(({ issuer }) => issuer))];
  const numbersOf = (issuer: string) =>
    [
      ...new Set(cloudInvoices.filter((each) => each.issuer === issuer).map(({ invoiceId }) => invoiceId)),
    ].join(', ');
  return [
    { ...headOf(texts('billing.document.cloudInvoices'), language) },
    ...issuers.map((issuer) => ({
      ...worded(issuer === '' ? numbersOf(issuer) : `${issuer}: ${numbersOf(issuer)}`, language),
      fontSize: 8,
    })),
  ];
}

/** The lines that any of the bills has, each in a sentence. */
export function wordsOf({ texts, language, shown }: InvoiceDocument): Content[] {
  const lines = BILL_LINES.filter(({ id }) => shown.some(({ bill }) => isLineShown(id, bill[id], 0)));
  if (lines.length === 0) return [];
  return [
    { ...headOf(texts('billing.document.words'), language) },
    ...lines.map(({ textId, explainId }) => ({
      ...worded(`${texts(textId)}: ${texts(explainId)}`, language),
      color: QUIET,
      fontSize: 8,
    })),
  ];
}

function headOf(text: string, language: InvoiceDocument['language']) {
  return {
    ...worded(text, language),
    bold: true,
    color: HEAD,
    headlineLevel: 1,
    margin: [0, 12, 0, 3] as Margin,
  };
}

type Margin = [number, number, number, number];
