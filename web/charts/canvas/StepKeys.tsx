// What makes the steps of a chart reachable by keyboard, and says the step that it is at.
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import classes from '../Chart.module.css';
import type { AmountFormat, ChartData } from '../chart-types.ts';
import { tooltipRows } from '../series/legend-figures.ts';
import type { useStepKeys } from './useStepKeys.ts';

interface StepKeysProps {
  data: ChartData;
  format: AmountFormat;
  hidden: ReadonlySet<string>;
  keys: ReturnType<typeof useStepKeys>;
  children: ReactNode;
}

export function StepKeys({ data, format, hidden, keys, children }: StepKeysProps) {
  const intl = useIntl();
  const { at, onKeyDown, onBlur } = keys;
  const point = at === null ? null : data.points[at];
  const total =
    at === null ? null : tooltipRows(data, { place: at, hidden, rounding: format.rounding }).total;
  const words = [point?.fullLabel, total === null || !data.isSummed ? null : format.full(total)];
  return (
    <div
      className={classes.keys}
      role="slider"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'platform.chart.steps' })}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, data.points.length - 1)}
      aria-valuenow={at ?? 0}
      aria-valuetext={words.filter(Boolean).join(': ')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}
