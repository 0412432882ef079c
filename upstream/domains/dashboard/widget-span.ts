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

interface OverTime {
  dateType?: 'monthly' | 'weekly' | undefined;
  timeFrame: TimeFrame;
}

/** The unit of the date type, or of the frame without one. Refuses a frame that is not one of the date type. */
export function unitOf({ timeFrame, dateType = isMonthly(timeFrame) ? 'monthly' : 'weekly' }: OverTime) {
  const frames: readonly string[] = dateType === 'monthly' ? MONTHLY_FRAMES : WEEKLY_FRAMES;
  if (!frames.includes(timeFrame))
    throw badRequest(`The time frame is not one of ${dateType} cost.`, 'timeFrame');
  return dateType === 'monthly' ? 'month' : 'week';
}

function isMonthly(timeFrame: string): boolean {
  return (MONTHLY_FRAMES as readonly string[]).includes(timeFrame);
}
