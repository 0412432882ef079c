// Keeps the focus on an element that the page moves among its siblings, which browsers take for its end.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** `order` changes when elements change their places in the container. */
export function useFocusKept(container: RefObject<HTMLElement | null>, order: unknown): void {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = container.current;
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? target : null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [container]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the order that takes the focus away
  useLayoutEffect(() => {
    const last = focused.current;
    if (last?.isConnected && document.activeElement === document.body) last.focus({ preventScroll: true });
  }, [order]);
}
