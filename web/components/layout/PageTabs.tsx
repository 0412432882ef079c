// Pages of the same kind, side by side below the head of each.
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { intoSight } from './into-sight.ts';
import classes from './PageTabs.module.css';

export interface PageTab {
  to: string;
  label: ReactNode;
}

interface PageTabsProps {
  /** Names the row. */
  label: string;
  tabs: readonly PageTab[];
  /** Of a tour. */
  part?: string;
}

export function PageTabs({ label, tabs, part }: PageTabsProps) {
  const { pathname } = useLocation();
  return (
    <nav className={classes.tabs} aria-label={label} data-part={part}>
      {tabs.map(({ to, label: name }) => (
        <NavLink
          key={to}
          ref={to.split('?', 1)[0] === pathname ? intoSight : undefined}
          end
          to={to}
          className={classes.tab}
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
