// Puts an answer of the facts store into the shape that cost analytics and the dashboard share on the wire.
import { type DateRange, daysThrough } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { itemKeyOf } from '../../../lib/cost/item-key.ts';
import { averageOf, sumMoney } from '../../../lib/money/money.ts';
import type { CompanyClock } from '../../clock.ts';
import type { CostItem, CostSeriesReply } from '../../contract/shared/cost-shapes.ts';
import type { CostAnswer, CostGroup, CostLine } from '../../stores/facts/answers/answer.ts';
import { appliedRates } from './applied-rates.ts';
import { costOf, costsOf, furtherItemsOf, itemOf } from './cost-line.ts';

/** An answer whose items are each of one vendor, or of several. */
type AnswerOf<Of> = Omit<CostAnswer, 'groups'> & { groups: (Omit<CostGroup, 'vendor'> & { vendor: Of })[] };
type ReplyOf<Of> = Omit<CostSeriesReply, 'items'> & { items: (Omit<CostItem, 'vendor'> & { vendor: Of })[] };

/** `byMonth` is the answer to the same question by month, where that was asked for. */
export function costSeriesReply<Of extends VendorCode | null>(
  answer: AnswerOf<Of>,
  range: DateRange,
  clock: CompanyClock,
  byMonth: CostAnswer | null = null,
): ReplyOf<Of> {
  const knownDays = daysThrough(range, clock.lastDay ?? range.end);
  const months = byMonth?.buckets ?? [];
  const lineOf = (line: CostLine, monthLine: CostLine | null | undefined) => ({
    totalCost: costOf(line),
    averageCost: averageOf(costOf(line), knownDays),
    dailyCosts: alignedCosts(line, answer.buckets.length),
    monthly: alignedCosts(monthLine ?? { series: [] }, months.length),
  });
  const monthLines = new Map(byMonth?.groups.map((group) => [identityOf(group), group]));
  return {
    currency: answer.currency,
    startDate: range.start,
    endDate: range.end,
    knownDays,
    dates: answer.buckets.map((bucket) => stepOf(bucket, clock)),
    months: months.map((month) => stepOf(month, clock)),
    totalCount: answer.groupCount,
    ...lineOf(answer.total, byMonth?.total),
    items: answer.groups.map((group) => ({
      vendor: group.vendor,
      ...itemOf(group),
      thenBy: furtherItemsOf(group),
      ...lineOf(group, monthLines.get(identityOf(group))),
    })),
    others: answer.others && {
      numberOfOthers: answer.others.count,
      ...lineOf(answer.others, byMonth?.others),
    },
    ...conversionsOf([answer]),
  };
}

function identityOf({ vendor, keys }: Pick<CostGroup, 'keys'> & { vendor: VendorCode | null }): string {
  return itemKeyOf([vendor ?? '', ...keys]);
}

function stepOf(bucket: DateRange, clock: CompanyClock) {
  return {
    date: bucket.start,
    endDate: bucket.end,
    isEmptyDate: isEmpty(bucket, clock),
    isPartial: isPartial(bucket, clock),
  };
}

type Converted = Pick<CostAnswer, 'currency' | 'unconverted' | 'rates'>;

/** What all answers together were converted by, and their sums without a rate. */
export function conversionsOf(answers: readonly Converted[]): Pick<CostSeriesReply, 'unconverted' | 'rates'> {
  return { unconverted: unconvertedCosts(answers), rates: appliedRates(answers) };
}

/** Of a range that is compared with there are none. */
function unconvertedCosts(answers: readonly Converted[]): CostSeriesReply['unconverted'] {
  const amounts = answers
    .flatMap(({ unconverted }) => unconverted)
    .filter(({ totals: [cost = null] }) => cost !== null);
  const currencies = [...new Set(amounts.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => ({
    currency,
    cost: sumMoney(amounts.flatMap((sum) => (sum.currency === currency ? costOf(sum) : []))),
  }));
}

/** One for each step. */
function alignedCosts(line: Pick<CostLine, 'series'>, steps: number): (number | null)[] {
  const costs = costsOf(line);
  return Array.from({ length: steps }, (_, place) => costs[place] ?? null);
}

/** After the newest data. */
function isEmpty(bucket: DateRange, { lastDay }: CompanyClock): boolean {
  return lastDay !== null && bucket.start > lastDay;
}

/** Holds the day whose cost still grows: after the last complete day, not after the newest data. */
function isPartial(bucket: DateRange, { completeThrough, lastDay }: CompanyClock): boolean {
  if (completeThrough === null || lastDay === null) return false;
  return bucket.end > completeThrough && bucket.start <= lastDay;
}
