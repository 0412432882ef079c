// The vendor's invoices of a month, each with the lines that it adds up (B-06).
import { sumMoney } from '../../../../../lib/money/money.ts';
import type { BillTable, BillTableRow } from '../bill-table.ts';
import type { DocumentAsker } from '../document-asker.ts';

export async function invoicesTable({
  handlers,
  call,
  text,
  vendor,
  month,
}: DocumentAsker): Promise<BillTable> {
  const { invoices } = await handlers.invoices({ vendor, ...month }, call);
  const hasIssue = invoices.some(({ issue }) => issue !== null);
  const rows = invoices.map(
    (invoice): BillTableRow => ({
      currency: invoice.invoiceCurrency,
      cells: {
        invoice: invoice.invoiceId,
        issuer: invoice.issuer,
        account: invoice.billingAccountName || invoice.billingAccountId,
        state:
          invoice.issue && text('billing.invoice.stateName', { state: invoice.issue.state.toUpperCase() }),
        issuedOn: invoice.issue?.issuedOn ?? null,
        dueOn: invoice.issue?.dueOn ?? null,
        rows: invoice.rowCount,
        total: invoice.invoiceTotal,
      },
      children: invoice.lines.map(({ kind, amount, rowCount }) => ({
        currency: invoice.invoiceCurrency,
        cells: {
          invoice: text('billing.invoice.line', { line: kind.toUpperCase() }),
          rows: rowCount,
          total: amount,
        },
      })),
    }),
  );
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return {
    title: text('billing.tab.name', { tab: 'invoices' }),
    answer: 'total',
    columns: [
      { id: 'invoice', head: text('billing.invoice.id'), as: 'text' },
      { id: 'issuer', head: text('billing.invoice.issuer'), as: 'text' },
      { id: 'account', head: text('billing.invoice.account'), as: 'text' },
      ...(hasIssue
        ? ([
            { id: 'state', head: text('billing.invoice.state'), as: 'text' },
            { id: 'issuedOn', head: text('billing.invoice.issuedOn'), as: 'day' },
            { id: 'dueOn', head: text('billing.invoice.dueOn'), as: 'day' },
          ] as const)
        : []),
      { id: 'rows', head: text('billing.invoice.rows'), as: 'number', decimals: 0 },
      { id: 'total', head: text('billing.column.total'), as: 'money', isAdded: true, isSum: true },
    ],
    rows,
    totals: currencies.map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      return {
        currency,
        cells: {
          invoice: text('billing.grid.total', { currency }),
          rows: own.reduce((sum, { cells }) => sum + Number(cells.rows), 0),
          total: sumMoney(own.map(({ cells }) => Number(cells.total))),
        },
      };
    }),
    facts: [],
  };
}
