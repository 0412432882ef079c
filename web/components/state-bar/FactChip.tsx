// A part of the sentence that is a fact, and no choice.
import type { ReactNode } from 'react';
import classes from './StateChip.module.css';

interface FactChipProps {
  title?: string;
  children: ReactNode;
}

export function FactChip({ title, children }: FactChipProps) {
  return (
    <span className={classes.fact} data-chip title={title}>
      {children}
    </span>
  );
}
