// Opens the detail of an item or of a step in the address, from wherever one is shown (C-11).
import { useMemo } from 'react';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import { type OfVendors, vendorsOfItem } from '../../../components/vendors/item-vendors.ts';
import { usePageChange } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import type { AddressChange } from '../shared/address/address.ts';
import { addressVendors } from '../shared/address/variables.ts';

/** Rows of another cost begin on their first page, with nothing looked for. */
export const FRESH_ROWS = { rowPage: null, rowSearch: null } as const;
export const CLOSED = {
  ...FRESH_ROWS,
  ...{ item: null, itemVendor: null, detail: null, stepStart: null, stepEnd: null, path: null, by: null },
  rowSort: null,
} as const;

/** The page of the table behind stays as it is; so do the functions, whatever is opened. */
export function useOpenDetail() {
  const change = usePageChange(costAnalyticsPage);
  return useMemo(() => {
    const open = (parts: AddressChange) => change({ ...CLOSED, ...parts }, { restarts: false });
    return {
      openItem: (item: OfVendors & { key: string }, step: DateRange | null = null) =>
        open({
          ...stepParts(step),
          item: item.key,
          itemVendor: addressVendors(vendorsOfItem(item)),
        }),
      openStep: (step: DateRange) => open(stepParts(step)),
    };
  }, [change]);
}

function stepParts(step: DateRange | null): AddressChange {
  return step ? { detail: 'step', stepStart: step.start, stepEnd: step.end } : {};
}
