// One download at a time: begun, followed, cancelled; what failed is said until it is closed (A-15, C-15).
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { saveBlob } from '../../../browser/save-file.ts';
import { useErrorText } from '../../../components/faults/useErrorText.ts';
import { useToast } from '../../../components/feedback/useToast.ts';
import { fetchFile } from '../../../relay/fetch-file.ts';
import { failureOf } from '../../../relay/post.ts';
import type { Received } from '../../../relay/receive-file.ts';
import { newRequestId } from '../../../relay/request-of.ts';

/** What has come so far; `rows`: how many the file will have, null while it is unknown. */
export interface DownloadProgress extends Received {
  rows: number | null;
}

export interface Download {
  /** Null: nothing is being downloaded. */
  progress: DownloadProgress | null;
  start: (input: object) => void;
  cancel: () => void;
}

export function useDownload(): Download {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    (input: object) => {
      const controller = new AbortController();
      const { signal } = controller;
      const requestId = newRequestId();
      running.current = controller;
      setProgress({ bytes: 0, rowsWritten: null, rows: null });
      const onReceived = (received: Received, rows: number | null) => setProgress({ ...received, rows });
      fetchFile({ address: '/exports/cost', input, requestId, signal, onReceived })
        .then((file) => {
          if (!file) return;
          saveBlob(file.name, file.content);
          toast.done(intl.formatMessage({ id: 'cost-analytics.export.done' }, { name: file.name }));
        })
        .catch((error: unknown) => {
          if (signal.aborted) return;
          const failure = failureOf(error, requestId);
          if (!failure) return;
          const { rule, requestId: id } = failure.fault;
          const words = intl.formatMessage({ id: 'cost-analytics.export.failed' }, { id: id ?? requestId });
          toast.failed(errorText([{ code: rule ?? '' }]) ?? words);
        })
        .finally(() => {
          if (running.current === controller) cancel();
        });
    },
    [intl, toast, errorText, cancel],
  );
  return { progress, start, cancel };
}
