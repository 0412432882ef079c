// What opens: its code is loaded when the overlay is first opened, and it stays from then on.
import type { ReactNode } from 'react';
import { OnceOpen } from '../feedback/OnceOpen.tsx';
import { useToast } from '../feedback/useToast.ts';
import { Waiting } from '../feedback/Waiting.tsx';
import { type OverlayCode, useOverlayCode } from './overlay-code.ts';
import { useOverlay } from './overlay-context.ts';

interface OverlayBodyProps {
  children: (code: OverlayCode, isOpen: boolean) => ReactNode;
}

export function OverlayBody({ children }: OverlayBodyProps) {
  const { isOpen, turn } = useOverlay();
  const toast = useToast();
  const code = useOverlayCode(isOpen, () => {
    turn(false);
    toast.failed();
  });
  if (!code) return isOpen ? <Waiting /> : null;
  return <OnceOpen isOpen={isOpen}>{(isShown) => children(code, isShown)}</OnceOpen>;
}
