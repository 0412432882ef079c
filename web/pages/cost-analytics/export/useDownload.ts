// One download at a time: begun, followed, cancelled; what failed is said until it is closed (A-15, C-15).
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { saveBlob } from '../../../browser/save-file.ts';
import { useErrorText } from '../../../components/faults/useErrorText.ts';
import { useToast } from '../../../components/feedback/useToast.ts';
import { faultOfErrors, GraphError } from '../../../fault.ts';
import { saysCompanyChanged } from '../../../relay/company.ts';
import { untilOwnCompany } from '../../../relay/company-elsewhere.ts';
import { failureOf, postForFile } from '../../../relay/post.ts';
import { newRequestId } from '../../../relay/request-of.ts';
import { leavesFor } from '../../../relay/sign-in.ts';
import { type Received, receiveFile } from './receive-file.ts';

const ADDRESS = '/exports/cost';
const ROW_COUNT = 'x-row-count';

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
      setProgress({ bytes: 0, lines: null, rows: null });
      const run = async (): Promise<void> => {
        const response = await postForFile(ADDRESS, input, requestId, signal);
        if (!response.ok) {
          const refusal: unknown = await response.json();
          if (leavesFor(refusal)) return;
          if (!saysCompanyChanged(refusal)) throw refused(refusal, requestId);
          await untilOwnCompany();
          return signal.aborted ? undefined : run();
        }
        const rows = Number(response.headers.get(ROW_COUNT) ?? Number.NaN);
        const known = Number.isNaN(rows) ? null : rows;
        const file = await receiveFile(response, (received) => setProgress({ ...received, rows: known }));
        saveBlob(file.name, file.content);
        toast.done(intl.formatMessage({ id: 'cost-analytics.export.done' }, { name: file.name }));
      };
      run()
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

function refused(reply: unknown, requestId: string): GraphError {
  const hasErrors = typeof reply === 'object' && reply !== null && 'errors' in reply;
  const errors = hasErrors && Array.isArray(reply.errors) ? reply.errors : [];
  return new GraphError(faultOfErrors(errors, requestId));
}
