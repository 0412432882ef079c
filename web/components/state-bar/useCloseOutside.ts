// Closes something by a press outside of it; menus and dialogs that were opened from within it count as within.
import { type RefObject, useEffect, useEffectEvent } from 'react';

const FLOATING = '[data-portal]';

export function useCloseOutside(inside: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const look = ({ target }: PointerEvent) => {
      const isWithin =
        target instanceof Element && (inside.current?.contains(target) || target.closest(FLOATING));
      if (!isWithin) close();
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  }, [inside, isOpen]);
}
