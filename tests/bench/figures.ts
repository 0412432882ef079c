// Figures of the graph made of replies of the wire by hand: what endpoints without our gateway answer with.
import type { CostItem } from '../../gateway/__generated__/graph-types.ts';
import { type CostSeries, costSeriesOf } from '../../gateway/graph/cost-series.ts';
import { vendorOf } from '../../gateway/graph/wire-enums.ts';
import { costChange } from '../../lib/money/percent-change.ts';
import type { costMonthToDate, top5, trend } from '../../upstream/contract/dashboard/dashboard.ts';
import type { ReplyOf } from '../../upstream/contract/endpoint.ts';
import type { CostSeriesReply, JoinedSeriesReply } from '../../upstream/contract/shared/cost-shapes.ts';

export function monthToDateOf(reply: ReplyOf<typeof costMonthToDate>) {
  return {
    currency: reply.currency,
    total: reply.cost,
    lastMonthCost: reply.lastMonthCost,
    lastMonthTotal: reply.lastMonthTotalCost,
    range: { start: reply.startDate, end: reply.endDate },
    change: costChange(reply.cost, reply.lastMonthCost, reply.changeRate),
  };
}

export function overTimeOf(reply: CostSeriesReply | JoinedSeriesReply) {
  const { currency, axis, items, others }: CostSeries = costSeriesOf(reply);
  return { currency, axis, series: (others ? [...items, others] : items).map(itemOf) };
}

export function itemOf({
  vendor,
  key,
  label,
  isOthers,
  othersCount,
  total,
  average,
  share,
  amounts,
}: CostItem) {
  return { vendor, key, label, isOthers, othersCount, total, average, share, amounts };
}

export function comparedOf(item: CostItem) {
  const { compareTotal, compareAmounts, change } = item;
  return { ...itemOf(item), compareTotal, compareAmounts, change };
}

export function topOf(reply: ReplyOf<typeof top5>) {
  const items = reply.items.map((item) => ({
    vendor: item.vendor && vendorOf(item.vendor),
    key: item.item,
    label: item.itemAlias,
    cost: item.cost,
    share: item.portion,
  }));
  return { currency: reply.currency, total: reply.totalCost, items };
}

export function trendOf(reply: ReplyOf<typeof trend>) {
  const months = reply.months.map((month) => ({
    month: `${month.month}-01`,
    total: month.totalCost,
    amounts: month.dailyCosts,
    accumulated: month.accumulatedCosts,
  }));
  return { currency: reply.currency, months };
}
