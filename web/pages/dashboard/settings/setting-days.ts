// The days whose values a settings form offers: those of the widget, as far as one question may reach.
import {
  addDays,
  addMonths,
  type DateRange,
  earlierOf,
  MAX_RANGE_MONTHS,
} from '../../../../lib/calendar/calendar.ts';
import { resolveFrame, type TimeFrame } from '../../../../lib/calendar/time-frames.ts';
import type { WidgetFrame, WidgetSettings } from '../../../../lib/widgets/words.ts';

/** Of widgets that have no range of their own. */
const DEFAULT_FRAME: TimeFrame = 'last_3_months';

/** `today`: null while it is unknown; then there is no cost either. */
export function daysOfSettings({ frame }: Pick<WidgetSettings, 'frame'>, today: string | null): DateRange {
  const end = today ?? new Date().toISOString().slice(0, 10);
  const { start } = resolveFrame(frame ? wireFrame(frame) : DEFAULT_FRAME, end);
  const first = addDays(addMonths(end, -MAX_RANGE_MONTHS), 1);
  return { start: earlierOf(start, first) === first ? start : first, end };
}

/** The frame by its name on the wire. */
export function wireFrame(frame: WidgetFrame): TimeFrame {
  return frame.toLowerCase() as Lowercase<WidgetFrame>;
}
