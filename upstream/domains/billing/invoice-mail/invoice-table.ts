// A bill as a table: a row for each item with every line of the sum, and a total for each currency.

import { type BillColumn, columnsOf } from '../../../../lib/catalogue/bill-columns.ts';
import type { TextId } from '../../../../lib/catalogue/text-id.ts';
import {
  type CellFormat,
  MEDIA_TYPES,
  type TableColumn,
  type TableRow,
} from '../../../../lib/files/table-columns.ts';
import { decimalsOf, roundingOf } from '../../../../lib/money/shown-currency.ts';
import { tableFile } from '../../../../lib/node/files/table-file.ts';
import type { BillItem, CurrencyBill } from './charges.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { invoiceQuestion } from './invoice-question.ts';

const TEXT_WIDTH = 24;

/** Exact amounts, of which a sheet shows as many decimals as any of the currencies has; a percent to two digits. */
function formatsOf({ charges }: InvoiceDocument): Record<BillColumn['format'], CellFormat> {
  const decimals = charges.bills.map(({ invoiceCurrency }) => decimalsOf(invoiceCurrency));
  return {
    money: { as: 'money', shownDecimals: Math.max(0, ...decimals) },
    percent: { as: 'percent', decimals: { atMost: 2 } },
  };
}

const FIGURES = columnsOf('file');

export async function invoiceTable(document: InvoiceDocument, format: 'csv' | 'xlsx'): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const name = `${document.vendorName} ${document.billMonth.slice(0, 7)}`;
  const question = invoiceQuestion(document);
  for await (const chunk of tableFile(format, name, headsOf(document), batchesOf(document), question))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}

export const tableType = (format: 'csv' | 'xlsx') => MEDIA_TYPES[format];

/** Heads of what a row is about, before its figures. */
const TEXT_HEADS = [
  'billing.document.company',
  'billing.send.vendor',
  'billing.document.month',
  'billing.trend.status',
  'billing.document.itemId',
  'billing.document.item',
  'billing.invoice.currency',
] as const satisfies readonly TextId[];

function headsOf(document: InvoiceDocument): TableColumn[] {
  const { texts } = document;
  const formats = formatsOf(document);
  return [
    ...TEXT_HEADS.map((id): TableColumn => ({ head: texts(id), format: { as: 'text' }, width: TEXT_WIDTH })),
    ...FIGURES.map(({ textId, format, widths: { file: width = TEXT_WIDTH } }) => ({
      ...{ head: texts(textId), format: formats[format], width },
    })),
  ];
}

async function* batchesOf(document: InvoiceDocument): AsyncGenerator<readonly TableRow[]> {
  const { charges, shown, texts, vendors } = document;
  for (const [place, bill] of charges.bills.entries()) {
    const { invoiceCurrency } = bill;
    // No number format cuts digits.
    const cut = roundingOf(invoiceCurrency, vendors).isCut ? shown[place] : undefined;
    const items =
      cut?.items.map((item) => item.shown) ??
      charges.charges.filter((item) => item.invoiceCurrency === invoiceCurrency);
    yield items.map((item) => rowOf(document, item, [item.item, item.itemAlias]));
    yield [rowOf(document, cut?.bill ?? bill, ['', texts('billing.column.total')])];
  }
}

function rowOf(
  document: InvoiceDocument,
  figures: BillItem | CurrencyBill,
  names: [string, string],
): TableRow {
  const { companyName, vendorName, billMonth, statusText } = document;
  const month = billMonth.slice(0, 7);
  const values = FIGURES.map(({ figureOf }) => figureOf(figures));
  return [companyName, vendorName, month, statusText, ...names, figures.invoiceCurrency, ...values];
}
