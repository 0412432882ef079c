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
  const nextOf: Readonly<Record<string, () => number | null>> = {
    ArrowRight: () => (at === null ? 0 : Math.min(at + 1, last)),
    ArrowLeft: () => (at === null ? last : Math.max(at - 1, 0)),
    Home: () => 0,
    End: () => last,
    Escape: () => null,
  };
  return {
    at: at === null || at > last ? null : at,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
      const next = nextOf[event.key];
      if (next) setAt(next());
      else if (event.key === 'Enter' && at !== null) onPick(at);
      else return;
      event.preventDefault();
    },
    onBlur: () => setAt(null),
  };
}
