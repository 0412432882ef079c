// The days of a widget's time frame.
import {
  addDays,
  addMonths,
  type DateRange,
  laterOf,
  MAX_RANGE_MONTHS,
} from '../../../lib/calendar/calendar.ts';
import {
  MONTHLY_FRAMES,
  resolveFrame,
  type TimeFrame,
  WEEKLY_FRAMES,
} from '../../../lib/calendar/time-frames.ts';
import type { CompanyClock } from '../../clock.ts';
import { badRequest } from '../../refusal.ts';

/** The year to week may begin in the old year; on the last days of the year that is more than one sum may span. */
export function spanOf(frame: TimeFrame, { today }: CompanyClock): DateRange {
  const { start, end } = resolveFrame(frame, today);
  const earliest = addDays(addMonths(end, -MAX_RANGE_MONTHS), 1);
  return { start: laterOf(start, earliest), end };
}

/** The unit of the date type. Refuses a frame that is not one of it. */
export function unitOf({ dateType, timeFrame }: { dateType: 'monthly' | 'weekly'; timeFrame: TimeFrame }) {
  const frames: readonly string[] = dateType === 'monthly' ? MONTHLY_FRAMES : WEEKLY_FRAMES;
  if (!frames.includes(timeFrame))
    throw badRequest(`The time frame is not one of ${dateType} cost.`, 'timeFrame');
  return dateType === 'monthly' ? 'month' : 'week';
}
