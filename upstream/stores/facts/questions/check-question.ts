// Refuses questions that make no sense before any SQL is made of them.
import {
  type DateRange,
  daysIn,
  firstOfMonth,
  lastOfMonth,
  parseDay,
} from '../../../../lib/calendar/calendar.ts';
import { isVendorCode } from '../../../../lib/catalogue/vendors.ts';
import { isDimension } from '../compile/groupings.ts';
import type { BillQuestion, BillScope } from './bill-question.ts';
import {
  type CostQuestion,
  type Filter,
  type Grouping,
  type Measure,
  QuestionError,
  type RowStreamQuestion,
  type RowsQuestion,
  type Scope,
  SUMS,
  TAG_SUMS,
  type TagKeysQuestion,
} from './question.ts';
import { isNumber, ROW_COLUMNS, type RowColumn } from './row-columns.ts';

/** The largest question asks for the 17 attributes of a commitment. */
const MAX_GROUPINGS = 20;
/** What one answer may have: a bound on memory, not a rule of the portal. */
const MAX_YEARS_OF_DAYS = 366 * 10;
const MAX_DAILY_DAYS = 366;
const MAX_HOURLY_DAYS = 92;

/** Throws a QuestionError. */
export function checkCostQuestion(question: CostQuestion): void {
  checkScope(question);
  const { measures, groupBy, unit, compareWith, weekStartsOn = 0, order, search } = question;
  if (measures.length === 0) throw new QuestionError('measures', 'at least one measure is asked for');
  for (const measure of measures) checkMeasure(measure);
  if (groupBy.length > MAX_GROUPINGS)
    throw new QuestionError('groupBy', `at most ${MAX_GROUPINGS} groupings are told apart at once`);
  for (const grouping of groupBy) checkGrouping(grouping, 'groupBy');
  if (compareWith) checkRange(compareWith, 'compareWith');
  if (unit !== null) checkUnit(question);
  if (groupBy.includes('usageHour') && daysIn(question.range) > MAX_HOURLY_DAYS)
    throw new QuestionError('range', `a range by hour is longer than ${MAX_HOURLY_DAYS} days`);
  if (!Number.isSafeInteger(weekStartsOn) || weekStartsOn < 0 || weekStartsOn > 6)
    throw new QuestionError('weekStartsOn', 'weeks start on a day from 0 to 6');
  if (search !== undefined && (search === '' || groupBy.length === 0))
    throw new QuestionError('search', 'a search looks for a text in the values of a grouping');
  if (order && order.by !== 'label' && measures[order.by] === undefined)
    throw new QuestionError('order', 'the order names a measure that is not asked for');
  checkPage(question);
  for (const { vendor, keys } of question.only ?? []) {
    if (!isVendorCode(vendor)) throw new QuestionError('only', `unknown vendor '${vendor}'`);
    if (keys.length !== groupBy.length)
      throw new QuestionError('only', 'a group has a key for each grouping');
  }
}

function checkUnit({ unit, time, range, compareWith }: CostQuestion): void {
  if (time === 'billing' && unit !== 'month')
    throw new QuestionError('unit', 'billing months have no days and weeks');
  const longest = Math.max(daysIn(range), compareWith ? daysIn(compareWith) : 0);
  if (unit === 'day' && longest > MAX_DAILY_DAYS)
    throw new QuestionError('range', `a range by day is longer than ${MAX_DAILY_DAYS} days`);
}

function checkMeasure(measure: Measure): void {
  const isKnown =
    typeof measure === 'object'
      ? isDimension(measure.distinct)
      : (SUMS as readonly string[]).includes(measure);
  if (!isKnown) throw new QuestionError('measures', `unknown measure ${JSON.stringify(measure)}`);
}

/** Throws a QuestionError. */
export function checkRowsQuestion(question: RowsQuestion): void {
  checkRowStreamQuestion(question);
  checkPage(question);
  const { order } = question;
  if (order) checkRowColumns([order.by], 'order', question);
}

/** Throws a QuestionError. */
export function checkRowStreamQuestion(question: RowStreamQuestion): void {
  checkScope(question);
  if (question.columns.length === 0) throw new QuestionError('columns', 'at least one column is asked for');
  const { columns, contains, serviceGroups } = question;
  checkRowColumns(columns, 'columns', question);
  if (serviceGroups) checkGrouping({ serviceGroups }, 'serviceGroups');
  if (!contains) return;
  checkRowColumns(contains.in, 'contains', question);
  if (contains.text === '' || contains.in.length === 0 || contains.in.some(isNumber))
    throw new QuestionError('contains', 'a search looks for a text in columns of text');
}

function checkRowColumns(
  columns: readonly RowColumn[],
  member: 'columns' | 'order' | 'contains',
  { serviceGroups }: RowStreamQuestion,
): void {
  const stray = columns.find((column) => !ROW_COLUMNS.includes(column));
  if (stray !== undefined) throw new QuestionError(member, `there is no column '${stray}'`);
  if (columns.includes('serviceGroup') && !serviceGroups)
    throw new QuestionError('serviceGroups', 'service groups come of rules');
}

/** Throws a QuestionError. */
export function checkTagKeysQuestion(question: TagKeysQuestion): void {
  checkScope(question);
  const { measure } = question;
  if (!(TAG_SUMS as readonly string[]).includes(measure))
    throw new QuestionError('measure', `tags are not ordered by '${measure}'`);
  checkPage(question);
}

/** Throws a QuestionError. */
export function checkBillQuestion({
  vendors,
  range,
  filters,
  time = 'billing',
}: BillScope & Pick<BillQuestion, 'time'>): void {
  const dimensions = filters.flatMap((filter) => ('dimension' in filter ? [filter] : []));
  checkScope({ companyId: '', vendors, range, filters: dimensions, time });
  if (
    time === 'charge' &&
    (range.start !== firstOfMonth(range.start) || range.end !== lastOfMonth(range.end))
  )
    throw new QuestionError(
      'range',
      'months of charges are asked for from their first day to their last one',
    );
}

function checkScope({ vendors, filters, range, time = 'charge' }: Scope): void {
  const stray = vendors.find((vendor) => !isVendorCode(vendor));
  if (stray !== undefined) throw new QuestionError('vendors', `unknown vendor '${stray}'`);
  for (const filter of filters) checkFilter(filter);
  checkRange(range, 'range');
  if (time !== 'charge' && time !== 'billing') throw new QuestionError('time', `unknown time '${time}'`);
}

function checkFilter(filter: Filter): void {
  const { vendor, dimension } = filter;
  if (vendor !== undefined && !isVendorCode(vendor))
    throw new QuestionError('filters', `unknown vendor '${vendor}'`);
  checkGrouping(dimension, 'filters');
  if (
    ('contains' in filter && filter.contains === '') ||
    ('startsWith' in filter && filter.startsWith === '')
  )
    throw new QuestionError('filters', 'a search looks for at least one letter');
}

function checkGrouping(grouping: Grouping, member: 'groupBy' | 'filters' | 'serviceGroups'): void {
  if (typeof grouping === 'string') {
    if (!isDimension(grouping)) throw new QuestionError(member, `there is no dimension '${grouping}'`);
    return;
  }
  if ('tag' in grouping) {
    if (grouping.tag === '') throw new QuestionError(member, 'a tag has a key');
    return;
  }
  const { serviceGroups, otherwise } = grouping;
  if (otherwise !== undefined) checkGrouping(otherwise, member);
  for (const { group, vendor, conditions } of serviceGroups) {
    if (group === '') throw new QuestionError(member, 'a service group has a name');
    if (vendor !== undefined && !isVendorCode(vendor))
      throw new QuestionError(member, `unknown vendor '${vendor}'`);
    for (const { dimension } of conditions) checkGrouping(dimension, member);
  }
}

function checkRange(range: DateRange, member: 'range' | 'compareWith'): void {
  for (const day of [range.start, range.end]) {
    try {
      parseDay(day);
    } catch {
      throw new QuestionError(member, `'${day}' is not a date`);
    }
  }
  if (range.end < range.start) throw new QuestionError(member, 'the range ends before it starts');
  if (daysIn(range) > MAX_YEARS_OF_DAYS)
    throw new QuestionError(member, 'the range is longer than ten years');
}

function checkPage({ limit, skip }: { limit: number; skip: number }): void {
  if (!Number.isSafeInteger(limit) || limit < 0)
    throw new QuestionError('limit', 'the limit is a whole number from 0');
  if (!Number.isSafeInteger(skip) || skip < 0)
    throw new QuestionError('skip', 'skip is a whole number from 0');
}
