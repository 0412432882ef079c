// The invoice of a month beside the twelve before it, by product with what moved it (B-07).
import { differenceOf, sumMoney } from '../../../../../lib/money/money.ts';
import { Refusal } from '../../../../refusal.ts';
import type { BillTable, BillTableRow } from '../bill-table.ts';
import type { DocumentAsker } from '../document-asker.ts';

export async function insightTable(asker: DocumentAsker): Promise<BillTable> {
  const { handlers, call, text, vendor, month } = asker;
  const yearMonth = `${month.chargeYear}-${String(month.chargeMonth).padStart(2, '0')}`;
  const asked = { yearMonth, viewBy: 'product' } as const;
  const isOci = vendor === 'oci';
  const [summary, grid] = await Promise.all([
    isOci ? handlers.ociInvoiceInsight(asked, call) : handlers.awsInvoiceInsight(asked, call),
    isOci ? handlers.ociInvoiceInsightGrid(asked, call) : handlers.awsInvoiceInsightGrid(asked, call),
  ]);
  if (!summary.isIssued) throw notIssued(summary.availableFrom);
  const money = (id: string, isAdded: boolean) => ({
    ...{ id, head: text('billing.insight.column', { column: id }), isAdded },
    as: 'money' as const,
  });
  const figures = (of: (typeof grid.rows)[number] | (typeof summary.totals)[number]) => ({
    thisMonth: of.thisMonthCost,
    lastMonth: of.lastMonthCost,
    average: of.averageCost,
    maximum: of.maxCost,
    change: of.changeRate,
  });
  return {
    title: text('billing.tab.name', { tab: 'invoiceInsight' }),
    answer: 'thisMonth',
    columns: [
      { id: 'name', head: text('billing.insight.column', { column: 'product' }), as: 'text' },
      money('thisMonth', true),
      money('lastMonth', true),
      money('average', false),
      money('maximum', false),
      {
        ...{ id: 'change', head: text('billing.insight.column', { column: 'change' }), as: 'percent' },
        changeOf: ['thisMonth', 'lastMonth'],
      },
    ],
    rows: grid.rows.map((row) => ({
      currency: row.currency,
      cells: { name: row.productName || text('platform.item.none', { kind: 'product' }), ...figures(row) },
      children: driversOf(asker, row),
    })),
    totals: summary.totals.map((total) => ({
      currency: total.currency,
      cells: { name: text('billing.grid.total', { currency: total.currency }), ...figures(total) },
    })),
    facts: [],
  };
}

interface Moved {
  currency: string;
  thisMonthCost: number;
  lastMonthCost: number;
  drivers: readonly { name: string; thisMonthCost: number; lastMonthCost: number }[];
}

/** With the rest, so that they add up to the product. */
function driversOf(
  { text }: DocumentAsker,
  { currency, drivers, thisMonthCost, lastMonthCost }: Moved,
): BillTableRow[] {
  const thisMonth = differenceOf(thisMonthCost, sumMoney(drivers.map((driver) => driver.thisMonthCost)));
  const lastMonth = differenceOf(lastMonthCost, sumMoney(drivers.map((driver) => driver.lastMonthCost)));
  const told = drivers.map((driver) => ({
    currency,
    cells: { name: driver.name, thisMonth: driver.thisMonthCost, lastMonth: driver.lastMonthCost },
  }));
  const hasRest = drivers.length > 0 && (thisMonth !== 0 || lastMonth !== 0);
  const rest = { currency, cells: { name: text('billing.insight.rest'), thisMonth, lastMonth } };
  return hasRest ? [...told, rest] : told;
}

function notIssued(day: string): Refusal {
  return new Refusal('INSIGHT_NOT_ISSUED', `The invoice is not issued before ${day}.`, 'part');
}
