// Which chips of a line do not fit into it. They are marked, and stay where they are: in the order of the sentence.
import { useLayoutEffect, useState } from 'react';

/** Every part of a bar that is hidden as a whole. */
const CHIPS = '[data-chip]';
/** Lines are further apart. */
const SAME_LINE_PX = 8;

/** How many are beyond the first line of the element. */
export function useOverflow(line: HTMLElement | null, isOn: boolean): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    if (!line) return;
    const measure = () => {
      const chips = [...line.querySelectorAll<HTMLElement>(CHIPS)];
      const top = chips[0]?.offsetTop ?? 0;
      const isOver = (chip: HTMLElement) => isOn && chip.offsetTop > top + SAME_LINE_PX;
      for (const chip of chips) chip.toggleAttribute('data-over', isOver(chip));
      setCount(chips.filter(isOver).length);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(line);
    const changes = new MutationObserver(measure);
    changes.observe(line, { childList: true, characterData: true, subtree: true });
    // A font that comes later is wider or narrower.
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [line, isOn]);
  return count;
}
