// Leads to another dashboard: as it is saved, with its own scope.

import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { dashboardPage } from '../page.tsx';
import { useScopeAddress } from '../scope/useScopeAddress.ts';

/** Null: the one that opens first. */
export function useOpenDashboard(): (id: string | null) => void {
  const { change } = usePageAddress(dashboardPage);
  const { change: changeScope } = useScopeAddress();
  return (board) => {
    changeScope(null);
    change({ board, edit: null });
  };
}
