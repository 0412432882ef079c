// Answers what the cost of a question will be. There is no forecast of its own here: this month is the estimate of the
// dashboard's cards, and the months after it are those of its year forecast.
import { firstOfMonth } from '../../../lib/calendar/calendar.ts';
import type { costForecast, costForecastEndpoints } from '../../contract/cost-analytics/forecast.ts';
import type { CheckedRequestOf, ReplyOf } from '../../contract/endpoint.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import { askDailyCosts } from '../shared/forecast/ask-daily-cost.ts';
import { estimateCompany } from '../shared/forecast/company-estimate.ts';
import { askWholeMonths } from '../shared/forecast/whole-months.ts';
import { yearAhead } from '../shared/forecast/year-ahead.ts';
import type { Stores } from '../shared/stores.ts';
import { widgetScope } from '../shared/widget-scope.ts';

export function costForecastHandlers(stores: Stores): HandlersOf<typeof costForecastEndpoints> {
  return { costForecast: (request, call) => costForecastReply(stores, request, call) };
}

async function costForecastReply(
  stores: Stores,
  request: CheckedRequestOf<typeof costForecast>,
  call: Call,
): Promise<ReplyOf<typeof costForecast>> {
  const { data, scope } = await widgetScope(stores, call, request);
  const asked = { facts: factsFor(stores.facts, call.signal), data, scope };
  const [{ items, answer }, { history }] = await Promise.all([
    askDailyCosts(stores, { ...asked, by: null }),
    askWholeMonths(stores, asked),
  ]);
  const { today } = data.clock;
  const month = firstOfMonth(today);
  const estimate = estimateCompany(items, today);
  const isRefused = 'refusal' in estimate;
  const ahead = yearAhead(history, month, isRefused ? null : estimate.total);
  return {
    currency: answer.currency,
    running: isRefused ? null : { month, cost: estimate.total, band: estimate.band, days: estimate.days },
    months: 'refusal' in ahead ? [] : ahead.months,
    refusal: isRefused ? estimate.refusal : null,
  };
}
