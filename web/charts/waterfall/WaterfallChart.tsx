// From one sum to another: sums stand, what lowers them and what raises them hangs between, joined by hairlines. Where there
// is no room side by side, the steps are lines below each other.
import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { labelStride } from '../../../lib/cost/bar-labels.ts';
import {
  placedSteps,
  type WaterfallAmount,
  type WaterfallPlace,
  waterfallStart,
} from '../../../lib/cost/waterfall.ts';
import { useLabelRoom } from '../../components/layout/useLabelRoom.ts';
import classes from './WaterfallChart.module.css';

export interface WaterfallStep extends WaterfallAmount {
  id: string;
  label: string;
  /** The amount in words. */
  text: string;
}

interface WaterfallChartProps {
  steps: readonly WaterfallStep[];
  /** Names the chart. */
  label: string;
}

/** For a figure above its bar and a name below it. */
const SLOT_PX = 62;

export function WaterfallChart({ steps, label }: WaterfallChartProps) {
  const { ref, width, widest } = useLabelRoom<HTMLElement>();
  const start = waterfallStart(steps);
  const placed = placedSteps(steps);
  const ends = placed.flatMap(({ from, to }) => [from, to]);
  const low = start ?? Math.min(0, ...ends);
  const high = Math.max(...ends, low + 1e-9);
  const shareOf = (amount: number) => (Math.max(amount, low) - low) / (high - low);
  const bars = placed.map((step) => ({ ...step, ...spanOf(step, shareOf) }));
  const slot = width / steps.length;
  const isWide = width === 0 || (slot >= SLOT_PX && labelStride(widest, slot) === 1);
  return (
    <figure ref={ref} className={classes.chart} aria-label={label}>
      <VisuallyHidden>
        <ol>
          {steps.map(({ id, label: name, text }) => (
            <li key={id}>
              {name}: {text}
            </li>
          ))}
        </ol>
      </VisuallyHidden>
      <div
        className={isWide ? classes.columns : classes.lines}
        data-broken={start !== null || undefined}
        style={{ '--ground': shareOf(start ?? 0) } as CSSProperties}
        aria-hidden="true"
      >
        {bars.map((bar) => (
          <Bar key={bar.id} bar={bar} isBroken={start !== null} />
        ))}
      </div>
    </figure>
  );
}

interface PlacedBar extends WaterfallStep, WaterfallPlace {
  /** Shares of the scale, 0 to 1. */
  low: number;
  high: number;
  end: number;
}

function spanOf({ isSum, from, to }: WaterfallAmount & WaterfallPlace, shareOf: (amount: number) => number) {
  const [one, other] = [shareOf(isSum ? 0 : from), shareOf(to)];
  return { low: Math.min(one, other), high: Math.max(one, other), end: other };
}

function Bar({ bar, isBroken }: { bar: PlacedBar; isBroken: boolean }) {
  const { isSum, amount, label, text, low, high, end } = bar;
  const kind = isSum ? 'sum' : amount > 0 ? 'up' : 'down';
  return (
    <div
      className={classes.step}
      data-kind={kind}
      data-broken={(isSum && isBroken) || undefined}
      style={{ '--low': low, '--high': high, '--end': end } as CSSProperties}
    >
      <span className={classes.plot}>
        <span className={classes.bar} />
        <span className={`${classes.amount} sky-figures`} data-bar-label>
          {text}
        </span>
      </span>
      <span className={classes.name}>{label}</span>
    </div>
  );
}
