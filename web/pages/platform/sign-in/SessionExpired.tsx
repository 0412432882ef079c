// Waits for the end of the session, and has it said (S-02).
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Waiting } from '../../../components/feedback/Waiting.tsx';
import { sessionGate } from '../../../relay/holds/holds.ts';
import { expiry } from '../../../relay/sign-in.ts';

const ExpiredDialog = lazy(async () => ({ default: (await import('./ExpiredDialog.tsx')).ExpiredDialog }));
const UnsavedDialog = lazy(async () => ({ default: (await import('./UnsavedDialog.tsx')).UnsavedDialog }));

export function SessionExpired() {
  const isExpired = useSyncExternalStore(expiry.subscribe, expiry.read);
  const isHeld = useSyncExternalStore(sessionGate.subscribe, sessionGate.isClosed);
  return (
    <Suspense fallback={<Waiting />}>
      {isHeld ? <UnsavedDialog /> : isExpired ? <ExpiredDialog /> : null}
    </Suspense>
  );
}
