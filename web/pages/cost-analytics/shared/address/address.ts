// The state of cost analytics as it is in the address: what is asked, and how it is shown.
import {
  createParser,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import {
  addDays,
  addMonths,
  type DateRange,
  isDay,
  MAX_RANGE_MONTHS,
  type RangeFault,
  rangeFault,
} from '../../../../../lib/calendar/calendar.ts';
import {
  ANALYTICS_FRAMES,
  comparedPeriod,
  resolveFrame,
  samePeriodOfLastYear,
} from '../../../../../lib/calendar/time-frames.ts';
import { needsKey } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { ADDRESS_VIEW_BYS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import { TABLE_MODES } from '../../../../../lib/cost/cost-table.ts';
import type { AddressOf, ChangeOf } from '../../../../routing/define-page.ts';
import { conditionParsers } from '../filters/vendor-conditions.ts';
import { DEFAULT_VIEW_BY, parseAsGroupings } from '../view-by/groupings.ts';
import { detailParsers } from './detail-address.ts';
import { tableParsers } from './table-address.ts';

export const FRAMES = [...ANALYTICS_FRAMES, 'custom'] as const;
export const UNITS = ['day', 'week', 'month'] as const;
export const BASES = ['billed', 'effective'] as const;
export const COMPARES = ['none', 'last_period', 'last_year', 'custom'] as const;
/** What of an item is compared: its cost in each range, or what a day of each cost. */
export const COMPARE_COSTS = ['individual', 'average'] as const;
export const ALIGNS = ['position', 'weekday'] as const;
/** Items of one name: each vendor's apart, or one line of all. */
export const NAMES = ['apart', 'joined'] as const;
export const CHARTS = ['stack', 'line'] as const;
const VENDORS = ['aws', 'azure', 'gcp', 'oci', 'ncloud', 'tencent', 'openstack', 'other'] as const;

const parseAsDay = createParser<string>({
  parse: (text) => (isDay(text) ? text : null),
  serialize: (day) => day,
});

/** Every parameter with its default, which the address leaves out. */
export const analyticsParsers = {
  range: parseAsStringLiteral(FRAMES).withDefault('month_to_date'),
  start: parseAsDay,
  end: parseAsDay,
  unit: parseAsStringLiteral(UNITS).withDefault('day'),
  vendors: parseAsArrayOf(parseAsStringLiteral(VENDORS)),
  viewBy: parseAsStringLiteral(ADDRESS_VIEW_BYS.words).withDefault(DEFAULT_VIEW_BY),
  viewByKey: parseAsString,
  thenBy: parseAsGroupings,
  /** Whether items of one name are one line across vendors; it counts where their names can be joined. */
  names: parseAsStringLiteral(NAMES).withDefault('apart'),
  /** The id of a saved filter: what is kept, or what it was changed from where the address has conditions too. */
  filter: parseAsString,
  /** Of the saved filter: the version that was changed, so that nothing is overwritten unseen. */
  filterVersion: parseAsInteger,
  ...conditionParsers,
  basis: parseAsStringLiteral(BASES).withDefault('billed'),
  compare: parseAsStringLiteral(COMPARES).withDefault('none'),
  compareRange: parseAsStringLiteral(FRAMES).withDefault('custom'),
  compareStart: parseAsDay,
  compareEnd: parseAsDay,
  compareCost: parseAsStringLiteral(COMPARE_COSTS).withDefault('individual'),
  align: parseAsStringLiteral(ALIGNS).withDefault('position'),
  mode: parseAsStringLiteral(TABLE_MODES).withDefault('default'),
  /** The forecast and the budget of the chart. */
  ahead: parseAsStringLiteral(['shown', 'hidden']).withDefault('shown'),
  others: parseAsStringLiteral(['folded', 'unfolded', 'hidden']).withDefault('folded'),
  months: parseAsBoolean.withDefault(false),
  chart: parseAsStringLiteral(CHARTS).withDefault('stack'),
  view: parseAsStringLiteral(['chart', 'table']).withDefault('chart'),
  ...tableParsers,
  ...detailParsers,
  /** Of the item that is opened: its vendor, or all that have a part of it. */
  itemVendor: parseAsArrayOf(parseAsStringLiteral(VENDORS)),
};

export type AnalyticsAddress = AddressOf<typeof analyticsParsers>;
/** Without where the table and the detail are: what the figures show, and how. */
export type FiguresAddress = Omit<
  AnalyticsAddress,
  keyof typeof tableParsers | keyof typeof detailParsers | 'itemVendor'
>;
export type AddressChange = ChangeOf<typeof analyticsParsers>;

/** The days of the range; null for a relative one while the company's today is not known. */
export function rangeOf(address: FiguresAddress, today: string | null): DateRange | null {
  const { start, end } = address;
  const frame = frameOf(address);
  if (frame === 'custom') return start && end ? { start, end } : null;
  return today === null ? null : resolveFrame(frame, today);
}

/** A custom range without both of its ends is none. */
export function frameOf({ range, start, end }: FiguresAddress): AnalyticsAddress['range'] {
  return range === 'custom' && !(start && end) ? 'month_to_date' : range;
}

/** Parts that ask for nothing, because their days or their key are missing: others are asked for in their place. */
export function incompleteParts(address: AnalyticsAddress): (keyof AnalyticsAddress)[] {
  const { viewBy, viewByKey } = address;
  return [
    ...(frameOf(address) === address.range ? [] : (['range'] as const)),
    ...(compareOf(address) === address.compare ? [] : (['compare'] as const)),
    ...(needsKey(viewBy) && viewByKey === null ? (['viewBy'] as const) : []),
  ];
}

/** What is compared with; another range without both of its ends is the period before. */
export function compareOf({
  compare,
  compareRange,
  compareStart,
  compareEnd,
}: FiguresAddress): AnalyticsAddress['compare'] {
  const isWhole = compareRange !== 'custom' || (compareStart && compareEnd);
  return compare === 'custom' && !isWhole ? 'last_period' : compare;
}

/** The compared days; null when nothing is compared, or while the company's today is not known. */
export function comparedRangeOf(address: FiguresAddress, today: string | null): DateRange | null {
  const compare = compareOf(address);
  if (compare === 'none') return null;
  const { compareRange, compareStart, compareEnd } = address;
  if (compare === 'custom') {
    if (compareRange === 'custom')
      return compareStart && compareEnd ? { start: compareStart, end: compareEnd } : null;
    return today === null ? null : resolveFrame(compareRange, today);
  }
  const range = rangeOf(address, today);
  if (!range) return null;
  return compare === 'last_year' ? samePeriodOfLastYear(range) : comparedPeriod(frameOf(address), range);
}

/** The rule that the range breaks, as far as it can be told before any request (C-02). */
export function rangeFaultBeforeRequest(address: FiguresAddress, today: string | null): RangeFault | null {
  const range = rangeOf(address, today);
  if (range) return rangeFault(range, address.unit);
  const isAlwaysTooLong = ['last_6_months', 'last_12_months'].includes(address.range);
  return isAlwaysTooLong && address.unit === 'day' ? 'DAILY_OVER_93_DAYS' : null;
}

/** What of a question may not be asked: which of its two ranges, and the rule that it breaks. */
export interface QuestionFault {
  part: 'range' | 'compareRange';
  fault: RangeFault;
}

/** As far as it can be told before any request (C-02, C-08). */
export function questionFault(address: AnalyticsAddress, today: string | null): QuestionFault | null {
  const fault = rangeFaultBeforeRequest(address, today);
  if (fault) return { part: 'range', fault };
  if (compareOf(address) !== 'custom') return null;
  const compared = comparedRangeOf(address, today);
  const comparedFault = compared && rangeFault(compared, address.unit);
  return comparedFault ? { part: 'compareRange', fault: comparedFault } : null;
}

/** A change of the address that makes a range one that may be asked for. */
export interface Mend {
  name: 'swap' | 'shorten' | 'byMonth' | 'byWeek';
  change: Partial<AnalyticsAddress>;
}

/** The smallest changes that mend the range at fault, the likeliest first. */
export function mendsOf({ part, fault }: QuestionFault, range: DateRange | null): Mend[] {
  const { start, end } = range ?? { start: '', end: '' };
  const days = (from: string, to: string): Partial<AnalyticsAddress> =>
    part === 'range'
      ? { range: 'custom', start: from, end: to }
      : { compare: 'custom', compareRange: 'custom', compareStart: from, compareEnd: to };
  switch (fault) {
    case 'END_BEFORE_START':
      return [{ name: 'swap', change: days(end, start) }];
    case 'OVER_12_MONTHS':
      return [{ name: 'shorten', change: days(addDays(addMonths(end, -MAX_RANGE_MONTHS), 1), end) }];
    case 'DAILY_OVER_93_DAYS':
      return [
        { name: 'byMonth', change: { unit: 'month' } },
        { name: 'byWeek', change: { unit: 'week' } },
      ];
  }
}
