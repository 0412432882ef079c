// The widget that the address leads to: brought into sight once, and marked until the user works elsewhere (D-04).
import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { WIDGET_PARAMETER } from './widget-link.ts';

export function useMarkedWidget(index: number, place: RefObject<HTMLElement | null>): boolean {
  const { search } = useLocation();
  const isNamed = new URLSearchParams(search).get(WIDGET_PARAMETER) === String(index);
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    const widget = place.current;
    if (!isNamed || !widget) return undefined;
    const show = () => widget.scrollIntoView({ block: 'center' });
    show();
    widget.focus({ preventScroll: true });
    // What stands before it grows while it comes.
    const observer = new ResizeObserver(show);
    observer.observe(document.body);
    const leave = (event: Event) => {
      observer.disconnect();
      if (event.target instanceof Node && !widget.contains(event.target)) setLeft(true);
    };
    const stay = () => observer.disconnect();
    document.addEventListener('pointerdown', leave, { once: true });
    document.addEventListener('wheel', stay, { once: true, passive: true });
    document.addEventListener('keydown', stay, { once: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('wheel', stay);
      document.removeEventListener('keydown', stay);
    };
  }, [isNamed, place]);
  return isNamed && !isLeft;
}
