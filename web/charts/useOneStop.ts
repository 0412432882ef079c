// Several controls that the tabulator key stops at once: arrow keys lead from one to the next.
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'button, a[href]';
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Handlers of the group that holds the controls. */
export function useOneStop(group: RefObject<HTMLElement | null>) {
  const at = useRef(0);
  const controls = () => [...(group.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const stopAt = (place: number) => {
    const all = controls();
    at.current = Math.min(Math.max(place, 0), all.length - 1);
    all.forEach((control, each) => {
      control.tabIndex = each === at.current ? 0 : -1;
    });
    return all[at.current];
  };
  // Controls come and go with what is shown.
  useLayoutEffect(() => {
    stopAt(at.current);
  });
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const place = controls().indexOf(event.target);
      if (place >= 0) stopAt(place);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      stopAt(at.current + step)?.focus();
    },
  };
}
