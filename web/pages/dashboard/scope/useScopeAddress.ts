// Reads and changes the dashboard's scope in the address; every change can be undone by going back.
import { useQueryStates } from 'nuqs';
import { useCallback } from 'react';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { NO_SCOPE_ADDRESS, scopeAddress, scopeOf, scopeParsers } from './scope-address.ts';

/** `scope`: null where the address names none; changed to null, it names none any more. */
export function useScopeAddress() {
  const [address, setAddress] = useQueryStates(scopeParsers, { shallow: false, history: 'push' });
  const change = useCallback(
    (scope: DashboardScope | null, history: 'push' | 'replace' = 'push') => {
      void setAddress(scope ? scopeAddress(scope) : NO_SCOPE_ADDRESS, { history });
    },
    [setAddress],
  );
  return { address, scope: scopeOf(address), change };
}
