// The month-end estimate over all vendors, its errors in past months, and the band that follows from them. Pure.
import {
  addDays,
  addMonths,
  earlierOf,
  firstOfMonth,
  type IsoDate,
  lastOfMonth,
} from '../../../../lib/calendar/calendar.ts';
import { averageOf, differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { actualCost, type DailyCost, placeOf } from './daily-cost.ts';
import { type EstimatedDay, estimateMonth, type Known, type MonthEstimate } from './month-estimate.ts';

/** How many past months are estimated again, as far as there are data. */
export const PAST_MONTHS = 6;
/** The share of months that a band is to hold. */
const HELD = 0.8;
/** The fewest past months that make a band. */
const FEWEST_MONTHS = 2;
/** A vendor without a complete day since so many days before the month has ended. */
const ENDED_DAYS = 31;

export type EstimateRefusal = 'FORECAST_TOO_FEW_DAYS' | 'FORECAST_NO_RECENT_DATA';

export interface PastEstimate {
  /** First day of the month. */
  month: IsoDate;
  /** As it would have been on the same day of that month. */
  estimated: number;
  /** What the month cost in the end. */
  actual: number;
  /** (estimated - actual) in percent of the actual cost. */
  errorPercent: number;
}

export interface CompanyEstimate extends MonthEstimate {
  /** The newest first; months that could not have been estimated, or cost nothing, are left out. */
  past: PastEstimate[];
  /** Of `past`, without their signs; null when it is empty. */
  meanErrorPercent: number | null;
  /** Holds four of five further months, as far as past ones tell; never below what is spent. Null with fewer than two past months. */
  band: { low: number; high: number } | null;
}

export type EstimateOutcome = CompanyEstimate | { refusal: EstimateRefusal };

/** `today` is a day of the month to estimate. */
export function estimateCompany(costs: readonly DailyCost[], today: IsoDate): EstimateOutcome {
  const going = costs.filter((cost) => !hasEnded(cost, today));
  const estimate = estimateNow(costs, today);
  if ('refusal' in estimate) return estimate;
  const past = Array.from({ length: PAST_MONTHS }, (_, index) => index + 1).flatMap(
    (monthsBack) => pastEstimate(going, today, monthsBack) ?? [],
  );
  const errors = past.map(({ errorPercent }) => Math.abs(errorPercent));
  return {
    ...estimate,
    past,
    meanErrorPercent: errors.length === 0 ? null : averageOf(sumMoney(errors), errors.length),
    band: past.length < FEWEST_MONTHS ? null : bandOf(estimate, past),
  };
}

/** The estimate alone, without its past; of the same days it is the one that `estimateCompany` tells. */
export function estimateNow(
  costs: readonly DailyCost[],
  today: IsoDate,
): MonthEstimate | { refusal: EstimateRefusal } {
  return estimateAt(
    costs.filter((cost) => !hasEnded(cost, today)),
    today,
    0,
  );
}

function estimateAt(
  costs: readonly DailyCost[],
  today: IsoDate,
  monthsBack: number,
): MonthEstimate | { refusal: EstimateRefusal } {
  const parts: MonthEstimate[] = [];
  for (const cost of costs) {
    const known = knownOf(cost, today, monthsBack);
    if (known === null || !hasBegun(cost, known.through)) continue;
    const part = estimateMonth(cost, known);
    if (part === null) return { refusal: 'FORECAST_TOO_FEW_DAYS' };
    parts.push(part);
  }
  if (parts.length === 0) return { refusal: 'FORECAST_NO_RECENT_DATA' };
  const sum = (member: Exclude<keyof MonthEstimate, 'days'>) => sumMoney(parts.map((part) => part[member]));
  return {
    total: sum('total'),
    known: sum('known'),
    spent: sum('spent'),
    remaining: sum('remaining'),
    expectedCharges: sum('expectedCharges'),
    days: sumByDay(parts.map(({ days }) => days)),
  };
}

/** Of one month. A day is expected where it is of any of them: vendors differ in how late their data come. */
function sumByDay(lists: readonly EstimatedDay[][]): EstimatedDay[] {
  return (lists[0] ?? []).map(({ date }, day) => {
    const parts = lists.flatMap((list) => list[day] ?? []);
    return {
      date,
      cost: sumMoney(parts.map(({ cost }) => cost)),
      isExpected: parts.some(({ isExpected }) => isExpected),
    };
  });
}

function hasEnded({ completeThrough }: DailyCost, today: IsoDate): boolean {
  return completeThrough === null || completeThrough < addDays(firstOfMonth(today), -ENDED_DAYS);
}

/** In a past month data end as many days after the first as they do now. */
function knownOf({ completeThrough }: DailyCost, today: IsoDate, monthsBack: number): Known | null {
  if (completeThrough === null) return null;
  const first = firstOfMonth(today);
  if (monthsBack === 0) return { month: today, completeThrough, through: lastOfMonth(today) };
  const month = addMonths(first, -monthsBack);
  const then = earlierOf(addDays(month, placeOf(first, completeThrough)), lastOfMonth(month));
  return { month, completeThrough: then, through: then };
}

function hasBegun({ start, isKnown }: DailyCost, through: IsoDate): boolean {
  return isKnown.slice(0, Math.max(0, placeOf(start, through) + 1)).includes(true);
}

function pastEstimate(costs: readonly DailyCost[], today: IsoDate, monthsBack: number): PastEstimate | null {
  const estimate = estimateAt(costs, today, monthsBack);
  if ('refusal' in estimate) return null;
  const month = addMonths(firstOfMonth(today), -monthsBack);
  const actual = sumMoney(costs.map((cost) => actualCost(cost, { start: month, end: lastOfMonth(month) })));
  if (actual <= 0) return null;
  const errorPercent = (100 * differenceOf(estimate.total, actual)) / actual;
  return { month, estimated: estimate.total, actual, errorPercent };
}

/** What past months were off by, as a share of their estimates, wide enough to hold the next one four times in five. */
function bandOf({ total, spent }: MonthEstimate, past: readonly PastEstimate[]): CompanyEstimate['band'] {
  if (total <= 0) return null;
  const errors = past.flatMap(({ estimated, actual }) =>
    estimated > 0 ? Math.abs(actual - estimated) / estimated : [],
  );
  const width = heldWidth(errors, HELD);
  return { low: Math.max(total * (1 - width), Math.min(spent, total)), high: total * (1 + width) };
}

/**
 * The width that a further error is within with this chance, when it is one of a kind with those: of n errors the k-th
 * holds it k times in n + 1. Between two of them it is interpolated, and beyond the largest one widened in proportion.
 */
function heldWidth(errors: readonly number[], share: number): number {
  const rising = [...errors].sort((one, other) => one - other);
  const place = share * (rising.length + 1);
  const [below, above] = [Math.floor(place), Math.ceil(place)].map((each) => rising[each - 1]);
  const largest = rising.at(-1) ?? 0;
  if (below === undefined || above === undefined) return (largest * place) / rising.length;
  return below + (above - below) * (place - Math.floor(place));
}
