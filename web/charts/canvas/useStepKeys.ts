// A chart by keyboard: arrow keys lead from step to step, Enter opens the step, Escape leaves it.
import { type KeyboardEvent, useState } from 'react';

interface StepKeys {
  /** How many steps there are. */
  count: number;
  onPick: (place: number) => void;
}

/** The step that the keyboard is at, null for none, and the handlers of the element with the focus. */
export function useStepKeys({ count, onPick }: StepKeys) {
  const [at, setAt] = useState<number | null>(null);
  const last = count - 1;
  return {
    at: at === null || at > last ? null : at,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
      const next = nextStep(event.key, at, last);
      if (next !== undefined) setAt(next);
      else if (event.key === 'Enter' && at !== null) onPick(at);
      else return;
      event.preventDefault();
    },
    onBlur: () => setAt(null),
  };
}

/** Where a key leads to; undefined for a key that leads nowhere. */
function nextStep(key: string, at: number | null, last: number): number | null | undefined {
  if (key === 'Escape') return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return at === null ? 0 : Math.min(at + 1, last);
  if (key === 'ArrowLeft') return at === null ? last : Math.max(at - 1, 0);
  return undefined;
}
