// Replies on computing resources, groups, spot usage and additional services in the words of the graph.
import type { additionalServices } from '../../../upstream/contract/billing/details.ts';
import type {
  autospot,
  billServiceGroups,
  computingResources,
} from '../../../upstream/contract/billing/resources.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type {
  AutoSpotFigures,
  BillAdditionalServices,
  BillAutoSpot,
  BillServiceGroups,
  ComputingResource,
  CurrencyAmount,
} from '../../__generated__/graph-types.ts';

export function computingOf({
  computingResources: rows,
}: ReplyOf<typeof computingResources>): ComputingResource[] {
  return rows.map(({ useUnit, ...row }) => ({ ...row, unit: useUnit }));
}

export function serviceGroupsOf(reply: ReplyOf<typeof billServiceGroups>): BillServiceGroups {
  return {
    set: reply.serviceGroupSetNm,
    totals: amountsOf(reply.totals),
    groups: reply.serviceGroups.map(({ group, isUndefined, currency, cost, products }) => ({
      name: group,
      isUndefined,
      currency,
      cost,
      products: products.map((product) => ({ name: product.productName, cost: product.cost })),
    })),
  };
}

export function autoSpotOf({ totals, autoSpot }: ReplyOf<typeof autospot>): BillAutoSpot {
  return {
    totals: totals.map(spotFiguresOf),
    rows: autoSpot.map((row) => ({
      account: row.linkedAccountId,
      accountName: row.linkedAccountName,
      region: row.region,
      instanceType: row.instanceType,
      unit: row.useUnit,
      usage: row.usage,
      figures: spotFiguresOf(row),
    })),
  };
}

function spotFiguresOf(row: ReplyOf<typeof autospot>['totals'][number]): AutoSpotFigures {
  const { currency, onDemandCost, spotCost, saving, savingRate } = row;
  return { currency, onDemandCost, spotCost, saving, savingPercent: savingRate };
}

export function additionalOf(reply: ReplyOf<typeof additionalServices>): BillAdditionalServices {
  return {
    totals: amountsOf(reply.totals),
    services: reply.additionalServices.map((service) => ({
      code: service.additionalServiceCode,
      name: service.additionalServiceName,
      publisher: service.publisher,
      currency: service.currency,
      charge: service.additionalServiceCharge,
    })),
  };
}

function amountsOf(totals: readonly { currency: string; cost: number }[]): CurrencyAmount[] {
  return totals.map(({ currency, cost }) => ({ currency, amount: cost }));
}
