// What the marks of a chart mean: what is compared, what is not complete, what is expected, and the budget.
import { FormattedMessage } from 'react-intl';
import classes from './ChartLegend.module.css';
import type { ChartData } from './chart-types.ts';
import marks from './LegendNotes.module.css';

export function LegendNotes({ data: { overlay, points, forecast, budget } }: { data: ChartData }) {
  const isPartial = points.some((point) => point.isPartial);
  if (!overlay && !isPartial && !forecast && !budget) return null;
  return (
    <span className={marks.notes}>
      {overlay ? (
        <span className={classes.note}>
          {overlay.isBars ? (
            <span className={classes.swatch} style={{ border: '1px solid var(--sky-text-2)' }} />
          ) : (
            <span className={marks.dash} />
          )}
          {overlay.label}
        </span>
      ) : null}
      {isPartial ? (
        <span className={classes.note}>
          <span className={marks.hatch} />
          <FormattedMessage id="platform.chart.partial" />
        </span>
      ) : null}
      {forecast ? (
        <span className={classes.note}>
          <span className={marks.expected} />
          {forecast.label}
        </span>
      ) : null}
      {budget ? (
        <span className={classes.note}>
          <span className={marks.budget} />
          {budget.label}
        </span>
      ) : null}
    </span>
  );
}
