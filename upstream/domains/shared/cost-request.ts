// What most requests of cost analytics say: the cost basis and the days.
import {
  type DateRange,
  type RangeFault,
  rangeFault,
  type TimeUnit,
} from '../../../lib/calendar/calendar.ts';
import { badRequest } from '../../refusal.ts';
import type { CostBasis } from '../../stores/facts/questions/question.ts';

export function basisOf({ isAmortizedCost }: { isAmortizedCost: boolean }): CostBasis {
  return isAmortizedCost ? 'effective' : 'billed';
}

/** The portal's words, and the member of a range that they are said of. */
export const RANGE_FAULTS: Record<RangeFault, { message: string; field: string }> = {
  END_BEFORE_START: { message: 'The end date must not be before the start date.', field: 'endDate' },
  OVER_12_MONTHS: { message: 'Date range should not exceed 12 months.', field: 'startDate' },
  DAILY_OVER_93_DAYS: { message: 'Daily view should not exceed 93 days.', field: 'startDate' },
};

/** Days where the range may be shown by day, else months. */
export function defaultUnit({ startDate, endDate }: { startDate: string; endDate: string }): TimeUnit {
  return rangeFault({ start: startDate, end: endDate }, 'day') === 'DAILY_OVER_93_DAYS' ? 'month' : 'day';
}

/** The days of a request. Refuses by the portal's rules. */
export function costRange(
  { startDate, endDate }: { startDate: string; endDate: string },
  unit: TimeUnit,
): DateRange {
  const range = { start: startDate, end: endDate };
  const fault = rangeFault(range, unit);
  if (fault) throw badRequest(RANGE_FAULTS[fault].message, RANGE_FAULTS[fault].field);
  return range;
}
