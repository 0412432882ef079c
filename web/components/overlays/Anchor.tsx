// Gives Mantine an element that is rendered elsewhere, where it wants the element as a child.
import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface AnchorProps {
  place: RefObject<HTMLElement | null>;
  /** Set by Mantine. */
  ref?: Ref<HTMLElement | null>;
}

export function Anchor({ place, ref }: AnchorProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => place.current, [place]);
  return null;
}
