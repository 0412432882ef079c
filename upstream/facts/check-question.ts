// Refuses questions that make no sense before any SQL is made of them.
import { parseDay, type RangeFault, rangeFault } from '../../lib/calendar.ts';
import { isVendorCode } from '../../lib/vendors.ts';
import { type CostQuestion, QuestionError, type RowsQuestion, type Scope } from './question.ts';

const RANGE_FAULTS: Record<RangeFault, string> = {
  END_BEFORE_START: 'the range ends before it starts',
  OVER_12_MONTHS: 'the range is longer than 12 months',
  DAILY_OVER_93_DAYS: 'a range by day is longer than 93 days',
};

/** Throws a QuestionError. */
export function checkCostQuestion(question: CostQuestion): void {
  checkScope(question);
  // Without a series only the limits of any range count, which are those of months.
  checkRange(question, question.unit ?? 'month');
  checkPage(question);
  const { weekStartsOn = 0 } = question;
  if (!Number.isSafeInteger(weekStartsOn) || weekStartsOn < 0 || weekStartsOn > 6)
    throw new QuestionError('weekStartsOn', 'weeks start on a day from 0 to 6');
  const stray = question.only?.find(({ vendor }) => !isVendorCode(vendor));
  if (stray) throw new QuestionError('only', `unknown vendor '${stray.vendor}'`);
}

/** Throws a QuestionError. */
export function checkRowsQuestion(question: RowsQuestion): void {
  checkScope(question);
  checkRange(question, 'month');
  checkPage(question);
}

function checkScope({ vendors, filters }: Scope): void {
  const stray = vendors.find((vendor) => !isVendorCode(vendor));
  if (stray !== undefined) throw new QuestionError('vendors', `unknown vendor '${stray}'`);
  const strayFilter = filters.find(({ vendor }) => !isVendorCode(vendor));
  if (strayFilter) throw new QuestionError('filters', `unknown vendor '${strayFilter.vendor}'`);
}

function checkRange({ range }: Scope, unit: 'day' | 'week' | 'month'): void {
  for (const day of [range.start, range.end]) {
    try {
      parseDay(day);
    } catch {
      throw new QuestionError('range', `'${day}' is not a date`);
    }
  }
  const fault = rangeFault(range, unit);
  if (fault) throw new QuestionError('range', RANGE_FAULTS[fault]);
}

function checkPage({ limit, skip }: { limit: number; skip: number }): void {
  if (!Number.isSafeInteger(limit) || limit < 0)
    throw new QuestionError('limit', 'the limit is a whole number from 0');
  if (!Number.isSafeInteger(skip) || skip < 0)
    throw new QuestionError('skip', 'skip is a whole number from 0');
}
