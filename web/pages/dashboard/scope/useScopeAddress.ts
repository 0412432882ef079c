// Reads and changes the dashboard's scope in the address; every change can be undone by going back.
import { useCallback } from 'react';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { dashboardPage } from '../page.tsx';
import { NO_SCOPE_ADDRESS, scopeAddress, scopeOf } from './scope-address.ts';

/** `scope`: null where the address names none; changed to null, it names none any more. */
export function useScopeAddress() {
  const { address, change: changeAddress } = usePageAddress(dashboardPage);
  const change = useCallback(
    (scope: DashboardScope | null, history: 'push' | 'replace' = 'push') => {
      changeAddress(scope ? scopeAddress(scope) : NO_SCOPE_ADDRESS, { history });
    },
    [changeAddress],
  );
  return { address, scope: scopeOf(address), change };
}
