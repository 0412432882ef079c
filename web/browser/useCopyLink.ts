// Puts an address of the portal on the clipboard, and says whether that worked.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../components/feedback/useToast.ts';

/** `copyLink` copies the address that it is given, else that of what is shown. */
export function useCopyLink(): (address?: string) => Promise<void> {
  const intl = useIntl();
  const toast = useToast();
  return useCallback(
    async (address: string = location.href) => {
      try {
        // Absent without https, and refused where the browser does not let pages write.
        await navigator.clipboard.writeText(address);
        toast.done(intl.formatMessage({ id: 'platform.copyLink.done' }));
      } catch {
        toast.failed(intl.formatMessage({ id: 'platform.copyLink.failed' }));
      }
    },
    [intl, toast],
  );
}
