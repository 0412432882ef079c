// An overlay whose code comes when it is first opened, and that stays from then on. Where its code cannot be loaded, it
// closes again with a message.
import { type ComponentType, type ReactNode, useState } from 'react';
import { LazyDialog } from './LazyDialog.tsx';
import { ClosedFirst } from './OnceOpen.tsx';

interface LazyOverlayProps<Props> {
  /** Stays the same function. */
  load: () => Promise<ComponentType<Props>>;
  isOpen: boolean;
  onClose: () => void;
  /** Draws it, open or closed. */
  children: (Overlay: ComponentType<Props>, isOpen: boolean) => ReactNode;
}

export function LazyOverlay<Props>({ load, isOpen, onClose, children }: LazyOverlayProps<Props>) {
  const [isWanted, setWanted] = useState(isOpen);
  if (isOpen && !isWanted) setWanted(true);
  if (!isWanted) return null;
  const close = () => {
    setWanted(false);
    onClose();
  };
  return (
    <LazyDialog load={load} onClose={close}>
      {(Overlay) => <ClosedFirst isOpen={isOpen}>{(isShown) => children(Overlay, isShown)}</ClosedFirst>}
    </LazyDialog>
  );
}
