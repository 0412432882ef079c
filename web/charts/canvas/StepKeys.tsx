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
  const ahead = [data.forecast, data.budget].flatMap((each) => {
    const amount = at === null ? null : (each?.amounts[at] ?? null);
    return each && amount !== null ? `${each.label} ${format.full(amount)}` : [];
  });
  const sum = total === null || !data.isSummed ? [] : format.full(total);
  const figures = [sum, ahead].flat().join(', ');
  return (
    <div
      className={classes.keys}
      role="slider"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'platform.chart.steps' })}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, data.points.length - 1)}
      aria-valuenow={at ?? 0}
      aria-valuetext={[point?.fullLabel, figures].filter(Boolean).join(': ')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}
