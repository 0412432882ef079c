// What a bill has of usage: computing resources, and spot usage beside its price on demand (B-09).
import { unitAfterNumber } from '../../../../../lib/cost/usage-units.ts';
import { sumMoney } from '../../../../../lib/money/money.ts';
import { groupedBy } from '../../../shared/grouped-by.ts';
import type { BillTable, BillTableColumn, BillTableRow } from '../bill-table.ts';
import type { DocumentAsker } from '../document-asker.ts';

export async function computingTable({ handlers, call, text, month }: DocumentAsker): Promise<BillTable> {
  const { computingResources } = await handlers.computingResources(month, call);
  const groups = [
    ...groupedBy(computingResources, (each) => `${each.currency}\n${each.instanceType}`).values(),
  ];
  const rows = groups
    .flatMap((own): BillTableRow[] => {
      const [first] = own;
      if (!first) return [];
      const { currency, instanceType: type } = first;
      const parts = own.map(
        (each): BillTableRow => ({
          currency,
          cells: {
            type,
            region: each.region,
            system: each.operatingSystem,
            option: each.purchaseOption,
            usage: each.usage,
            unit: unitAfterNumber(each.useUnit),
            count: each.resourceCount,
            cost: each.cost,
          },
        }),
      );
      if (parts.length === 1) return parts;
      return [{ currency, cells: { type, cost: sumMoney(own.map(({ cost }) => cost)) }, children: parts }];
    })
    .sort((one, other) => Number(other.cells.cost) - Number(one.cells.cost));
  return {
    title: text('billing.tab.name', { tab: 'computingResources' }),
    answer: 'cost',
    columns: [
      { id: 'type', head: text('billing.computing.type'), as: 'text' },
      { id: 'region', head: text('billing.computing.region'), as: 'text' },
      { id: 'system', head: text('billing.computing.system'), as: 'text' },
      { id: 'option', head: text('billing.computing.option'), as: 'text' },
      ...usageColumns(text),
      { id: 'count', head: text('billing.computing.count'), as: 'number', decimals: 0 },
      { id: 'cost', head: text('billing.column.cost'), as: 'money', isAdded: true },
    ],
    rows,
    totals: [...groupedBy(rows, ({ currency }) => currency)].map(([currency, own]) => ({
      currency,
      cells: {
        type: text('billing.grid.total', { currency }),
        cost: sumMoney(own.map(({ cells }) => Number(cells.cost))),
      },
    })),
    facts: [],
  };
}

function usageColumns(text: DocumentAsker['text']): BillTableColumn[] {
  return [
    { id: 'usage', head: text('billing.computing.usage'), as: 'number', decimals: 1 },
    { id: 'unit', head: text('platform.file.unit'), as: 'text' },
  ];
}

export async function autoSpotTable({ handlers, call, text, month }: DocumentAsker): Promise<BillTable> {
  const { autoSpot, totals } = await handlers.autospot(month, call);
  const figures = (of: (typeof totals)[number]) => ({
    onDemand: of.onDemandCost,
    spot: of.spotCost,
    saving: of.saving,
    rate: of.savingRate,
  });
  return {
    title: text('billing.tab.name', { tab: 'autoSpot' }),
    answer: 'spot',
    columns: [
      { id: 'account', head: text('billing.column.item', { noun: 'account' }), as: 'text' },
      { id: 'type', head: text('billing.computing.type'), as: 'text' },
      { id: 'region', head: text('billing.computing.region'), as: 'text' },
      ...usageColumns(text),
      { id: 'onDemand', head: text('billing.spot.onDemand'), as: 'money', isAdded: true },
      { id: 'spot', head: text('billing.spot.spot'), as: 'money', isAdded: true },
      { id: 'saving', head: text('billing.spot.saving'), as: 'money', differenceOf: ['onDemand', 'spot'] },
      { id: 'rate', head: text('billing.spot.rate'), as: 'percent' },
    ],
    rows: autoSpot.map((row) => ({
      currency: row.currency,
      cells: {
        account: row.linkedAccountName || row.linkedAccountId,
        type: row.instanceType,
        region: row.region,
        usage: row.usage,
        unit: unitAfterNumber(row.useUnit),
        ...figures(row),
      },
    })),
    totals: totals.map((total) => ({
      currency: total.currency,
      cells: { account: text('billing.grid.total', { currency: total.currency }), ...figures(total) },
    })),
    facts: [],
  };
}
