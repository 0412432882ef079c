// Leads to another dashboard: as it is saved, with its own scope.
import { useScopeAddress } from '../scope/useScopeAddress.ts';
import { useDashboardAddress } from './useDashboardAddress.ts';

/** Null: the one that opens first. */
export function useOpenDashboard(): (id: string | null) => void {
  const { change } = useDashboardAddress();
  const { change: changeScope } = useScopeAddress();
  return (board) => {
    changeScope(null);
    void change({ board, edit: null });
  };
}
