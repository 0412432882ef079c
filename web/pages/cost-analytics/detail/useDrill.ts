// Opens, walks and closes the detail in the address: every step can be undone by going back (C-11).
import { useCallback, useMemo } from 'react';
import { type DateRange, earlierOf } from '../../../../lib/calendar/calendar.ts';
import { type OfVendors, vendorsOfItem } from '../../../components/vendors/item-vendors.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { costAnalyticsPage } from '../page.tsx';
import type { AddressChange } from '../shared/address/address.ts';
import { comparedRangeOf, rangeOf } from '../shared/address/address.ts';
import type { DrillStep } from '../shared/address/detail-address.ts';
import { addressVendors } from '../shared/address/variables.ts';
import type { DetailDays } from './drill.ts';

/** Rows of another cost begin on their first page, with nothing looked for. */
const FRESH_ROWS = { rowPage: null, rowSearch: null } as const;
const CLOSED = {
  ...FRESH_ROWS,
  ...{ item: null, itemVendor: null, detail: null, stepStart: null, stepEnd: null, path: null, by: null },
  rowSort: null,
} as const;

export function useDrill() {
  const { address, change } = usePageAddress(costAnalyticsPage);
  const { page, path } = address;
  /** The page of the table behind stays as it is. */
  const go = useCallback(
    (parts: AddressChange, history: 'push' | 'replace' = 'push') => change({ page, ...parts }, { history }),
    [change, page],
  );
  return useMemo(
    () => ({
      go,
      close: () => go(CLOSED),
      openItem: (item: OfVendors & { key: string }, step: DateRange | null = null) =>
        go({
          ...CLOSED,
          ...stepParts(step),
          item: item.key,
          itemVendor: addressVendors(vendorsOfItem(item)),
        }),
      openStep: (step: DateRange) => go({ ...CLOSED, ...stepParts(step) }),
      openPart: (part: DrillStep) => go({ ...FRESH_ROWS, path: [...path, part], by: null }),
      /** Back to where only the first `count` parts were opened. */
      backTo: (count: number) => go({ ...FRESH_ROWS, path: path.slice(0, count), by: null }),
    }),
    [go, path],
  );
}

function stepParts(step: DateRange | null): AddressChange {
  return step ? { detail: 'step', stepStart: step.start, stepEnd: step.end } : {};
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
