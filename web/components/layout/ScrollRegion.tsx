// A part of the page that scrolls on its own, and so can be reached and moved by keyboard.
import { type ReactNode, useState } from 'react';
import { MoreColumns } from '../tables/MoreColumns.tsx';

interface ScrollRegionProps {
  className: string | undefined;
  /** Names the region. */
  label: string;
  children: ReactNode;
}

export function ScrollRegion({ className, label, children }: ScrollRegionProps) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop here, keyboards could not scroll it
    <section ref={setRegion} className={className} tabIndex={0} aria-label={label}>
      <MoreColumns scroller={region} />
      {children}
    </section>
  );
}
