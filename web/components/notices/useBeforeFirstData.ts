// Whether days of a figure lie before the first data: a change against them, and an average over them, say less.
import type { DateRange } from '../../../lib/calendar/calendar.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';

/** The first day with data, where the range begins before it; else null. */
export function useBeforeFirstData(range: DateRange | null | undefined): string | null {
  const { firstDate } = useShellViewer();
  return range && firstDate !== null && range.start < firstDate ? firstDate : null;
}
