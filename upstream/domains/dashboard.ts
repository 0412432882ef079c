// Handlers of the dashboard's figures.
import { addDays, addMonths, type DateRange, MAX_RANGE_MONTHS } from '../../lib/calendar.ts';
import { shareOf } from '../../lib/money.ts';
import { MONTHLY_FRAMES, resolveFrame, WEEKLY_FRAMES } from '../../lib/time-frames.ts';
import type { dashboardCost, dashboardEndpoints } from '../contract/dashboard.ts';
import type { ReplyOf } from '../contract/endpoint.ts';
import { factsFor } from '../facts/facts-for.ts';
import type { Call, HandlerOf, HandlersOf } from '../http/call.ts';
import { badRequest } from '../refusal.ts';
import { groupingOf } from './cost-groupings.ts';
import { costOf, itemOf } from './cost-line.ts';
import { costSeriesReply, unconvertedCosts } from './cost-series.ts';
import { costTrend } from './cost-trend.ts';
import { monthToDate } from './month-to-date.ts';
import { ServiceGroupSets } from './service-group-sets.ts';
import type { Stores } from './stores.ts';
import { widgetScope } from './widget-scope.ts';

const TOP = 5;

export function dashboardHandlers(stores: Stores): HandlersOf<typeof dashboardEndpoints> {
  return {
    costMonthToDate: async (request, call) => {
      const { data, scope } = await widgetScope(stores, call, request);
      return monthToDate(factsFor(stores.facts, call.signal), scope, data.clock);
    },
    dashboardCost: (request, call) => costOverTime(stores, request, call),
    top5: async (request, call) => {
      const { data, scope } = await widgetScope(stores, call, request);
      const range = resolveFrame(request.timeFrame, data.clock.today);
      const answer = await factsFor(stores.facts, call.signal).cost({
        ...scope,
        range,
        groupBy: [await groupingOf(request, new ServiceGroupSets(stores.documents, call.companyId))],
        unit: null,
        limit: TOP,
        skip: 0,
      });
      const totalCost = costOf(answer.total);
      return {
        currency: answer.currency,
        startDate: range.start,
        endDate: range.end,
        totalCost,
        items: answer.groups.map((group) => ({
          vendor: group.vendor,
          ...itemOf(group),
          cost: costOf(group),
          portion: shareOf(costOf(group), totalCost),
        })),
        unconverted: unconvertedCosts([answer]),
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

type CostRequest = Parameters<HandlerOf<typeof dashboardCost>>[0];

async function costOverTime(
  stores: Stores,
  request: CostRequest,
  call: Call,
): Promise<ReplyOf<typeof dashboardCost>> {
  requireFrame(request);
  const only = request.filter === 'custom' ? chosenItems(request) : undefined;
  const { data, scope } = await widgetScope(stores, call, request);
  const range = withinTwelveMonths(resolveFrame(request.timeFrame, data.clock.today));
  const answer = await factsFor(stores.facts, call.signal).cost({
    ...scope,
    range,
    groupBy: [await groupingOf(request, new ServiceGroupSets(stores.documents, call.companyId))],
    unit: request.dateType === 'monthly' ? 'month' : 'week',
    limit: request.filter === 'top_5_by_cost' ? 5 : 10,
    skip: 0,
    ...(only && { only }),
  });
  return costSeriesReply(answer, range, data.clock);
}

/** The year to week may begin in the old year; on the last days of the year that is more than one sum may span. */
function withinTwelveMonths({ start, end }: DateRange): DateRange {
  const earliest = addDays(addMonths(end, -MAX_RANGE_MONTHS), 1);
  return { start: start < earliest ? earliest : start, end };
}

function requireFrame({ dateType, timeFrame }: CostRequest): void {
  const frames: readonly string[] = dateType === 'monthly' ? MONTHLY_FRAMES : WEEKLY_FRAMES;
  if (!frames.includes(timeFrame))
    throw badRequest(`The time frame is not one of ${dateType} cost.`, 'timeFrame');
}

function chosenItems({ customFilter }: CostRequest) {
  if (customFilter.length === 0) throw badRequest('Choose at least one item.', 'customFilter');
  return customFilter.map(({ vendor, item }) => ({ vendor, keys: [item] }));
}
