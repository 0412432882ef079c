// Ctrl+Z and Ctrl+Shift+Z (on a Mac with the command key), but not in a text field, which has steps of its own.
import { useEffect } from 'react';
import type { DraftAction } from './draft.ts';

const TEXT_FIELDS = 'input, textarea, [contenteditable]';

export function useUndoKeys(dispatch: (action: DraftAction) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isStep = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
      if (!isStep || (event.target instanceof Element && event.target.closest(TEXT_FIELDS))) return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? 'redone' : 'undone' });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [dispatch]);
}
