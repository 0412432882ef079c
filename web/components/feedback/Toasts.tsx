// Where toasts appear: top centre, read out politely, three at a time.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { beginModule, useLoading } from '../../loaded-modules.ts';
import { atNextRest } from '../../settled.ts';
import classes from './Toasts.module.css';
import { useFreePlace } from './useFreePlace.ts';
import { toastLibrary, toasts } from './useToast.ts';
import { Waiting } from './Waiting.tsx';

const TOAST_MS = 3000;

export function Toasts() {
  const intl = useIntl();
  const isAnySaid = useSyncExternalStore(toasts.subscribe, toasts.read);
  const region = useRef<HTMLElement>(null);
  useFreePlace(region, isAnySaid);
  // What fails now is asked for again by the first toast.
  useEffect(() => atNextRest(() => beginModule(toastLibrary)), []);
  return (
    <section ref={region} aria-live="polite" aria-label={intl.formatMessage({ id: 'platform.toast.region' })}>
      {isAnySaid ? <Said /> : null}
    </section>
  );
}

/** What is said before the code has come is kept, and said then. */
function Said() {
  const { module, failure } = useLoading(toastLibrary);
  if (failure) return null;
  return module ? (
    <module.Notifications
      position="top-center"
      className={classes.root ?? ''}
      autoClose={TOAST_MS}
      limit={3}
      withinPortal={false}
    />
  ) : (
    <Waiting />
  );
}
