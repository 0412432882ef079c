// Reads and changes the state of the billing screens; another bill or tab can be left by going back.
import { useQueryStates } from 'nuqs';
import { useCallback } from 'react';
import { type BillingAddress, billingParsers } from './address.ts';

export type BillingChange = { [Part in keyof BillingAddress]?: BillingAddress[Part] | null };

export function useBillingAddress() {
  const [address, setAddress] = useQueryStates(billingParsers, { shallow: false, history: 'push' });
  const change = useCallback(
    (parts: BillingChange, history: 'push' | 'replace' = 'push') => {
      void setAddress(parts, { history });
    },
    [setAddress],
  );
  return { address, change };
}
