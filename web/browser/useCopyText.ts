// Puts a text on the clipboard, and says whether that worked.
import { useCallback } from 'react';
import { useToast } from '../components/feedback/useToast.ts';

/** The messages for success and failure, already translated. */
interface CopyWords {
  done: string;
  failed: string;
}

export function useCopyText(): (text: string, words: CopyWords) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (text, { done, failed }) => {
      try {
        // Absent without https, and refused where the browser does not let pages write.
        await navigator.clipboard.writeText(text);
        toast.done(done);
      } catch {
        toast.failed(failed);
      }
    },
    [toast],
  );
}
