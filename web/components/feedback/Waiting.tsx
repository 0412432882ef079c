// Stands in the place of a part that waits for its code or data; the page has not come to rest while it is there.
import { type ReactNode, useLayoutEffect } from 'react';
import { startWaiting } from '../../settled.ts';

export function Waiting({ children = null }: { children?: ReactNode }) {
  useLayoutEffect(startWaiting, []);
  return children;
}
