// How wide a row of bars and the widest of its labels are, in whichever font and language they are now.
import { useMergedRef } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWidth } from './useWidth.ts';

/** Labels are the elements with `data-bar-label`, which are as wide as their text. In pixels; 0 before they are there. */
export function useLabelRoom<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const { ref: observed, width } = useWidth<Row>();
  const [widest, setWidest] = useState(0);
  // After every render: each may have other labels.
  useLayoutEffect(() => {
    const labels = [...(row.current?.querySelectorAll<HTMLElement>('[data-bar-label]') ?? [])];
    const measure = () => setWidest(Math.max(0, ...labels.map(({ offsetWidth }) => offsetWidth)));
    measure();
    // A font may come later.
    const observer = new ResizeObserver(measure);
    for (const label of labels) observer.observe(label);
    return () => observer.disconnect();
  });
  return { ref: useMergedRef(row, observed), width, widest };
}
