// Puts a text on the clipboard, and says whether that worked.
import { useCallback } from 'react';
import { useToast } from '../components/feedback/useToast.ts';
import { copyText } from './copy-text.ts';

/** The messages for success and failure, already translated. */
interface CopyWords {
  done: string;
  failed: string;
}

export function useCopyText(): (text: string, words: CopyWords) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (text, { done, failed }) => {
      if (await copyText(text)) toast.done(done);
      else toast.failed(failed);
    },
    [toast],
  );
}
