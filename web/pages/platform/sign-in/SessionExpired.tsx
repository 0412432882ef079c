// Waits for the end of the session, and has it said (S-02).
import { useSyncExternalStore } from 'react';
import { LazyDialog } from '../../../components/feedback/LazyDialog.tsx';
import { LazyPart } from '../../../components/feedback/LazyPart.tsx';
import { sessionGate } from '../../../relay/holds/holds.ts';
import { expiry, signInAddress } from '../../../relay/sign-in.ts';

const loadExpired = async () => (await import('./ExpiredDialog.tsx')).ExpiredDialog;
const loadUnsaved = async () => (await import('./UnsavedDialog.tsx')).UnsavedDialog;

const signIn = () => location.assign(signInAddress(location));

export function SessionExpired() {
  const isExpired = useSyncExternalStore(expiry.subscribe, expiry.read);
  const isHeld = useSyncExternalStore(sessionGate.subscribe, sessionGate.isClosed);
  if (isHeld)
    return <LazyPart load={loadUnsaved}>{(UnsavedDialog) => <UnsavedDialog onSignIn={signIn} />}</LazyPart>;
  if (!isExpired) return null;
  return (
    <LazyDialog load={loadExpired} onClose={signIn}>
      {(ExpiredDialog) => <ExpiredDialog onSignIn={signIn} />}
    </LazyDialog>
  );
}
