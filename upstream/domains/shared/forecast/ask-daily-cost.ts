// Asks the facts for the daily costs that an estimate is made of: by vendor, or by vendor and item of a grouping.
import {
  addDays,
  addMonths,
  type DateRange,
  daysIn,
  firstOfMonth,
  lastOfMonth,
} from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { CostAnswer, CostGroup } from '../../../stores/facts/answers/answer.ts';
import type { RequestFacts } from '../../../stores/facts/facts-for.ts';
import type { Grouping } from '../../../stores/facts/questions/question.ts';
import { type CompanyData, vendorComplete } from '../company-data.ts';
import { costsOf } from '../cost-line.ts';
import { groupedBy } from '../grouped-by.ts';
import type { Stores } from '../stores.ts';
import type { WidgetScope } from '../widget-scope.ts';
import { PAST_MONTHS } from './company-estimate.ts';
import type { DailyCost } from './daily-cost.ts';

/** The weeks before the first past month that its weekdays are looked for in. */
const DAYS_BEFORE = 56;
const USAGE = 'Usage-Based';
const RECURRING = 'Recurring';
/** What tells one recurring charge from another, month after month. */
const CHARGE: readonly Grouping[] = ['account', 'product', 'region', 'usageType'];
/** More items and charges than a company has; what is beyond them is not estimated apart. */
const MOST = 5000;

export interface ItemCost extends DailyCost {
  vendor: VendorCode;
  /** Of the grouping; empty without one. */
  key: string;
}

export interface DailyCosts {
  items: ItemCost[];
  answer: CostAnswer;
  range: DateRange;
}

export interface DailyQuestion {
  facts: RequestFacts;
  data: CompanyData;
  /** Cost without filters when it is not of all rows: which days are known is read there. */
  scope: WidgetScope;
  /** Items apart; null: each vendor as a whole. */
  by: Grouping | null;
}

export async function askDailyCosts(
  stores: Pick<Stores, 'demoToday' | 'now'>,
  { facts, data, scope, by }: DailyQuestion,
): Promise<DailyCosts> {
  const first = addMonths(firstOfMonth(data.clock.today), -PAST_MONTHS);
  const range = { start: addDays(first, -DAYS_BEFORE), end: lastOfMonth(data.clock.today) };
  const ask = (filters: WidgetScope['filters'], groupBy: readonly Grouping[]) =>
    facts.cost({ ...scope, filters, range, groupBy, unit: 'day', limit: MOST, skip: 0 });
  const groupings = by === null ? [] : [by];
  const [answer, charges, all] = await Promise.all([
    ask(scope.filters, [...groupings, 'chargeFrequency']),
    ask([...scope.filters, { dimension: 'chargeFrequency', values: [RECURRING] }], [...groupings, ...CHARGE]),
    by === null && scope.filters.length === 0 ? null : ask([], []),
  ]);
  const days = daysIn(range);
  const itemKey = (group: CostGroup) => JSON.stringify([group.vendor, by === null ? '' : group.keys[0]]);
  const chargesOf = groupedBy(charges.groups, itemKey);
  const items = [...groupedBy(answer.groups, itemKey)].map(([id, own]): ItemCost => {
    const [vendor, key] = JSON.parse(id) as [VendorCode, string];
    const rows = all === null ? own : all.groups.filter((group) => group.vendor === vendor);
    return {
      vendor,
      key,
      start: range.start,
      usage: dailySum(
        own.filter(({ keys }) => keys.at(-1) === USAGE),
        days,
      ),
      fixed: dailySum(
        own.filter(({ keys }) => keys.at(-1) !== USAGE),
        days,
      ),
      isKnown: knownDays(rows, days),
      recurring: (chargesOf.get(id) ?? []).map(knownCosts),
      completeThrough: vendorComplete(stores, data, vendor),
    };
  });
  return { items, answer, range };
}

function dailySum(groups: readonly CostGroup[], days: number): number[] {
  const series = groups.map(costsOf);
  return Array.from({ length: days }, (_, place) => sumMoney(series.map((costs) => costs[place] ?? 0)));
}

function knownDays(groups: readonly CostGroup[], days: number): boolean[] {
  const series = groups.map(costsOf);
  return Array.from({ length: days }, (_, place) => series.some((costs) => (costs[place] ?? null) !== null));
}

function knownCosts(group: CostGroup): number[] {
  return costsOf(group).map((amount) => amount ?? 0);
}
