// Where toasts appear: top centre, read out politely, three at a time.
import { Notifications } from '@mantine/notifications';
import { useIntl } from 'react-intl';

const TOAST_MS = 3000;

export function Toasts() {
  const intl = useIntl();
  return (
    <section aria-live="polite" aria-label={intl.formatMessage({ id: 'platform.toast.region' })}>
      <Notifications position="top-center" autoClose={TOAST_MS} limit={3} withinPortal={false} />
    </section>
  );
}
