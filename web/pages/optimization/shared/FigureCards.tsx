// The figures of a summary as cards; a percent opens its formula with the numbers that it was made of.
import type { ReactNode } from 'react';
import { Popover } from '../../../components/overlays/Popover.tsx';
import classes from './Commitments.module.css';
import { NO_FIGURE } from './usePercent.ts';

export interface Figure {
  id: string;
  label: ReactNode;
  /** As it is shown. */
  value: ReactNode;
  /** How it comes about, with the numbers of this row; left out for what was added alone. */
  formula?: ReactNode;
  /** Below the value. */
  note?: ReactNode;
  tone?: 'good' | 'bad' | undefined;
}

export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes.cards}>
      {figures.map(({ id, label, value, formula, note, tone }) => (
        <div key={id} className={classes.card} data-figure={id}>
          <dt className={classes.cardLabel}>{label}</dt>
          <dd className={`${classes.cardValue} sky-figures`} data-tone={tone}>
            {formula ? <Formula value={value}>{formula}</Formula> : value}
            {note ? <span className={classes.cardNote}>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FormulaProps {
  value: ReactNode;
  children: ReactNode;
}

/** A figure that explains how it was computed, by mouse, touch and keyboard; one that is unknown has nothing to explain. */
export function Formula({ value, children }: FormulaProps) {
  if (value === NO_FIGURE) return value;
  return (
    <Popover width={320} withArrow>
      <Popover.Target>
        <button type="button" className={classes.formula}>
          {value}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={`${classes.formulaText} sky-figures`}>{children}</Popover.Dropdown>
    </Popover>
  );
}
