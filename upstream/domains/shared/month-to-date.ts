// The cost of this month to date, beside the same days of last month.
import { type DateRange, earlierOf, firstOfMonth, lastOfMonth } from '../../../lib/calendar/calendar.ts';
import { comparedPeriod } from '../../../lib/calendar/time-frames.ts';
import { percentChange } from '../../../lib/money/percent-change.ts';
import type { CompanyClock } from '../../clock.ts';
import type { costMonthToDate } from '../../contract/dashboard/dashboard.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { RequestFacts } from '../../stores/facts/facts-for.ts';
import type { CostQuestion } from '../../stores/facts/questions/question.ts';
import { comparedCostOf, costOf, costsOf } from './cost-line.ts';
import { conversionsOf } from './cost-series.ts';
import type { WidgetScope } from './widget-scope.ts';

export async function monthToDate(
  facts: RequestFacts,
  scope: WidgetScope,
  clock: CompanyClock,
): Promise<ReplyOf<typeof costMonthToDate>> {
  const range = monthToDateRange(clock);
  const same = comparedPeriod('month_to_date', range);
  const lastMonth = { start: same.start, end: lastOfMonth(same.start) };
  const ask = (days: Pick<CostQuestion, 'range' | 'compareWith'>) =>
    facts.cost({ ...scope, ...days, groupBy: [], unit: 'day', limit: 0, skip: 0 });
  const [current, whole] = await Promise.all([ask({ range, compareWith: same }), ask({ range: lastMonth })]);
  const [cost, lastMonthCost] = [costOf(current.total), comparedCostOf(current.total)];
  return {
    currency: current.currency,
    startDate: range.start,
    endDate: range.end,
    cost,
    lastMonthStartDate: same.start,
    lastMonthEndDate: same.end,
    lastMonthCost,
    lastMonthTotalCost: costOf(whole.total),
    changeRate: percentChange(cost, lastMonthCost),
    last30Days: lastDays([...costsOf(whole.total), ...costsOf(current.total)]),
    ...conversionsOf([current]),
  };
}

const LAST_DAYS = 30;

/** Of all days of last month and this one. */
function lastDays(days: readonly (number | null)[]): (number | null)[] {
  const last = days.slice(-LAST_DAYS);
  return [...Array<null>(LAST_DAYS - last.length).fill(null), ...last];
}

/** Ends with the data, so that the same days of last month are compared; a month without data ends today. */
export function monthToDateRange({ today, lastDay }: CompanyClock): DateRange {
  const start = firstOfMonth(today);
  const end = lastDay !== null && lastDay >= start ? earlierOf(today, lastDay) : today;
  return { start, end };
}
