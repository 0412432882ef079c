// Months side by side, aligned by day of the month, by day and added up.
import { bucketsOf, type DateRange } from '../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import type { trend } from '../../contract/dashboard/dashboard.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { CostAnswer } from '../../stores/facts/answers/answer.ts';
import type { RequestFacts } from '../../stores/facts/facts-for.ts';
import type { CompanyData } from '../shared/company-data.ts';
import { comparedAnswer, costOf, costsOf } from '../shared/cost-line.ts';
import { conversionsOf } from '../shared/cost-series.ts';
import type { WidgetScope } from '../shared/widget-scope.ts';

const PLACES = 31;

/** `range` starts on the first of a month. Two months are a question: together they may be too many days. */
export async function costTrend(
  facts: RequestFacts,
  scope: WidgetScope,
  range: DateRange,
  data: CompanyData,
): Promise<ReplyOf<typeof trend>> {
  const ranges = bucketsOf(range, 'month');
  const asked = await Promise.all(
    ranges.map(async (month, place) => {
      if (place % 2 === 1) return [];
      const compareWith = ranges[place + 1];
      const answer = await facts.cost({
        ...scope,
        range: month,
        ...(compareWith && { compareWith }),
        groupBy: [],
        unit: 'day',
        limit: 0,
        skip: 0,
      });
      return compareWith ? [answer, comparedAnswer(answer)] : [answer];
    }),
  );
  const answers = asked.flat();
  const [first] = answers;
  if (!first) throw new Error('a trend without months');
  return {
    currency: first.currency,
    months: answers.map((answer) => monthLine(answer, data)),
    ...conversionsOf(answers),
  };
}

/** The first bucket is the first of the month, so the position of a day is its number. */
function monthLine({ buckets, total }: CostAnswer, data: CompanyData) {
  const amounts = costsOf(total);
  const known = amounts.map((amount) => amount ?? 0);
  const accumulated = buckets.map(({ start }, position) =>
    isKnown(start, data) ? sumMoney(known.slice(0, position + 1)) : null,
  );
  return {
    month: buckets[0]?.start.slice(0, 7) ?? '',
    totalCost: costOf(total),
    dailyCosts: inPlaces(amounts),
    accumulatedCosts: inPlaces(accumulated),
  };
}

function inPlaces(values: readonly (number | null)[]): (number | null)[] {
  return [...values, ...Array<null>(PLACES - values.length).fill(null)];
}

/** Within the days that the company has data of. */
function isKnown(day: string, { clock, freshness }: CompanyData): boolean {
  return (
    clock.lastDay !== null &&
    freshness.firstDate !== null &&
    day <= clock.lastDay &&
    day >= freshness.firstDate
  );
}
