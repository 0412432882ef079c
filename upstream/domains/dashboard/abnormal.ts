// Changes of cost that a rule of the user calls unusual (D-13): two spans of complete days, item by item.
import { comparedDaysOf } from '../../../lib/calendar/abnormal-comparisons.ts';
import { averageOf, differenceOf } from '../../../lib/money/money.ts';
import { percentChange } from '../../../lib/money/percent-change.ts';
import type { abnormal, abnormalEndpoints } from '../../contract/dashboard/abnormal.ts';
import { MAX_CHANGES } from '../../contract/dashboard/abnormal.ts';
import { FAIL_CODES, type ReplyOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../refusal.ts';
import type { HandlersOf } from '../../rest/call.ts';
import type { CostGroup, CostLine } from '../../stores/facts/answers/answer.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import { comparedCostOf, costOf, itemOf } from '../shared/cost-line.ts';
import { conversionsOf } from '../shared/cost-series.ts';
import type { Stores } from '../shared/stores.ts';
import { splitScope } from '../shared/widget-scope.ts';

/** What is gone has no cost and stands at the end of an answer: all items are asked for. */
const ALL_ITEMS = 100_000;

type Change = ReplyOf<typeof abnormal>['items'][number];

export function abnormalHandlers(stores: Stores): HandlersOf<typeof abnormalEndpoints> {
  return {
    abnormal: async (request, call) => {
      const { data, scope } = await splitScope(stores, call, request);
      const lastDay = data.clock.completeThrough;
      if (lastDay === null) throw new Refusal(FAIL_CODES.noDataCollected, 'Collected data does not exist.');
      const { range, compareWith, divisor } = comparedDaysOf(request.comparison, lastDay);
      const answer = await factsFor(stores.facts, call.signal).cost({
        ...scope,
        // Thresholds are set in the company's currency, whatever currency a reader prefers.
        currency: undefined,
        range,
        compareWith,
        unit: null,
        limit: ALL_ITEMS,
        skip: 0,
      });
      const isUnusual = ({ changeRate, difference }: Change) =>
        Math.abs(request.scale === 'value' ? difference : changeRate) >= request.threshold;
      const changes = answer.groups
        .map((group) => changeOf(group, divisor))
        .filter(isUnusual)
        .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
      return {
        currency: answer.currency,
        startDate: range.start,
        endDate: range.end,
        compareStartDate: compareWith.start,
        compareEndDate: compareWith.end,
        cost: costOf(answer.total),
        compareCost: comparedCost(answer.total, divisor),
        totalCount: changes.length,
        items: changes.slice(0, MAX_CHANGES),
        ...conversionsOf([answer]),
      };
    },
  };
}

function changeOf(group: CostGroup, divisor: number): Change {
  const [cost, compareCost] = [costOf(group), comparedCost(group, divisor)];
  return {
    vendor: group.vendor,
    ...itemOf(group),
    cost,
    compareCost,
    difference: differenceOf(cost, compareCost),
    changeRate: percentChange(cost, compareCost),
  };
}

function comparedCost(line: CostLine, divisor: number): number {
  return averageOf(comparedCostOf(line), divisor);
}
