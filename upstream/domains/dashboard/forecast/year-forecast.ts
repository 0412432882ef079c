// Answers the year forecast of AWS: asks for its months, and tells which of them are whole.
import {
  addDays,
  addMonths,
  firstOfMonth,
  type IsoDate,
  lastOfMonth,
} from '../../../../lib/calendar/calendar.ts';
import type { yearForecast } from '../../../contract/dashboard/forecast.ts';
import type { CheckedRequestOf, ReplyOf } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import type { CostAnswer } from '../../../stores/facts/answers/answer.ts';
import { factsFor } from '../../../stores/facts/facts-for.ts';
import { type CompanyData, costDataOf, vendorComplete } from '../../shared/company-data.ts';
import { costsOf } from '../../shared/cost-line.ts';
import { conversionsOf } from '../../shared/cost-series.ts';
import type { Stores } from '../../shared/stores.ts';
import { widgetScope } from '../../shared/widget-scope.ts';
import { type MonthCost, yearAhead } from './year-ahead.ts';

/** Months before this one that are asked for. */
const HISTORY = 36;
const VENDOR = 'aws';

export async function yearForecastReply(
  stores: Stores,
  { isAmortizedCost, selectedAccount }: CheckedRequestOf<typeof yearForecast>,
  call: Call,
): Promise<ReplyOf<typeof yearForecast>> {
  const { vendors } = await costDataOf(stores, call.companyId, []);
  if (!vendors.includes(VENDOR)) throw new Refusal('VENDOR_NOT_AVAILABLE', 'The company has no data of AWS.');
  const { data, scope } = await widgetScope(stores, call, { selectedVendors: [VENDOR], isAmortizedCost });
  const month = firstOfMonth(data.clock.today);
  const facts = factsFor(stores.facts, call.signal);
  const filters =
    selectedAccount === undefined ? [] : [{ dimension: 'account' as const, values: [selectedAccount] }];
  const answer = await facts.cost({
    ...scope,
    filters,
    range: { start: addMonths(month, -HISTORY), end: data.clock.today },
    groupBy: [],
    unit: 'month',
    limit: 0,
    skip: 0,
  });
  const history = await wholeMonths(answer, data, stores, firstDayOf);
  return replyOf(answer, history, month);

  /** The first day with rows of the scope, looked for in the month where they begin. */
  async function firstDayOf(first: IsoDate): Promise<IsoDate | null> {
    const range = { start: first, end: lastOfMonth(first) };
    const days = await facts.cost({ ...scope, filters, range, groupBy: [], unit: 'day', limit: 0, skip: 0 });
    const place = costsOf(days.total).findIndex((amount) => amount !== null);
    return place < 0 ? null : addDays(first, place);
  }
}

/** From the first month that has rows from its first day on, up to the last that is complete; months without rows in between cost nothing. */
async function wholeMonths(
  { buckets, total }: CostAnswer,
  data: CompanyData,
  stores: Stores,
  firstDayOf: (month: IsoDate) => Promise<IsoDate | null>,
): Promise<MonthCost[]> {
  const complete = vendorComplete(stores, data, VENDOR);
  const costs = costsOf(total);
  const from = costs.findIndex((cost) => cost !== null);
  const firstMonth = buckets[from]?.start;
  if (complete === null || firstMonth === undefined) return [];
  const isFirstWhole = (await firstDayOf(firstMonth)) === firstMonth;
  return buckets.flatMap(({ start }, place) => {
    const isWhole = place > from || (place === from && isFirstWhole);
    return isWhole && lastOfMonth(start) <= complete ? { month: start, cost: costs[place] ?? 0 } : [];
  });
}

function replyOf(answer: CostAnswer, history: MonthCost[], month: IsoDate): ReplyOf<typeof yearForecast> {
  const outcome = yearAhead(history, month);
  const costToDate = costsOf(answer.total).at(-1) ?? 0;
  const told = { currency: answer.currency, history, ...conversionsOf([answer]) };
  if ('refusal' in outcome) {
    const { refusal } = outcome;
    const past = { meanErrorPercent: null, origins: 0, comparisons: 0 };
    const running = { month, costToDate, forecast: null };
    return { ...told, running, months: [], totalCost: null, model: null, past, refusal };
  }
  const { months, model, past, total, running } = outcome;
  return {
    ...told,
    running: { month, costToDate, forecast: running },
    months,
    totalCost: total,
    model,
    past,
    refusal: null,
  };
}
