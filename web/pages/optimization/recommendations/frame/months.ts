// The months that advice can be asked for as of: those of the last three years, and the one of the address.
import { addMonths } from '../../../../../lib/calendar/calendar.ts';
import { MAX_COMMITMENT_MONTHS, yearMonthOf } from '../../../../../lib/calendar/year-months.ts';

/** `YYYYMM`, the newest first. */
export function monthsUpTo(today: string, chosen: string | null): string[] {
  const offered = Array.from({ length: MAX_COMMITMENT_MONTHS }, (_, place) =>
    yearMonthOf(addMonths(today, -place)),
  );
  return [...new Set([...offered, ...(chosen === null ? [] : [chosen])])].sort().toReversed();
}
