// A dashboard while it is looked at or changed: its draft, what is shown of it, and what becomes of a save (D-01, D-05).
import { useState } from 'react';
import { useErrorText } from '../../../components/faults/useErrorText.ts';
import { useToast } from '../../../components/feedback/useToast.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { Fault } from '../list/NameDialog.tsx';
import { dashboardPage } from '../page.tsx';
import type { DraftAction } from './draft.ts';
import { forgetKeptDraft } from './kept-draft.ts';
import type { SavedDashboard } from './saved-content.ts';
import { useDraft } from './useDraft.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useSaveDashboard } from './useSaveDashboard.ts';

/** `saved` is the dashboard of the id as the page has it. */
export function useDashboardEditing(id: string, { content, version }: SavedDashboard) {
  const { address, change } = usePageAddress(dashboardPage);
  const toast = useToast();
  const errorText = useErrorText();
  const mayEdit = useShellViewer().canEdit('DASHBOARD');
  const isEditing = mayEdit && address.edit !== null;
  const { draft, dispatch, dispatchLater } = useDraft({ dashboardId: id, content, version, isEditing });
  const kept = useKeptDraft(id);
  const [newer, setNewer] = useState<SavedDashboard | null>(null);
  const { save, isSaving } = useSaveDashboard(id);
  const start = () => change({ edit: '1' });
  return {
    /** Null while nothing is edited. */
    draft,
    dispatch,
    isSaving,
    /** What the page shows: the draft, or what is saved. */
    shown: draft?.now ?? content,
    /** Unsaved changes of an earlier time; null while they are edited. */
    kept: isEditing || !mayEdit ? null : kept,
    /** What was saved meanwhile by another user; null while there is none. */
    newer,
    closeConflict: () => setNewer(null),
    start,
    /** What is unsaved stays in this browser. */
    stop: () => change({ edit: null }),
    /** Drops what this browser kept. */
    forget: () => forgetKeptDraft(id),
    /** Changes the draft; where there is none yet, editing begins with the change. */
    edit: (action: DraftAction) => {
      if (draft) dispatch(action);
      else {
        dispatchLater(action);
        start();
      }
    },
    /** Saves the draft over a version: that which it was made on, or a newer one that was looked at. */
    saveDraft: (over: number) => {
      if (!draft) return;
      const sent = draft.now;
      save(sent, over, {
        onSaved: (now) => {
          setNewer(null);
          dispatch({ type: 'saved', sent, content: now.content, version: now.version });
        },
        onConflict: setNewer,
        onFaults: (faults) => toast.failed(errorText(faults)),
      });
    },
    /** Gives the saved dashboard another name, and nothing else. */
    renameSaved: (name: string, onFaults: (faults: readonly Fault[]) => void, onDone: () => void) =>
      save({ ...content, name }, version, {
        onSaved: onDone,
        onConflict: () => onFaults([{ code: 'CHANGED_MEANWHILE' }]),
        onFaults,
      }),
    /** What was saved meanwhile instead of the draft; one step back is the draft again. */
    takeTheirs: (theirs: SavedDashboard) => {
      setNewer(null);
      dispatch({ type: 'replaced', content: theirs.content, version: theirs.version });
    },
  };
}

export type DashboardEditing = ReturnType<typeof useDashboardEditing>;
