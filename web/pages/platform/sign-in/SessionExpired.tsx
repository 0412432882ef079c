// Waits for the end of the session, and has it said (S-02).
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Waiting } from '../../../components/feedback/Waiting.tsx';
import { expiry } from '../../../relay/sign-in.ts';

const ExpiredDialog = lazy(async () => ({ default: (await import('./ExpiredDialog.tsx')).ExpiredDialog }));

export function SessionExpired() {
  const isExpired = useSyncExternalStore(expiry.subscribe, expiry.read);
  return <Suspense fallback={<Waiting />}>{isExpired ? <ExpiredDialog /> : null}</Suspense>;
}
