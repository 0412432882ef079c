// A titled part of the page with a table that scrolls on its own.
import type { ReactNode } from 'react';
import { TableRegion } from '../../components/files/TableRegion.tsx';
import shared from '../../components/layout/Page.module.css';
import classes from './Data.module.css';

interface PanelProps {
  title: string;
  /** What the table cannot say on its own. */
  note?: ReactNode;
  /** How many rows there are, where the table shows one page of them. */
  totalCount?: number;
  children: ReactNode;
  foot?: ReactNode;
}

export function Panel({ title, note, totalCount, children, foot }: PanelProps) {
  return (
    <section className={shared.panel}>
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>{title}</h2>
      </header>
      <TableRegion className={shared.scroll} label={title} totalCount={totalCount}>
        {children}
      </TableRegion>
      {note ? <p className={classes.note}>{note}</p> : null}
      {foot}
    </section>
  );
}
