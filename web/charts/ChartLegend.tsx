// The legend: what the marks mean, then one button a series that hides and shows it, and one that shows it alone.
import { IconArrowUpRight, IconFocus2 } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PartedLabel } from '../components/cost-items/PartedLabel.tsx';
import classes from './Chart.module.css';
import type { ChartData, ChartSeries } from './chart-types.ts';
import { alone, type Hidden, isAlone, toggled } from './series/hidden-series.ts';

interface ChartLegendProps {
  data: ChartData;
  hidden: Hidden;
  onHide: (hidden: Hidden) => void;
  end?: ReactNode;
}

export function ChartLegend({ data, hidden, onHide, end }: ChartLegendProps) {
  const intl = useIntl();
  const ids = data.series.map(({ id }) => id);
  const isAnyHidden = ids.some((id) => hidden.has(id));
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
      {data.series.map((series) => (
        <LegendEntry
          key={series.id}
          series={series}
          isHidden={hidden.has(series.id)}
          isAlone={isAlone(hidden, series.id, ids)}
          canStandAlone={ids.length > 1}
          onToggle={() => onHide(toggled(hidden, series.id))}
          onAlone={() => onHide(alone(hidden, series.id, ids))}
        />
      ))}
      {isAnyHidden ? (
        <button type="button" className={classes.action} onClick={() => onHide(new Set())}>
          <FormattedMessage id="platform.chart.showAll" />
        </button>
      ) : null}
      {end}
    </fieldset>
  );
}

interface LegendEntryProps {
  series: ChartSeries;
  isHidden: boolean;
  isAlone: boolean;
  canStandAlone: boolean;
  onToggle: () => void;
  onAlone: () => void;
}

function LegendEntry({
  series,
  isHidden,
  isAlone: isOnly,
  canStandAlone,
  onToggle,
  onAlone,
}: LegendEntryProps) {
  const intl = useIntl();
  const { label, colour, isDashed, to } = series;
  const press = (event: MouseEvent) => (event.shiftKey && canStandAlone ? onAlone() : onToggle());
  return (
    <span className={classes.series}>
      <button type="button" className={classes.entry} aria-pressed={!isHidden} onClick={press}>
        <span
          className={classes.swatch}
          data-dashed={isDashed || undefined}
          style={isDashed ? { borderColor: `var(${colour})` } : { background: `var(${colour})` }}
        />
        <PartedLabel label={label} className={classes.entryLabel} />
      </button>
      {canStandAlone ? (
        <button
          type="button"
          className={classes.alone}
          data-tool
          aria-pressed={isOnly}
          aria-label={intl.formatMessage({ id: 'platform.chart.alone' }, { label })}
          title={intl.formatMessage({ id: 'platform.chart.alone' }, { label })}
          onClick={onAlone}
        >
          <IconFocus2 size={12} aria-hidden />
        </button>
      ) : null}
      {to ? (
        <Link
          to={to}
          className={classes.alone}
          data-tool
          aria-label={intl.formatMessage({ id: 'platform.chart.details' }, { label })}
          title={intl.formatMessage({ id: 'platform.chart.details' }, { label })}
        >
          <IconArrowUpRight size={12} aria-hidden />
        </Link>
      ) : null}
    </span>
  );
}
