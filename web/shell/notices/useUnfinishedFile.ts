// Says that a file never arrived because its page was left, as a sign-in does: it has to be asked for again (C-16).
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../components/feedback/useToast.ts';
import { takeUnfinishedFile } from '../../relay/unfinished-files.ts';

export function useUnfinishedFile(): void {
  const intl = useIntl();
  const toast = useToast();
  useEffect(() => {
    if (takeUnfinishedFile()) toast.failed(intl.formatMessage({ id: 'platform.file.unfinished' }));
  }, [intl, toast]);
}
