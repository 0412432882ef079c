// The whole months of a scope, which months to come are told from.
import {
  addDays,
  addMonths,
  firstOfMonth,
  type IsoDate,
  lastOfMonth,
} from '../../../../lib/calendar/calendar.ts';
import type { CostAnswer } from '../../../stores/facts/answers/answer.ts';
import type { RequestFacts } from '../../../stores/facts/facts-for.ts';
import { type CompanyData, vendorComplete } from '../company-data.ts';
import { costsOf } from '../cost-line.ts';
import type { Stores } from '../stores.ts';
import type { WidgetScope } from '../widget-scope.ts';
import type { MonthCost } from './year-ahead.ts';

/** Months before this one that are asked for. */
const HISTORY = 36;
/** A vendor without a complete day since so many days before this month has ended: no month waits for it. */
const ENDED_DAYS = 31;

export interface WholeMonths {
  /** By month, with this one as the last. */
  answer: CostAnswer;
  /** Without a gap, oldest first. */
  history: MonthCost[];
}

interface MonthsQuestion {
  facts: RequestFacts;
  data: CompanyData;
  scope: WidgetScope;
}

/** From the first month that has rows from its first day on, up to the last that is complete; months without rows in between cost nothing. */
export async function askWholeMonths(
  stores: Pick<Stores, 'demoToday' | 'now'>,
  { facts, data, scope }: MonthsQuestion,
): Promise<WholeMonths> {
  const month = firstOfMonth(data.clock.today);
  const asked = { ...scope, groupBy: [], limit: 0, skip: 0 };
  const range = { start: addMonths(month, -HISTORY), end: data.clock.today };
  const answer = await facts.cost({ ...asked, range, unit: 'month' });
  const costs = costsOf(answer.total);
  const from = costs.findIndex((cost) => cost !== null);
  const firstMonth = answer.buckets[from]?.start;
  const complete = completeThrough(stores, data, scope);
  if (complete === null || firstMonth === undefined) return { answer, history: [] };
  const isFirstWhole = (await firstDayOf(firstMonth)) === firstMonth;
  const history = answer.buckets.flatMap(({ start }, place) => {
    const isWhole = place > from || (place === from && isFirstWhole);
    return isWhole && lastOfMonth(start) <= complete ? { month: start, cost: costs[place] ?? 0 } : [];
  });
  return { answer, history };

  /** The first day with rows of the scope, looked for in the month where they begin. */
  async function firstDayOf(first: IsoDate): Promise<IsoDate | null> {
    const days = await facts.cost({
      ...asked,
      range: { start: first, end: lastOfMonth(first) },
      unit: 'day',
    });
    const place = costsOf(days.total).findIndex((amount) => amount !== null);
    return place < 0 ? null : addDays(first, place);
  }
}

/** Of the vendor whose data come last among those that go on. */
function completeThrough(
  stores: Pick<Stores, 'demoToday' | 'now'>,
  data: CompanyData,
  { vendors }: WidgetScope,
): IsoDate | null {
  const ends = vendors.flatMap((vendor) => vendorComplete(stores, data, vendor) ?? []).sort();
  const since = addDays(firstOfMonth(data.clock.today), -ENDED_DAYS);
  return ends.find((end) => end >= since) ?? ends.at(-1) ?? null;
}
