// The charges that an invoice of the vendor is made of, all of them up to a bound that the file tells (B-06).
import { QUANTITY_DECIMALS, unitAfterNumber } from '../../../../../lib/cost/usage-units.ts';
import { differenceOf } from '../../../../../lib/money/money.ts';
import { badRequest } from '../../../../refusal.ts';
import type { BillTable } from '../bill-table.ts';
import type { DocumentAsker } from '../document-asker.ts';

const MOST_ROWS = 100_000;
/** A PDF with more rows than this is too long to read. */
const MOST_ON_PAPER = 500;

export async function invoiceChargesTable(asker: DocumentAsker): Promise<BillTable> {
  const { handlers, call, text, vendor, month, request } = asker;
  const { invoiceId, format } = request;
  if (invoiceId === null) throw badRequest('Which invoice?', 'invoiceId');
  const itemsPerPage = format === 'pdf' ? MOST_ON_PAPER : MOST_ROWS;
  const reply = await handlers.invoiceRows({ vendor, ...month, invoiceId, page: 1, itemsPerPage }, call);
  const { rows, rowsTotal, totalCount, invoiceCurrency: currency } = reply;
  const listed = rows.reduce((left, { cost }) => differenceOf(left, cost), rowsTotal);
  const left = totalCount - rows.length;
  const told = rows.map((row) => ({
    currency,
    cells: {
      date: row.chargeDate,
      account: row.linkedAccountName || row.linkedAccountId,
      product: row.productName,
      usage: row.usageType,
      description: row.description,
      region: row.region,
      resource: row.resourceId,
      quantity: row.usage,
      unit: unitAfterNumber(row.useUnit),
      list: row.listCost,
      cost: row.cost,
    },
  }));
  const rest = { currency, cells: { product: text('platform.item.others', { count: left }), cost: listed } };
  return {
    title: `${text('billing.reconcile.rows')} · ${invoiceId}`,
    answer: 'cost',
    columns: [
      { id: 'product', head: text('billing.reconcile.usage'), as: 'text' },
      { id: 'usage', head: text('billing.paper.usageType'), as: 'text' },
      { id: 'description', head: text('billing.paper.description'), as: 'text' },
      { id: 'date', head: text('billing.reconcile.date'), as: 'day' },
      { id: 'account', head: text('billing.column.item', { noun: 'account' }), as: 'text' },
      { id: 'region', head: text('billing.computing.region'), as: 'text' },
      ...(format === 'pdf'
        ? []
        : [{ id: 'resource', head: text('billing.paper.resource'), as: 'text' } as const]),
      { id: 'quantity', head: text('billing.reconcile.quantity'), as: 'number', decimals: QUANTITY_DECIMALS },
      { id: 'unit', head: text('platform.file.unit'), as: 'text' },
      { id: 'list', head: text('billing.reconcile.listCost'), as: 'money' },
      { id: 'cost', head: text('billing.column.cost'), as: 'money', isAdded: true },
    ],
    rows: left > 0 ? [...told, rest] : told,
    totals: [
      {
        currency,
        cells: { product: text('billing.reconcile.rowsTotal', { count: totalCount }), cost: rowsTotal },
      },
    ],
    facts: [
      [text('billing.invoice.id'), invoiceId],
      ...(left > 0
        ? ([
            [
              text('platform.file.rows'),
              text('billing.paper.rowsOf', { shown: rows.length, count: totalCount }),
            ],
          ] as const)
        : []),
    ],
  };
}
