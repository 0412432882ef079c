// A chip whose value goes one step back or on.
import type { ReactNode } from 'react';
import classes from './StateChip.module.css';

interface StepChipProps {
  before: ReactNode;
  after: ReactNode;
  children: ReactNode;
}

export function StepChip({ before, after, children }: StepChipProps) {
  return (
    <span className={classes.chip} data-chip>
      {before}
      <span className={`${classes.step} sky-figures`}>{children}</span>
      {after}
    </span>
  );
}
