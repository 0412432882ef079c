// An overlay that is drawn when it is first opened. It stays from then on, so that it closes as it opened, and gives the
// focus back.
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Waiting } from './Waiting.tsx';

interface OnceOpenProps {
  isOpen: boolean;
  /** Draws it, open or closed. */
  children: (isOpen: boolean) => ReactNode;
}

export function OnceOpen({ isOpen, children }: OnceOpenProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={<Waiting />}>
      <ClosedFirst isOpen={isOpen}>{children}</ClosedFirst>
    </Suspense>
  );
}

/** An overlay notes where the focus was when it opens, not when it is drawn open at once. */
export function ClosedFirst({ isOpen, children }: OnceOpenProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return children(isOpen && isDrawn);
}
