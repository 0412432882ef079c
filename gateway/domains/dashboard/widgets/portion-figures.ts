// A portion of the wire in the words of the graph.
import type { PortionReply } from '../../../../upstream/contract/dashboard/shapes.ts';
import type { Portion, PortionItem, PortionPart } from '../../../__generated__/graph-types.ts';
import { conversionsOf } from '../../../graph/cost-series.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';

type WireItem = PortionReply['items'][number];

export function portionOf(reply: PortionReply): Portion {
  return {
    currency: reply.currency,
    range: { start: reply.startDate, end: reply.endDate },
    total: reply.totalCost,
    totalCount: reply.totalCount,
    items: reply.items.map(itemOf),
    ...conversionsOf(reply),
  };
}

function itemOf(item: WireItem): PortionItem {
  const { vendor, key, label, labels, cost, share } = partOf(item);
  return {
    vendor,
    // The wire has a word of its own for others.
    key: item.isOthers ? '' : key,
    label: item.isOthers ? '' : label,
    labels: item.isOthers ? [] : labels,
    cost,
    share,
    byVendor: item.costByVendor.map(({ vendor, cost }) => ({ vendor: vendorOf(vendor), amount: cost })),
    isOthers: item.isOthers,
    others: item.otherItems.map(partOf),
    othersCount: item.numberOfOthers,
  };
}

function partOf({ vendor, item, itemAlias, cost, portion }: WireItem['otherItems'][number]): PortionPart {
  return {
    vendor: vendor && vendorOf(vendor),
    key: item,
    label: itemAlias,
    labels: [itemAlias],
    cost,
    share: portion,
  };
}
