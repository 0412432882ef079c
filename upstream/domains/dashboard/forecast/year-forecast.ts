// Answers the year forecast of AWS: this month as the estimate of its end says, the months after it from that and whole months.
import { firstOfMonth, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { yearForecast } from '../../../contract/dashboard/forecast.ts';
import type { CheckedRequestOf, ReplyOf } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import type { CostAnswer } from '../../../stores/facts/answers/answer.ts';
import { factsFor } from '../../../stores/facts/facts-for.ts';
import { costDataOf } from '../../shared/company-data.ts';
import { costsOf } from '../../shared/cost-line.ts';
import { conversionsOf } from '../../shared/cost-series.ts';
import { askDailyCosts } from '../../shared/forecast/ask-daily-cost.ts';
import { type EstimateOutcome, estimateCompany } from '../../shared/forecast/company-estimate.ts';
import { askWholeMonths } from '../../shared/forecast/whole-months.ts';
import { type MonthCost, yearAhead } from '../../shared/forecast/year-ahead.ts';
import type { Stores } from '../../shared/stores.ts';
import { widgetScope } from '../../shared/widget-scope.ts';

const VENDOR = 'aws';

export async function yearForecastReply(
  stores: Stores,
  { isAmortizedCost, selectedAccount }: CheckedRequestOf<typeof yearForecast>,
  call: Call,
): Promise<ReplyOf<typeof yearForecast>> {
  const { vendors } = await costDataOf(stores, call.companyId, []);
  if (!vendors.includes(VENDOR)) throw new Refusal('VENDOR_NOT_AVAILABLE', 'The company has no data of AWS.');
  const { data, scope } = await widgetScope(stores, call, { selectedVendors: [VENDOR], isAmortizedCost });
  const { today } = data.clock;
  const filters =
    selectedAccount === undefined ? [] : [{ dimension: 'account' as const, values: [selectedAccount] }];
  const asked = {
    facts: factsFor(stores.facts, call.signal),
    data,
    scope: { ...scope, filters },
  };
  const [{ answer, history }, { items }] = await Promise.all([
    askWholeMonths(stores, asked),
    askDailyCosts(stores, { ...asked, by: null }),
  ]);
  return replyOf(answer, history, firstOfMonth(today), estimateCompany(items, today));
}

function replyOf(
  answer: CostAnswer,
  history: MonthCost[],
  month: IsoDate,
  estimate: EstimateOutcome,
): ReplyOf<typeof yearForecast> {
  const expected = 'refusal' in estimate ? { total: null, band: null } : estimate;
  const outcome = yearAhead(history, month, expected.total);
  const costToDate = costsOf(answer.total).at(-1) ?? 0;
  const told = { currency: answer.currency, history, ...conversionsOf([answer]) };
  if ('refusal' in outcome) {
    const { refusal } = outcome;
    const past = { meanErrorPercent: null, origins: 0, comparisons: 0 };
    const running = { month, costToDate, forecast: null, band: null };
    return { ...told, running, months: [], totalCost: null, model: null, past, refusal };
  }
  const { months, model, past, total } = outcome;
  return {
    ...told,
    running: { month, costToDate, forecast: expected.total, band: expected.band },
    months,
    totalCost: total,
    model,
    past,
    refusal: null,
  };
}
