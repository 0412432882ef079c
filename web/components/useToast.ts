// Short messages at the top of the screen: what was done for 3 seconds, what failed until it is closed.
import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

interface Toast {
  saved: () => void;
  failed: () => void;
}

export function useToast(): Toast {
  const intl = useIntl();
  return useMemo(() => {
    const closeButtonProps = { 'aria-label': intl.formatMessage({ id: 'platform.toast.close' }) };
    return {
      saved: () =>
        notifications.show({
          message: intl.formatMessage({ id: 'platform.toast.saved' }),
          role: 'status',
          closeButtonProps,
        }),
      failed: () =>
        notifications.show({
          message: intl.formatMessage({ id: 'platform.toast.failed' }),
          color: 'red',
          autoClose: false,
          closeButtonProps,
        }),
    };
  }, [intl]);
}
