// Where toasts appear: top centre, read out politely, three at a time.
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import classes from './Toasts.module.css';
import { Waiting } from './Waiting.tsx';

// What is said before it has come is kept, and said then.
const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

const TOAST_MS = 3000;

export function Toasts() {
  const intl = useIntl();
  return (
    <section aria-live="polite" aria-label={intl.formatMessage({ id: 'platform.toast.region' })}>
      <Suspense fallback={<Waiting />}>
        <Notifications
          position="top-center"
          className={classes.root ?? ''}
          autoClose={TOAST_MS}
          limit={3}
          withinPortal={false}
        />
      </Suspense>
    </section>
  );
}
