// The files that were asked for by mail, looked at again while one of them is not done.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useMailedFilesQuery } from '../../../__generated__/useMailedFilesQuery.graphql.ts';
import { useToast } from '../../../components/feedback/useToast.ts';

const LOOK_MS = 2000;

type Answer = useMailedFilesQuery['response']['viewer']['costExports'];
export type MailedFile = NonNullable<Answer>[number];

const isOpen = ({ state }: MailedFile) => state === 'WAITING' || state === 'RUNNING';

/** `look` asks now; what is done meanwhile is told by a toast. */
export function useMailedFiles(): { files: readonly MailedFile[]; look: () => void } {
  const intl = useIntl();
  const toast = useToast();
  const environment = useRelayEnvironment();
  const [files, setFiles] = useState<readonly MailedFile[]>([]);
  const open = useRef(new Set<string>());

  const note = useCallback(
    (list: readonly MailedFile[]) => {
      for (const file of list) {
        if (isOpen(file)) open.current.add(file.id);
        else if (open.current.delete(file.id)) {
          const name = file.fileName ?? '';
          if (file.state === 'MAILED')
            toast.done(intl.formatMessage({ id: 'cost-analytics.export.mailed' }, { name }));
          if (file.state === 'FAILED')
            toast.failed(intl.formatMessage({ id: 'cost-analytics.export.notWritten' }));
        }
      }
      setFiles(list);
    },
    [intl, toast],
  );

  const look = useCallback(() => {
    const query = graphql`
      query useMailedFilesQuery {
        viewer {
          costExports {
            id
            state
            fileName
            createdAt
            rowsDone
            rowCount
          }
        }
      }
    `;
    const asked = fetchQuery<useMailedFilesQuery>(environment, query, {}, { fetchPolicy: 'network-only' });
    // A look that fails leaves the list as it is; the next one may go well.
    asked.subscribe({ next: ({ viewer }) => note(viewer.costExports ?? []), error: () => undefined });
  }, [environment, note]);

  const isWaiting = files.some(isOpen);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, look]);
  return { files, look };
}
