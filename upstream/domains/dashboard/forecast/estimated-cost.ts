// Answers what this month will have cost when it ends.
import { addMonths, earlierOf, firstOfMonth, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { percentChange } from '../../../../lib/money/percent-change.ts';
import type { estimatedCost } from '../../../contract/dashboard/forecast.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import type { Call, HandlerOf } from '../../../rest/call.ts';
import { factsFor } from '../../../stores/facts/facts-for.ts';
import { conversionsOf } from '../../shared/cost-series.ts';
import { askDailyCosts } from '../../shared/forecast/ask-daily-cost.ts';
import { type CompanyEstimate, estimateCompany } from '../../shared/forecast/company-estimate.ts';
import { actualCost } from '../../shared/forecast/daily-cost.ts';
import type { Stores } from '../../shared/stores.ts';
import { widgetScope } from '../../shared/widget-scope.ts';

type Reply = ReplyOf<typeof estimatedCost>;

export async function estimatedCostReply(
  stores: Stores,
  request: Parameters<HandlerOf<typeof estimatedCost>>[0],
  call: Call,
): Promise<Reply> {
  const { data, scope } = await widgetScope(stores, call, request);
  const { today, lastDay } = data.clock;
  const { items, answer } = await askDailyCosts(stores, {
    facts: factsFor(stores.facts, call.signal),
    data,
    scope,
    by: null,
  });
  const [start, end] = [firstOfMonth(today), lastOfMonth(today)];
  const costOf = (range: { start: string; end: string }) =>
    sumMoney(items.map((item) => actualCost(item, range)));
  const lastMonth = { start: addMonths(start, -1), end: lastOfMonth(addMonths(start, -1)) };
  const lastMonthCost = costOf(lastMonth);
  const known = {
    currency: answer.currency,
    startDate: start,
    endDate: end,
    completeThrough: data.clock.completeThrough ?? today,
    costToDate: costOf({ start, end: earlierOf(today, lastDay ?? today) }),
    lastMonthCost,
    ...conversionsOf([answer]),
  };
  const outcome = estimateCompany(items, today);
  return 'refusal' in outcome
    ? { ...known, ...NOTHING, refusal: outcome.refusal }
    : { ...known, ...figuresOf(outcome, lastMonthCost) };
}

const NOTHING = {
  estimatedCost: null,
  parts: null,
  band: null,
  pastEstimates: [],
  meanErrorPercent: null,
  changeRate: 0,
};

function figuresOf(estimate: CompanyEstimate, lastMonthCost: number) {
  const { total, known, remaining, expectedCharges, band, past, meanErrorPercent } = estimate;
  return {
    estimatedCost: total,
    parts: { known, remaining, expectedCharges },
    band,
    pastEstimates: past.map(({ month, estimated, actual, errorPercent }) => ({
      month,
      estimatedCost: estimated,
      actualCost: actual,
      errorPercent,
    })),
    meanErrorPercent,
    changeRate: percentChange(total, lastMonthCost),
    refusal: null,
  };
}
