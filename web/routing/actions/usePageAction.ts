// Lets the command palette do what a page can do.
import { useEffect, useEffectEvent } from 'react';
import { offerAction } from './offered-actions.ts';
import type { PageActionName } from './page-actions.ts';

/** Offers the action while the calling component is shown; null: not now. Rights are those of PAGE_ACTIONS. */
export function usePageAction(name: PageActionName, run: (() => void) | null): void {
  const latest = useEffectEvent(() => run?.());
  const isOffered = run !== null;
  useEffect(() => (isOffered ? offerAction(name, () => latest()) : undefined), [name, isOffered]);
}
