// The actions that the shown page offers now, and the one that is asked of a page still to come.
import type { PageActionName } from './page-actions.ts';

type Run = () => void;

let offered: ReadonlyMap<PageActionName, Run> = new Map();
let asked: { name: PageActionName; pathname: string } | null = null;
const listeners = new Set<() => void>();

/** For useSyncExternalStore. */
export const offeredActions = {
  read: () => offered,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Offers an action until the returned function is called; runs it where it was asked for. */
export function offerAction(name: PageActionName, run: Run): () => void {
  change((now) => now.set(name, run));
  if (asked?.name === name) {
    asked = null;
    run();
  }
  return () => change((now) => now.get(name) === run && now.delete(name));
}

/** Runs the action as soon as the page at the path offers it. */
export function askAction(name: PageActionName, pathname: string): void {
  asked = { name, pathname };
}

/** Called with each path that is shown: what is asked of another page is not wanted any more. */
export function forgetAskedElsewhere(pathname: string): void {
  if (asked && asked.pathname !== pathname) asked = null;
}

function change(mutate: (now: Map<PageActionName, Run>) => unknown): void {
  const next = new Map(offered);
  mutate(next);
  offered = next;
  for (const listener of listeners) listener();
}
