// A titled part of the page with a table that scrolls on its own.
import type { ReactNode } from 'react';
import shared from '../../components/layout/Page.module.css';
import { ScrollRegion } from '../../components/layout/ScrollRegion.tsx';
import classes from './Data.module.css';

interface PanelProps {
  title: string;
  /** What the table cannot say on its own. */
  note?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

export function Panel({ title, note, children, foot }: PanelProps) {
  return (
    <section className={shared.panel}>
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>{title}</h2>
      </header>
      <ScrollRegion className={shared.scroll} label={title}>
        {children}
      </ScrollRegion>
      {note ? <p className={classes.note}>{note}</p> : null}
      {foot}
    </section>
  );
}
