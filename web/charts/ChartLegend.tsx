// The legend: what the marks mean, then one button a series, which hides and shows it.
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './Chart.module.css';
import type { ChartData } from './chart-types.ts';

interface ChartLegendProps {
  data: ChartData;
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

export function ChartLegend({ data, hidden, onToggle }: ChartLegendProps) {
  const intl = useIntl();
  return (
    <fieldset className={classes.legend} aria-label={intl.formatMessage({ id: 'platform.chart.legend' })}>
      {data.overlay ? (
        <span className={classes.note}>
          <span className={classes.dash} />
          {data.overlay.label}
        </span>
      ) : null}
      {data.points.some(({ isPartial }) => isPartial) ? (
        <span className={classes.note}>
          <span className={classes.hatch} />
          <FormattedMessage id="platform.chart.partial" />
        </span>
      ) : null}
      {data.series.map(({ id, label, colour, isDashed }) => (
        <button
          key={id}
          type="button"
          className={classes.entry}
          aria-pressed={!hidden.has(id)}
          onClick={() => onToggle(id)}
        >
          <span
            className={classes.swatch}
            data-dashed={isDashed || undefined}
            style={isDashed ? { borderColor: `var(${colour})` } : { background: `var(${colour})` }}
          />
          <span className={classes.entryLabel} title={label}>
            {label}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
