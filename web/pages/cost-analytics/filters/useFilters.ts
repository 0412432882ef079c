// What is kept and left out now, and how it is changed: by the address, so that a link shows the same (C-05, C-06).

import { useMemo } from 'react';
import { forgetAnswers } from '../../../relay/environment.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import {
  type ConditionsByVendor,
  filterAddress,
  hasConditions,
  ownConditions,
} from '../shared/filters/filter-address.ts';
import { NO_CONDITIONS } from '../shared/filters/vendor-conditions.ts';

/** A saved filter that the address names. */
export interface NamedFilter {
  id: string;
  name: string;
  version: number;
  isOwn: boolean;
  ownerName: string;
  conditions: ConditionsByVendor;
}

interface ChangeOptions {
  history?: 'push' | 'replace';
}

export interface Filters {
  conditions: ConditionsByVendor;
  /** What the address names; null without one, and while it has not come. */
  saved: NamedFilter | null;
  /** The address names a saved filter, and keeps something else by now. */
  isChanged: boolean;
  /** Vendors that are left out keep theirs. */
  set: (changed: Partial<ConditionsByVendor>, options?: ChangeOptions) => void;
  clear: () => void;
  /** The saved filter as it is. */
  use: (id: string) => void;
}

export function useFilters(saved: NamedFilter | null): Filters {
  const { address, change } = usePageAddress(costAnalyticsPage);
  const { filter, filterVersion } = address;
  const own = useMemo(() => ownConditions(address), [address]);
  const isOwn = hasConditions(own);
  const conditions = !isOwn && saved ? saved.conditions : own;
  // Another tab may have changed it since: what is overwritten is what was seen when the change began.
  const version = (isOwn ? filterVersion : null) ?? saved?.version ?? 0;
  const base = filter === null ? null : { id: filter, version };
  return {
    conditions,
    saved: saved && { ...saved, version },
    isChanged: filter !== null && isOwn,
    set: (changed, options) =>
      change({ ...CLOSED, ...filterAddress({ ...conditions, ...changed }, base) }, options),
    clear: () => change({ ...CLOSED, ...NO_FILTERS }),
    use: (id) => {
      // An answer by this id may be one by the conditions that it had before.
      forgetAnswers();
      change({ ...CLOSED, ...NO_FILTERS, filter: id });
    },
  };
}

/** The item that a drawer shows may not be kept any more. */
const CLOSED = { item: null, itemVendor: null };
const NO_FILTERS = { filter: null, filterVersion: null, ...NO_CONDITIONS };
