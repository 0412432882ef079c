// A table that scrolls on its own and can be saved: the file has what the table shows, with all digits of its figures.
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ScrollRegion } from '../layout/ScrollRegion.tsx';
import { besideHeads } from './beside-heads.ts';
import { type FileTable, tableOfElement } from './element-table.ts';
import { FileMenu } from './FileMenu.tsx';
import classes from './TableRegion.module.css';

interface TableRegionProps {
  className: string | undefined;
  /** Names the region and its files. */
  label: string;
  /** How many rows there are, where the table shows one page of them: the file says which part it is. */
  totalCount?: number | undefined;
  /** One table. */
  children: ReactNode;
}

export function TableRegion({ className, label, totalCount, children }: TableRegionProps) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement | null>(null);
  useHeadAbove(place);
  const table = useCallback((): FileTable => {
    const element = place.current?.querySelector('table');
    if (!element) throw new Error('there is no table');
    return tableOfElement(element, besideHeads(intl));
  }, [intl]);
  const facts = (): [string, string][] => {
    const shown = place.current?.querySelector('tbody')?.rows.length ?? 0;
    const values = { shown, count: totalCount ?? shown };
    return [
      [
        intl.formatMessage({ id: 'platform.file.rows' }),
        intl.formatMessage({ id: 'platform.file.shownOf' }, values),
      ],
    ];
  };
  return (
    <div ref={place} className={classes.place}>
      <div className={classes.tools}>
        <FileMenu name={label} table={table} facts={totalCount === undefined ? undefined : facts} />
      </div>
      <ScrollRegion className={className} label={label}>
        {children}
      </ScrollRegion>
    </div>
  );
}

/** Tells the styles where what stands above the table begins and how high it is: it may have several lines. */
function useHeadAbove(place: RefObject<HTMLElement | null>): void {
  const [head, setHead] = useState<HTMLElement | null>(null);
  // After every rendering: something else may stand there now.
  useLayoutEffect(() => {
    const above = place.current?.previousElementSibling;
    setHead(above instanceof HTMLElement ? above : null);
  });
  useLayoutEffect(() => {
    if (!head) return;
    // Called once before the first paint, too, when the page has its layout anyway.
    const observer = new ResizeObserver(() => {
      if (!place.current) return;
      const { style } = place.current;
      style.setProperty('--head-distance', `${place.current.offsetTop - head.offsetTop}px`);
      style.setProperty('--head-height', `${head.offsetHeight}px`);
    });
    observer.observe(head);
    return () => observer.disconnect();
  }, [place, head]);
}
