// Parts of a whole as a ring: vectors, so that it costs no canvas and follows the colour scheme on its own.
import type { ReactNode } from 'react';
import classes from './DonutChart.module.css';
import { type DonutPart, donutArcs } from './donut-arcs.ts';

/** Of a view box of 100: the line lies half inside and half outside of the radius. */
const CENTRE = 50;
const RADIUS = 38;
const LINE = 22;
/** Percent of the ring between two parts. */
const GAP = 0.4;

interface DonutChartProps {
  parts: readonly DonutPart[];
  /** One sentence that says what the ring shows; the list beside it says the rest. */
  summary: string;
  /** The part that stands out; null for none. */
  active: string | null;
  onActive: (id: string | null) => void;
  /** A part was pressed; left out where there is nothing to open. */
  onPick?: ((id: string) => void) | undefined;
  /** In the middle. */
  children: ReactNode;
}

export function DonutChart({ parts, summary, active, onActive, onPick, children }: DonutChartProps) {
  const arcs = donutArcs(parts);
  const gap = arcs.length > 1 ? GAP : 0;
  return (
    <div className={classes.donut}>
      <svg viewBox="0 0 100 100" role="img" aria-label={summary} className={classes.ring}>
        {arcs.map(({ id, colour, start, length }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the rows of the list are what keyboards reach
          <circle
            key={id}
            className={classes.arc}
            data-faded={(active !== null && active !== id) || undefined}
            cx={CENTRE}
            cy={CENTRE}
            r={RADIUS}
            pathLength={100}
            strokeWidth={LINE}
            strokeDasharray={`${Math.max(length - gap, Math.min(length, GAP))} 100`}
            strokeDashoffset={-start}
            style={{ stroke: `var(${colour})` }}
            data-open={onPick ? true : undefined}
            onClick={onPick && (() => onPick(id))}
            onMouseEnter={() => onActive(id)}
            onMouseLeave={() => onActive(null)}
          />
        ))}
      </svg>
      <div className={classes.middle} aria-hidden>
        {children}
      </div>
    </div>
  );
}
