// Stands for an element that is drawn elsewhere, where Mantine wants the element as a child.
import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface AnchorProps {
  place: RefObject<HTMLElement | null>;
  /** Given by Mantine. */
  ref?: Ref<HTMLElement | null>;
}

export function Anchor({ place, ref }: AnchorProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => place.current, [place]);
  return null;
}
