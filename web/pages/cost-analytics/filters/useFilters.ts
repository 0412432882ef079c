// What is kept and left out now, and how it is changed: by the address, so that a link shows the same (C-05, C-06).
import { useMemo } from 'react';
import { useAnalyticsAddress } from '../useAnalyticsAddress.ts';
import type { Condition } from './conditions.ts';
import {
  type ConditionsByVendor,
  type FilteredVendor,
  filterAddress,
  hasConditions,
  ownConditions,
} from './filter-address.ts';

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
  set: (vendor: FilteredVendor, conditions: readonly Condition[], options?: ChangeOptions) => void;
  clear: () => void;
  /** The saved filter as it is. */
  use: (id: string) => void;
}

export function useFilters(saved: NamedFilter | null): Filters {
  const { address, change } = useAnalyticsAddress();
  const { filter, aws, azure, gcp } = address;
  const own = useMemo(() => ownConditions({ filter, aws, azure, gcp }), [filter, aws, azure, gcp]);
  const isOwn = hasConditions(own);
  const conditions = !isOwn && saved ? saved.conditions : own;
  return {
    conditions,
    saved,
    isChanged: filter !== null && isOwn,
    set: (vendor, changed, options) =>
      change({ ...CLOSED, ...filterAddress({ ...conditions, [vendor]: changed }, filter) }, options),
    clear: () => change({ ...CLOSED, ...NO_FILTERS }),
    use: (id) => change({ ...CLOSED, ...NO_FILTERS, filter: id }),
  };
}

/** The item that a drawer shows may not be kept any more. */
const CLOSED = { item: null, itemVendor: null };
const NO_FILTERS = { filter: null, aws: null, azure: null, gcp: null };
