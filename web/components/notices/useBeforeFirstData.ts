// Whether days that figures are held against lie before the first data, so that a change says nothing.
import type { DateRange } from '../../../lib/calendar/calendar.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';

/** The first day with data, where the range begins before it; else null. */
export function useBeforeFirstData(range: DateRange | null | undefined): string | null {
  const { firstDate } = useShellViewer();
  return range && firstDate !== null && range.start < firstDate ? firstDate : null;
}
