// A bill as a table: a row for each item with every line of the sum, and a total for each currency; exact amounts.
import { MEDIA_TYPES, type TableColumn, type TableRow } from '../../../../lib/files/table-columns.ts';
import { tableFile } from '../../../../lib/node/files/table-file.ts';
import { BILL_LINES, type BillItem, type CurrencyBill, type InvoiceDocument } from './invoice-document.ts';

const TEXT_WIDTH = 24;
const AMOUNT_WIDTH = 18;

export async function invoiceTable(document: InvoiceDocument, format: 'csv' | 'xlsx'): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const name = `${document.vendorName} ${document.billMonth.slice(0, 7)}`;
  for await (const chunk of tableFile(format, name, columnsOf(document), batchesOf(document)))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}

export const tableType = (format: 'csv' | 'xlsx') => MEDIA_TYPES[format];

function columnsOf({ texts }: InvoiceDocument): TableColumn[] {
  const text = (head: string): TableColumn => ({ head, format: { as: 'text' }, width: TEXT_WIDTH });
  const amount = (head: string): TableColumn => ({
    head,
    format: { as: 'number', decimals: null },
    width: AMOUNT_WIDTH,
  });
  const { company, vendor, month, status, itemId, item, currency, lines } = texts;
  return [
    ...[company, vendor, month, status, itemId, item, currency].map(text),
    ...BILL_LINES.map((line) => amount(lines[line])),
  ];
}

async function* batchesOf(document: InvoiceDocument): AsyncGenerator<readonly TableRow[]> {
  const { charges, texts } = document;
  for (const bill of charges.bills) {
    const items = charges.charges.filter(({ invoiceCurrency }) => invoiceCurrency === bill.invoiceCurrency);
    yield items.map((item) => rowOf(document, item, [item.item, item.itemAlias]));
    yield [rowOf(document, bill, ['', texts.total])];
  }
}

function rowOf(
  document: InvoiceDocument,
  figures: BillItem | CurrencyBill,
  names: [string, string],
): TableRow {
  const { companyName, vendorName, billMonth, statusText } = document;
  const month = billMonth.slice(0, 7);
  const amounts = BILL_LINES.map((line) => figures[line]);
  return [companyName, vendorName, month, statusText, ...names, figures.invoiceCurrency, ...amounts];
}
