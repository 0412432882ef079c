// The draft of one dashboard: it opens with editing, goes on from what this browser kept, and is kept at every step.
import { useCallback, useEffect, useState } from 'react';
import type { DashboardContent } from './content.ts';
import { type Draft, type DraftAction, draftOf, draftReducer, hasChanges } from './draft.ts';
import { keepDraft, readKeptDraft } from './kept-draft.ts';

interface DraftOptions {
  dashboardId: string;
  /** As it is saved. */
  content: DashboardContent;
  version: number;
  isEditing: boolean;
}

/** The draft is null while nothing is edited; changes that are asked for then wait for it. */
export function useDraft({ dashboardId, content, version, isEditing }: DraftOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [waiting, setWaiting] = useState<readonly DraftAction[]>([]);
  if (isEditing && !draft) {
    setDraft(waiting.reduce(draftReducer, openedDraft(dashboardId, content, version)));
    setWaiting([]);
  }
  if (!isEditing && draft) setDraft(null);
  // Saved elsewhere, and read again since: nothing of one's own stands against it.
  if (draft && version > draft.version && !hasChanges(draft)) setDraft(draftOf(content, version));
  useEffect(() => {
    if (draft) keepDraft(dashboardId, draft, new Date());
  }, [dashboardId, draft]);
  const dispatch = useCallback((action: DraftAction) => {
    setDraft((now) => now && draftReducer(now, action));
  }, []);
  /** For what begins with editing. */
  const dispatchLater = useCallback((action: DraftAction) => {
    setWaiting((actions) => [...actions, action]);
  }, []);
  return { draft, dispatch, dispatchLater };
}

function openedDraft(dashboardId: string, content: DashboardContent, version: number): Draft {
  const draft = draftOf(content, version);
  const kept = readKeptDraft(dashboardId);
  return kept ? draftReducer(draft, { ...kept, type: 'resumed' }) : draft;
}
