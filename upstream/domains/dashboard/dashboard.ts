// Handlers of the dashboard's figures.
import { resolveFrame } from '../../../lib/calendar/time-frames.ts';
import { shareOf } from '../../../lib/money/money.ts';
import type { dashboardCost, dashboardEndpoints } from '../../contract/dashboard/dashboard.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { Call, HandlerOf, HandlersOf } from '../../rest/call.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import { costOf, itemOf } from '../shared/cost-line.ts';
import { conversionsOf, costSeriesReply } from '../shared/cost-series.ts';
import { monthToDate } from '../shared/month-to-date.ts';
import type { Stores } from '../shared/stores.ts';
import { splitScope, widgetScope } from '../shared/widget-scope.ts';
import { abnormalHandlers } from './abnormal.ts';
import { chosenItems, shownItems } from './cost-items.ts';
import { costTrend } from './cost-trend.ts';
import { ALL_TO_JOIN, areJoined, chosenOfAll, shownAnswer } from './joined-names.ts';
import { mlAbnormalHandlers } from './ml-abnormal.ts';
import { portionHandlers } from './portions.ts';
import { categoryHandlers } from './product-categories.ts';
import { savingHandlers } from './saving.ts';
import { vendorHandlers } from './vendors.ts';
import { spanOf, unitOf } from './widget-span.ts';

const MAX_TOP_COSTS = 5;

export function dashboardHandlers(stores: Stores): HandlersOf<typeof dashboardEndpoints> {
  return {
    ...portionHandlers(stores),
    ...vendorHandlers(stores),
    ...savingHandlers(stores),
    ...abnormalHandlers(stores),
    ...mlAbnormalHandlers(stores),
    ...categoryHandlers(stores),
    costMonthToDate: async (request, call) => {
      const { data, scope } = await widgetScope(stores, call, request);
      return monthToDate(factsFor(stores.facts, call.signal), scope, data.clock);
    },
    dashboardCost: (request, call) => costOverTime(stores, request, call),
    top5: async (request, call) => {
      const { data, scope } = await splitScope(stores, call, request);
      const range = resolveFrame(request.timeFrame, data.clock.today);
      const answer = await factsFor(stores.facts, call.signal).cost({
        ...scope,
        ...{ range, unit: null },
        ...(areJoined(request) ? ALL_TO_JOIN : { limit: MAX_TOP_COSTS, skip: 0 }),
      });
      const { groups } = shownAnswer(answer, request, MAX_TOP_COSTS);
      const totalCost = costOf(answer.total);
      return {
        currency: answer.currency,
        startDate: range.start,
        endDate: range.end,
        totalCost,
        items: groups.map((group) => ({
          vendor: group.vendor,
          ...itemOf(group),
          cost: costOf(group),
          portion: shareOf(costOf(group), totalCost),
          costByVendor: group.costByVendor,
        })),
        ...conversionsOf([answer]),
      };
    },
    trend: async (request, call) => {
      const { data, scope } = await widgetScope(stores, call, request);
      return costTrend(
        factsFor(stores.facts, call.signal),
        scope,
        resolveFrame(request.timeFrame, data.clock.today),
        data,
      );
    },
  };
}

async function costOverTime(
  stores: Stores,
  request: Parameters<HandlerOf<typeof dashboardCost>>[0],
  call: Call,
): Promise<ReplyOf<typeof dashboardCost>> {
  const unit = unitOf(request);
  const only = chosenItems(request);
  const { data, scope } = await splitScope(stores, call, request);
  const range = spanOf(request.timeFrame, data.clock);
  const isJoined = areJoined(request);
  const answer = await factsFor(stores.facts, call.signal).cost({
    ...scope,
    ...{ range, unit },
    ...(isJoined ? ALL_TO_JOIN : { limit: shownItems(request), skip: 0 }),
    ...(isJoined ? chosenOfAll(only, scope.vendors) : only),
  });
  const shown = shownAnswer(answer, request, shownItems(request));
  const reply = costSeriesReply(shown, range, data.clock);
  const items = reply.items.map((item, place) => ({
    ...item,
    costByVendor: shown.groups[place]?.costByVendor ?? [],
  }));
  return { ...reply, items };
}
