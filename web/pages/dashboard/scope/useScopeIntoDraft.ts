// When editing begins, the scope of the address becomes a change of the draft: it is told, can be undone and is saved (D-14).
import { useEffect } from 'react';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { DashboardEditing } from '../editing/useDashboardEditing.ts';

/** `addressed`: null where the address names none; from then on it does not. */
export function useScopeIntoDraft(
  { draft, dispatch }: Pick<DashboardEditing, 'draft' | 'dispatch'>,
  addressed: DashboardScope | null,
  changeAddress: (scope: null, history: 'replace') => void,
): void {
  const isEditing = draft !== null;
  useEffect(() => {
    if (!isEditing || !addressed) return;
    dispatch({ type: 'scoped', scope: addressed });
    changeAddress(null, 'replace');
  }, [isEditing, addressed, dispatch, changeAddress]);
}
