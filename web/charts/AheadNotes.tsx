// What the marks of forecast and budget mean, for the legend.
import ahead from './AheadNotes.module.css';
import classes from './ChartLegend.module.css';
import type { ChartData } from './chart-types.ts';

export function AheadNotes({ forecast, budget }: Pick<ChartData, 'forecast' | 'budget'>) {
  return (
    <>
      {forecast ? (
        <span className={classes.note}>
          <span className={ahead.expected} />
          {forecast.label}
        </span>
      ) : null}
      {budget ? (
        <span className={classes.note}>
          <span className={ahead.budget} />
          {budget.label}
        </span>
      ) : null}
    </>
  );
}
