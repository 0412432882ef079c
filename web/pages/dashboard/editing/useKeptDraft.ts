// What this browser keeps of a dashboard's unsaved changes, in step with other tabs.
import { useMemo } from 'react';
import { useLocal } from '../../../browser/useLocal.ts';
import { type KeptDraft, readKeptDraft } from './kept-draft.ts';

export function useKeptDraft(dashboardId: string): KeptDraft | null {
  const [drafts] = useLocal('dashboardDrafts');
  const text = drafts?.[dashboardId];
  return useMemo(() => (text === undefined ? null : readKeptDraft(dashboardId)), [text, dashboardId]);
}
