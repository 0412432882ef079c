// Saves a document that the services make; what failed is said in words.
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../components/faults/useErrorText.ts';
import { useToast } from '../components/feedback/useToast.ts';
import { fetchFile } from '../relay/fetch-file.ts';
import { failureOf } from '../relay/post.ts';
import { newRequestId } from '../relay/request-of.ts';
import { saveBlob } from './save-file.ts';

interface FileDownload {
  isLoading: boolean;
  /** `input` as the address takes it. */
  load: (input: object) => Promise<void>;
}

export function useFileDownload(address: '/exports/bill' | '/exports/dashboard'): FileDownload {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [isLoading, setLoading] = useState(false);
  const load = useCallback(
    async (input: object) => {
      const requestId = newRequestId();
      const { signal } = new AbortController();
      setLoading(true);
      try {
        const file = await fetchFile({ address, input, requestId, signal });
        if (file) saveBlob(file.name, file.content);
      } catch (error) {
        const failure = failureOf(error, requestId);
        if (!failure) return;
        const { rule, requestId: id } = failure.fault;
        const words = intl.formatMessage({ id: 'platform.file.failed' }, { id: id ?? requestId });
        toast.failed(errorText([{ code: rule ?? '' }]) ?? words);
      } finally {
        setLoading(false);
      }
    },
    [address, intl, toast, errorText],
  );
  return { isLoading, load };
}
