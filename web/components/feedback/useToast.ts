// Short messages at the top of the screen: what was done for 3 seconds, what failed until it is closed.
import type { NotificationData } from '@mantine/notifications';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { loadModule } from '../../loaded-modules.ts';

interface Toast {
  saved: () => void;
  /** Any other thing that was done, in its own words. */
  done: (message: string) => void;
  /** The default text where there is no better one. Stays until it is closed, by hand or by the result. */
  failed: (message?: string) => () => void;
}

/** The region around all toasts is the live one; a toast itself is a plain group in it. */
const ROLE = 'group';

/** Comes after the page, as nothing is said before. */
export const toastLibrary = () => import('@mantine/notifications');

let isAnySaid = false;
const listeners = new Set<() => void>();

/** For useSyncExternalStore: whether there was any toast. */
export const toasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => isAnySaid,
};

let nextFailure = 0;

function tell(isSaid: boolean): void {
  isAnySaid = isSaid;
  for (const listener of listeners) listener();
}

/** Null where the code of toasts cannot be loaded: nothing is said, and the next toast asks for it again. */
async function show(toast: NotificationData) {
  tell(true);
  try {
    const { notifications } = await loadModule(toastLibrary);
    notifications.show(toast);
    return notifications;
  } catch {
    tell(false);
    return null;
  }
}

export function useToast(): Toast {
  const intl = useIntl();
  return useMemo(() => {
    const closeButtonProps = { 'aria-label': intl.formatMessage({ id: 'platform.toast.close' }) };
    const done = (message: string) => {
      void show({ message, role: ROLE, closeButtonProps });
    };
    return {
      saved: () => done(intl.formatMessage({ id: 'platform.toast.saved' })),
      done,
      failed: (message) => {
        const id = `failed-${nextFailure++}`;
        const shown = show({
          id,
          message: message || intl.formatMessage({ id: 'platform.toast.failed' }),
          role: ROLE,
          color: 'red',
          autoClose: false,
          closeButtonProps,
        });
        return () => void shown.then((notifications) => notifications?.hide(id));
      },
    };
  }, [intl]);
}
