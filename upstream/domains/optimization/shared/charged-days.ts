// When commitments were charged, and what their fees say of price and size: out of their charges by day and by month.
import { addDays, type DateRange, earlierOf } from '../../../../lib/calendar/calendar.ts';
import { freshnessOf } from '../../../stores/documents/loads/catalogue.ts';
import type { CostAnswer } from '../../../stores/facts/answers/answer.ts';
import type { CostQuestion } from '../../../stores/facts/questions/question.ts';
import type { Commitment, InventoryQuestion } from './commitment.ts';

type Scope = Pick<CostQuestion, 'companyId' | 'vendors' | 'currency' | 'filters' | 'range'>;

/** More than any company has; what is beyond would be left out. */
export const MAX_GROUPS = 10_000;

const DAYS_AT_ONCE = 366;
const HOURS = 24;
/** A count that is nearly whole is whole: fees have few digits. */
const NEARLY = 0.02;

/** From the first charge to the newest; null without charges. */
export async function daysWithCharges({
  documents,
  companyId,
}: InventoryQuestion): Promise<DateRange | null> {
  const found = await freshnessOf(documents, companyId);
  const vendors = found?.vendors ?? [];
  const [start] = vendors.map(({ firstDate }) => firstDate).sort();
  const end = vendors
    .flatMap(({ maxDatetime }) => (maxDatetime === null ? [] : [maxDatetime.slice(0, 10)]))
    .sort()
    .at(-1);
  return start === undefined || end === undefined ? null : { start, end };
}

export class ChargedDays {
  firstDay: string | null = null;
  lastDay: string | null = null;
  /** The day that the one-time fee was charged on. */
  boughtAt: string | null = null;
  upfrontCost: number | null = null;
  #dailyCost = 0;
  #dailyFee = 0;
  #hasRecurring = false;
  /** Of the month with the most hours: fee, hours charged, and hours that it has. */
  #best: { fee: number; charged: number; count: number } | null = null;

  addDay(
    day: string,
    { cost, fee, isOneTime }: { cost: number; fee: number | null; isOneTime: boolean },
  ): void {
    this.firstDay = this.firstDay === null ? day : earlierOf(this.firstDay, day);
    this.lastDay = this.lastDay === null || day > this.lastDay ? day : this.lastDay;
    this.#dailyCost = Math.max(this.#dailyCost, cost);
    if (fee === null) return;
    if (isOneTime) {
      this.boughtAt = this.boughtAt === null ? day : earlierOf(this.boughtAt, day);
      this.upfrontCost = (this.upfrontCost ?? 0) + fee;
      return;
    }
    this.#hasRecurring = true;
    this.#dailyFee = Math.max(this.#dailyFee, fee);
  }

  addMonth(fee: number, charged: number, hours: number): void {
    const count = charged / hours;
    if (charged > 0 && count > (this.#best?.count ?? 0)) this.#best = { fee, charged, count };
  }

  /** What a whole day cost, used or not, by the hour. */
  get hourlyCommitment(): number | null {
    return this.#dailyCost > 0 ? quotient(this.#dailyCost, HOURS) : null;
  }

  /** Machines, by the hours that a month charges; null where no month was whole. */
  get quantity(): number | null {
    const count = this.#best?.count ?? 0;
    const whole = Math.round(count);
    return whole > 0 && Math.abs(count - whole) <= NEARLY ? whole : null;
  }

  recurringHourly(isPlan: boolean): number | null {
    if (!this.#hasRecurring) return null;
    if (isPlan) return quotient(this.#dailyFee, HOURS);
    const { quantity } = this;
    return this.#best === null || quantity === null
      ? null
      : quotient(this.#best.fee * quantity, this.#best.charged);
  }

  /** Azure sells no halves: what is paid by the month has nothing upfront. */
  paymentOption(vendor: Commitment['vendor']): string | null {
    if (this.upfrontCost !== null) return this.#hasRecurring ? 'Partial Upfront' : 'All Upfront';
    return vendor === 'azr' && this.#hasRecurring ? 'No Upfront' : null;
  }
}

/** A price has no more digits than these. */
function quotient(amount: number, hours: number): number {
  return Number((amount / hours).toPrecision(12));
}

/** By vendor and id of the commitment. */
export async function chargedDays(
  { facts }: InventoryQuestion,
  scope: Scope,
): Promise<Map<string, ChargedDays>> {
  const found = new Map<string, ChargedDays>();
  const daysOf: DaysOf = (vendor, id) => {
    const days = found.get(`${vendor} ${id}`) ?? new ChargedDays();
    found.set(`${vendor} ${id}`, days);
    return days;
  };
  // Asked together: one by one, each would queue again behind the questions of other people.
  const [fees, ...years] = await Promise.all([
    facts.cost(feesQuestion(scope)),
    ...yearsOf(scope.range).map((range) => facts.cost(daysQuestion({ ...scope, range }))),
  ]);
  for (const year of years) addCharges(year, daysOf);
  addMonths(fees, daysOf);
  return found;
}

type DaysOf = (vendor: string, id: string) => ChargedDays;

function daysQuestion(scope: Scope): CostQuestion {
  return {
    ...{ ...scope, unit: 'day', limit: MAX_GROUPS, skip: 0 },
    measures: ['effective', 'billed', 'rows'],
    groupBy: ['commitment', 'chargeFrequency', 'chargeCategory'],
  };
}

function addCharges({ groups, buckets }: CostAnswer, daysOf: DaysOf): void {
  const costs = new Map<string, number[]>();
  for (const {
    vendor,
    keys: [id = ''],
    series,
  } of groups) {
    const cost = costs.get(`${vendor} ${id}`) ?? buckets.map(() => 0);
    costs.set(
      `${vendor} ${id}`,
      cost.map((each, index) => each + (series[0]?.[index] ?? 0)),
    );
  }
  for (const {
    vendor,
    keys: [id = '', frequency, category],
    series,
  } of groups) {
    const cost = costs.get(`${vendor} ${id}`) ?? [];
    const [effective = [], billed = [], rows = []] = series;
    buckets.forEach(({ start }, index) => {
      if ((rows[index] ?? null) === null && (effective[index] ?? null) === null) return;
      const isFee = category === 'Purchase' && rows[index] !== null;
      const fee = isFee ? (billed[index] ?? 0) : null;
      daysOf(vendor, id).addDay(start, {
        cost: cost[index] ?? 0,
        fee,
        isOneTime: frequency === 'One-Time',
      });
    });
  }
}

/** Recurring fees of reservations, whose quantity is in hours of machines. */
function feesQuestion(scope: Scope): CostQuestion {
  return {
    ...{ ...scope, unit: 'month', limit: MAX_GROUPS, skip: 0 },
    filters: [
      { dimension: 'commitmentPart', values: ['purchase'] },
      { dimension: 'chargeFrequency', values: ['Recurring'] },
      { dimension: 'unit', values: ['Hrs', 'Hours', 'Hour', 'hour', '1 Hour'] },
    ],
    ...{ measures: ['billed', 'quantity'], groupBy: ['commitment', 'commitmentPart', 'unit'] },
  };
}

function addMonths({ groups, buckets }: CostAnswer, daysOf: DaysOf): void {
  for (const {
    vendor,
    keys: [id = ''],
    series,
  } of groups) {
    buckets.forEach(({ start }, index) => {
      const [fee, charged] = [series[0]?.[index] ?? null, series[1]?.[index] ?? null];
      if (fee !== null && charged !== null) daysOf(vendor, id).addMonth(fee, charged, hoursOfMonth(start));
    });
  }
}

function hoursOfMonth(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() * HOURS;
}

function yearsOf({ start, end }: DateRange): DateRange[] {
  const years: DateRange[] = [];
  for (let from = start; from <= end; from = addDays(from, DAYS_AT_ONCE))
    years.push({ start: from, end: earlierOf(addDays(from, DAYS_AT_ONCE - 1), end) });
  return years;
}
