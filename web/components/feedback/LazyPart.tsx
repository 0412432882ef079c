// A part of the page whose code comes by itself, such as a menu of the frame. Where it cannot be loaded, a message says so,
// and the next press of a key or the pointer asks for it again.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { LazyDialog } from './LazyDialog.tsx';

interface LazyPartProps<Props> {
  /** Stays the same function. */
  load: () => Promise<ComponentType<Props>>;
  children: (Part: ComponentType<Props>) => ReactNode;
}

export function LazyPart<Props>({ load, children }: LazyPartProps<Props>) {
  const [unsay, setUnsay] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!unsay) return;
    const once = new AbortController();
    const askAgain = () => {
      unsay();
      setUnsay(null);
    };
    for (const press of ['pointerdown', 'keydown'])
      document.addEventListener(press, askAgain, { signal: once.signal });
    return () => once.abort();
  }, [unsay]);
  if (unsay) return null;
  return (
    <LazyDialog load={load} onClose={(taken) => setUnsay(() => taken)}>
      {children}
    </LazyDialog>
  );
}
