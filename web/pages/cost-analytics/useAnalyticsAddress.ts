// Reads and changes the state of cost analytics; every change but that of a search can be undone by going back.
import { useQueryStates } from 'nuqs';
import { useCallback } from 'react';
import { type AnalyticsAddress, analyticsParsers } from './address.ts';

export type AddressChange = { [Part in keyof AnalyticsAddress]?: AnalyticsAddress[Part] | null };

interface AddressOptions {
  history?: 'push' | 'replace';
}

export function useAnalyticsAddress() {
  const [address, setAddress] = useQueryStates(analyticsParsers, { shallow: false, history: 'push' });
  /** Another question begins on its first page. */
  const change = useCallback(
    (parts: AddressChange, options: AddressOptions = {}) => {
      void setAddress({ page: null, ...parts }, options);
    },
    [setAddress],
  );
  return { address, change };
}
