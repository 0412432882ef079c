// Puts an address of the portal on the clipboard, and says whether that worked.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useCopyText } from './useCopyText.ts';

/** `copyLink` copies the address that it is given, else that of what is shown. */
export function useCopyLink(): (address?: string) => Promise<void> {
  const intl = useIntl();
  const copyText = useCopyText();
  return useCallback(
    (address: string = location.href) =>
      copyText(address, {
        done: intl.formatMessage({ id: 'platform.copyLink.done' }),
        failed: intl.formatMessage({ id: 'platform.copyLink.failed' }),
      }),
    [intl, copyText],
  );
}
