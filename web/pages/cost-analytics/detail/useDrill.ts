// Walks and closes the detail in the address: every step can be undone by going back (C-11).
import { useCallback, useMemo } from 'react';
import { type DateRange, earlierOf } from '../../../../lib/calendar/calendar.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { costAnalyticsPage } from '../page.tsx';
import type { AddressChange } from '../shared/address/address.ts';
import { comparedRangeOf, rangeOf } from '../shared/address/address.ts';
import type { DrillStep } from '../shared/address/detail-address.ts';
import type { DetailDays } from './drill.ts';
import { CLOSED, FRESH_ROWS } from './useOpenDetail.ts';

export function useDrill() {
  const { address, change } = usePageAddress(costAnalyticsPage);
  const { path } = address;
  /** The page of the table behind stays as it is. */
  const go = useCallback(
    (parts: AddressChange, history: 'push' | 'replace' = 'push') =>
      change(parts, { history, restarts: false }),
    [change],
  );
  return useMemo(
    () => ({
      go,
      close: () => go(CLOSED),
      openPart: (part: DrillStep) => go({ ...FRESH_ROWS, path: [...path, part], by: null }),
      /** Back to where only the first `count` parts were opened. */
      backTo: (count: number) => go({ ...FRESH_ROWS, path: path.slice(0, count), by: null }),
    }),
    [go, path],
  );
}

/** Null while the days of the range are not known. */
export function useDetailDays(): DetailDays | null {
  const { today, dataThrough } = useShellViewer();
  const { address } = usePageAddress(costAnalyticsPage);
  const range = rangeOf(address, today);
  const compared = comparedRangeOf(address, today);
  const key = JSON.stringify([range, compared]);
  return useMemo(() => {
    const [days, before] = JSON.parse(key) as [DateRange | null, DateRange | null];
    if (!days) return null;
    return {
      range: days,
      lastDay: dataThrough ? earlierOf(days.end, dataThrough) : days.end,
      compared: before,
    };
  }, [key, dataThrough]);
}
