// How wide an element is, known before it is seen: what depends on it does not move afterwards.
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState } from 'react';

/** `width` in pixels, without padding; 0 before the element is there. */
export function useWidth<Element extends HTMLElement = HTMLElement>() {
  const element = useRef<Element>(null);
  const { ref: observed, width } = useElementSize<Element>();
  const [first, setFirst] = useState(0);
  useLayoutEffect(() => setFirst(element.current?.clientWidth ?? 0), []);
  return { ref: useMergedRef(element, observed), width: width || first };
}
