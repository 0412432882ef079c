// Checks arguments of cost analytics before any call is made, and turns them into what the wire wants.
import {
  type DateRange,
  type RangeFault,
  rangeFault,
  type TimeUnit,
} from '../../../lib/calendar/calendar.ts';
import {
  type ANALYTICS_FRAMES,
  comparedPeriod,
  resolveFrame,
  samePeriodOfLastYear,
} from '../../../lib/calendar/time-frames.ts';
import { canBeJoined } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { WIRE_VIEW_BYS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import { VENDORS, type VendorCode } from '../../../lib/catalogue/vendors.ts';
import {
  MAX_FURTHER_GROUPINGS,
  type CostGrouping as WireGrouping,
} from '../../../upstream/contract/shared/cost-question.ts';
import type {
  CostAnalyticsQuery,
  CostDetailQuery,
  RangeInput,
  TimeFrame,
} from '../../__generated__/graph-types.ts';
import { inputError } from '../../errors.ts';
import { checkPage } from '../../graph/connection.ts';
import { type GroupingWords, wireGrouping } from '../../graph/cost-grouping.ts';

export type WireFrame = (typeof ANALYTICS_FRAMES)[number] | 'custom';

/** What a cost is asked by: its portions and rows are asked for when they are selected. */
export type CostDetailParent = CostDetailQuery;

const FRAMES: Record<TimeFrame, WireFrame> = {
  MONTH_TO_DATE: 'month_to_date',
  LAST_MONTH: 'last_month',
  LAST_7_DAYS: 'last_7_days',
  LAST_14_DAYS: 'last_14_days',
  LAST_60_DAYS: 'last_60_days',
  LAST_3_MONTHS: 'last_3_months',
  LAST_6_MONTHS: 'last_6_months',
  LAST_12_MONTHS: 'last_12_months',
  YEAR_TO_DATE: 'year_to_date',
  CUSTOM: 'custom',
};

const RANGE_FAULTS: Record<RangeFault, string> = {
  END_BEFORE_START: 'the end of the range lies before its start',
  OVER_12_MONTHS: 'the range must not exceed 12 months',
  DAILY_OVER_93_DAYS: 'by day the range must not exceed 93 days',
};

/** The days of the range; `todayOf` is asked for relative frames alone. Throws an input error for the argument. */
export async function resolveRange(
  { frame, start, end }: RangeInput,
  unit: TimeUnit,
  todayOf: () => Promise<string>,
  argument = 'range',
): Promise<{ frame: WireFrame; range: DateRange }> {
  const wireFrame = FRAMES[frame];
  if (wireFrame === 'custom') {
    if (!start || !end) throw inputError(argument, 'CUSTOM needs start and end', 'CUSTOM_WITHOUT_DATES');
    return { frame: wireFrame, range: checkRange({ start, end }, unit, argument) };
  }
  if (start || end) throw inputError(argument, 'start and end go with CUSTOM only', 'DATES_WITHOUT_CUSTOM');
  return { frame: wireFrame, range: checkRange(resolveFrame(wireFrame, await todayOf()), unit, argument) };
}

/** The compared days; null when nothing is compared. Throws an input error for `compareRange`. */
export async function resolveCompared(
  { compare, compareRange }: Pick<CostAnalyticsQuery, 'compare' | 'compareRange'>,
  { frame, range }: { frame: WireFrame; range: DateRange },
  unit: TimeUnit,
  todayOf: () => Promise<string>,
): Promise<DateRange | null> {
  if (compare !== 'CUSTOM') {
    if (compareRange)
      throw inputError('compareRange', 'compareRange goes with CUSTOM only', 'DATES_WITHOUT_CUSTOM');
    if (compare === 'LAST_YEAR') return samePeriodOfLastYear(range);
    return compare === 'NONE' ? null : comparedPeriod(frame, range);
  }
  if (!compareRange) throw inputError('compareRange', 'CUSTOM needs compareRange', 'CUSTOM_WITHOUT_DATES');
  return (await resolveRange(compareRange, unit, todayOf, 'compareRange')).range;
}

function checkRange(range: DateRange, unit: TimeUnit, argument: string): DateRange {
  const fault = rangeFault(range, unit);
  if (fault) throw inputError(argument, RANGE_FAULTS[fault], fault);
  return range;
}

/** Throws an input error for the day that is at fault. */
export function checkDetailDays(query: CostDetailQuery): void {
  const { date, endDate, compareDate, compareEndDate, isMonthly } = query;
  checkLastDay('endDate', date, endDate, isMonthly);
  if (compareEndDate && !compareDate)
    throw inputError('compareDate', 'compareEndDate goes with compareDate', 'CUSTOM_WITHOUT_DATES');
  checkLastDay('compareEndDate', compareDate ?? date, compareEndDate, isMonthly);
}

function checkLastDay(
  argument: 'endDate' | 'compareEndDate',
  start: string,
  end: string | null | undefined,
  isMonthly: boolean,
): void {
  if (!end) return;
  if (isMonthly)
    throw inputError(argument, `${argument} goes without isMonthly only`, 'END_DATE_WITH_MONTHLY');
  const fault = rangeFault({ start, end }, 'month');
  if (fault) throw inputError(argument, RANGE_FAULTS[fault], fault);
}

/** How many groupings may follow the first. Throws an input error for `thenBy`. */
export function wireFurtherGroupings(thenBy: readonly GroupingWords[]): WireGrouping[] {
  if (thenBy.length <= MAX_FURTHER_GROUPINGS) return thenBy.map(wireGrouping);
  throw inputError(
    'thenBy',
    `at most ${MAX_FURTHER_GROUPINGS} groupings follow the first`,
    'TOO_MANY_GROUPINGS',
  );
}

/** Throws an input error where names of the groupings are a vendor's own. */
export function checkJoined(groupings: readonly WireGrouping[]): void {
  if (canBeJoined(groupings.map(({ viewBy }) => WIRE_VIEW_BYS.idOf(viewBy)))) return;
  throw inputError(
    'joinSameNames',
    'joinSameNames goes with groupings alone whose names mean the same with all vendors',
    'NAMES_OF_VENDORS',
  );
}

/** Of the viewer's selection those that cost analytics shows unasked (C-03); all of it where there is none of them. */
export function defaultVendors(selected: readonly VendorCode[]): readonly VendorCode[] {
  const shown = selected.filter(isShownByDefault);
  return shown.length > 0 ? shown : selected;
}

/** A vendor beyond those of the specification is shown by name, where the company has cost of it. Throws an input error. */
export async function checkNamedVendors(
  named: readonly VendorCode[],
  availableOf: () => Promise<readonly VendorCode[]>,
): Promise<readonly VendorCode[]> {
  const further = named.filter((code) => !isShownByDefault(code));
  if (further.length === 0) return named;
  const available = await availableOf();
  if (further.every((code) => available.includes(code))) return named;
  throw inputError(
    'vendors',
    'cost analytics shows AWS, Azure, GCP and Other, and further vendors that the company has cost of',
    'UNSUPPORTED_VENDOR',
  );
}

function isShownByDefault(code: VendorCode): boolean {
  return VENDORS[code].hasCostAnalytics;
}

/** The most items that stand alone in a chart. */
const MAX_TOP = 50;

/** Arguments of `items`, and of `series` and its like, which are known before the cost is asked for. */
export function checkListArguments(
  items: readonly Record<string, unknown>[],
  series: readonly Record<string, unknown>[],
): void {
  for (const { page, itemsPerPage, sort } of items) {
    checkPage({ page: Number(page), itemsPerPage: Number(itemsPerPage) });
    if (Array.isArray(sort)) checkSort(sort);
  }
  for (const { levels, top } of series) {
    if (typeof levels === 'number' && levels < 1) throw inputError('levels', 'levels must be 1 or more');
    if (Number(top) < 1 || Number(top) > MAX_TOP)
      throw inputError('top', `top must be 1 to ${MAX_TOP}`, 'TOP');
  }
}

/** Throws an input error where a month is missing, or is beside another column. */
export function checkSort(sort: readonly { by: string; month?: unknown }[]): void {
  const isWrong = sort.some(({ by, month }) => (by === 'MONTH') !== Boolean(month));
  if (isWrong) throw inputError('sort', 'month goes with MONTH, and only with it');
}
