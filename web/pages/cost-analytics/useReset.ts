// The way out of a refused question: the part of the address at fault goes back to its default.

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Reset } from '../../components/faults/FaultNotice.tsx';
import type { Fault } from '../../fault.ts';
import type { MessageId } from '../../intl/catalogues.ts';
import { usePageAddress } from '../../routing/usePageAddress.ts';
import { costAnalyticsPage } from './page.tsx';
import type { AddressChange } from './shared/address/address.ts';
import { NO_CONDITIONS } from './shared/filters/vendor-conditions.ts';

type Part = Exclude<keyof AddressChange, 'start' | 'end'>;

/** Arguments of the graph that are in the address, with the name of their chip. */
const PARTS: Record<string, { part: Part; name: MessageId }> = {
  range: { part: 'range', name: 'cost-analytics.bar.range' },
  start: { part: 'range', name: 'cost-analytics.bar.range' },
  end: { part: 'range', name: 'cost-analytics.bar.range' },
  unit: { part: 'unit', name: 'cost-analytics.bar.unit' },
  vendors: { part: 'vendors', name: 'cost-analytics.bar.vendors' },
  viewBy: { part: 'viewBy', name: 'cost-analytics.bar.viewBy' },
  thenBy: { part: 'viewBy', name: 'cost-analytics.bar.viewBy' },
  tagKey: { part: 'viewBy', name: 'cost-analytics.bar.viewBy' },
  serviceGroupSet: { part: 'viewBy', name: 'cost-analytics.bar.viewBy' },
  filters: { part: 'filter', name: 'cost-analytics.filters.title' },
  savedFilter: { part: 'filter', name: 'cost-analytics.filters.title' },
  basis: { part: 'basis', name: 'cost-analytics.bar.basis' },
  compare: { part: 'compare', name: 'cost-analytics.bar.compare' },
  compareRange: { part: 'compare', name: 'cost-analytics.bar.compare' },
};

/** What goes with a part. */
const PARTS_BESIDE: Partial<Record<Part, AddressChange>> = {
  range: { start: null, end: null },
  viewBy: { viewByKey: null, thenBy: null },
  filter: { filterVersion: null, ...NO_CONDITIONS },
};

/** Null where nothing of the address is at fault. */
export function useReset(): (fault: Fault) => Reset | null {
  const intl = useIntl();
  const { address, change } = usePageAddress(costAnalyticsPage);
  return useCallback(
    ({ code, argument }: Fault) => {
      const found = code === 'BAD_USER_INPUT' ? PARTS[argument ?? ''] : undefined;
      // Vendors that the viewer saved are changed at the top of the page.
      if (!found || (found.part === 'vendors' && !address.vendors)) return null;
      const more = PARTS_BESIDE[found.part] ?? {};
      return {
        name: intl.formatMessage({ id: found.name }),
        onReset: () => change({ [found.part]: null, ...more }),
      };
    },
    [intl, address.vendors, change],
  );
}
