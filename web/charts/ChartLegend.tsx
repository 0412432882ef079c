// The legend: each series with its amount, its part of the whole and its change; pressed it hides, with Shift it stands
// alone. It is one stop of the tabulator key. What the marks mean is beside it.
import { IconArrowUpRight, IconFocus2 } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PartedLabel } from '../components/cost-items/PartedLabel.tsx';
import classes from './ChartLegend.module.css';
import type { AmountFormat, ChartData, ChartSeries, LegendFigure } from './chart-types.ts';
import { LegendFigures } from './LegendFigures.tsx';
import { LegendNotes } from './LegendNotes.tsx';
import { OTHERS_ID } from './series/cost-series.ts';
import { alone, type Hidden, isAlone, toggled } from './series/hidden-series.ts';
import { legendFigures } from './series/legend-figures.ts';
import { useOneStop } from './useOneStop.ts';

interface ChartLegendProps {
  data: ChartData;
  hidden: Hidden;
  format: AmountFormat;
  onHide: (hidden: Hidden) => void;
  end?: ReactNode;
}

export function ChartLegend({ data, hidden, format, onHide, end }: ChartLegendProps) {
  const intl = useIntl();
  const group = useRef<HTMLFieldSetElement>(null);
  const stop = useOneStop(group);
  const ids = data.series.map(({ id }) => id);
  const isAnyHidden = ids.some((id) => hidden.has(id));
  const figures = useMemo(() => figuresOf(data, hidden), [data, hidden]);
  const isNeutral = data.isNeutral ?? false;
  const entryOf = (series: ChartSeries) => (
    <LegendEntry
      key={series.id}
      series={series}
      isHidden={hidden.has(series.id)}
      isAlone={isAlone(hidden, series.id, ids)}
      canStandAlone={ids.length > 1}
      onToggle={() => onHide(toggled(hidden, series.id))}
      onAlone={() => onHide(alone(hidden, series.id, ids))}
    >
      <Figures figures={figures} id={series.id} format={format} isNeutral={isNeutral} />
    </LegendEntry>
  );
  return (
    <fieldset
      ref={group}
      className={classes.legend}
      data-few={data.figures ? true : undefined}
      aria-label={intl.formatMessage({ id: 'platform.chart.legend' })}
      {...stop}
    >
      <LegendNotes data={data} />
      {data.series.filter(({ id }) => id !== OTHERS_ID).map(entryOf)}
      {/* In sight even where the list is longer than the plot is high: what is not named, and the whole. */}
      <span className={classes.foot}>
        {data.series.filter(({ id }) => id === OTHERS_ID).map(entryOf)}
        {figures?.total && ids.length > 1 ? (
          <span className={classes.total}>
            <FormattedMessage id="platform.chart.total" />
            <Figures figures={figures} id={null} format={format} isNeutral={isNeutral} />
          </span>
        ) : null}
        {isAnyHidden ? (
          <button type="button" className={classes.action} onClick={() => onHide(new Set())}>
            <FormattedMessage id="platform.chart.showAll" />
          </button>
        ) : null}
        {end}
      </span>
    </fieldset>
  );
}

/** Sums and shares where amounts add up, else what the chart itself tells of its series. */
function figuresOf(data: ChartData, hidden: Hidden): LegendContent | null {
  if (data.isSummed) return legendFigures(data, hidden);
  return data.figures ? { byId: data.figures, total: null } : null;
}

interface LegendContent {
  byId: ReadonlyMap<string, LegendFigure>;
  /** Of all that are shown; null where there is no such whole. */
  total: LegendFigure | null;
}

interface FiguresProps {
  figures: LegendContent | null;
  /** Of a series; null: of all together. */
  id: string | null;
  format: AmountFormat;
  isNeutral: boolean;
}

function Figures({ figures, id, format, isNeutral }: FiguresProps) {
  const figure = id === null ? figures?.total : figures?.byId.get(id);
  return figures && figure ? (
    <LegendFigures {...{ figure, format, isNeutral }} total={(figures.total ?? figure).amount} />
  ) : null;
}

interface LegendEntryProps {
  series: ChartSeries;
  isHidden: boolean;
  isAlone: boolean;
  canStandAlone: boolean;
  onToggle: () => void;
  onAlone: () => void;
  children: ReactNode;
}

function LegendEntry({
  series,
  isHidden,
  isAlone: isOnly,
  canStandAlone,
  onToggle,
  onAlone,
  children,
}: LegendEntryProps) {
  const intl = useIntl();
  const { label, colour, isDashed, to } = series;
  const press = (event: MouseEvent) => (event.shiftKey && canStandAlone ? onAlone() : onToggle());
  return (
    <span className={classes.series} data-hidden={isHidden || undefined}>
      <button type="button" className={classes.entry} aria-pressed={!isHidden} onClick={press}>
        <span
          className={classes.swatch}
          data-dashed={isDashed || undefined}
          style={isDashed ? { borderColor: `var(${colour})` } : { background: `var(${colour})` }}
        />
        <PartedLabel label={label} className={classes.entryLabel} />
      </button>
      {canStandAlone || to ? (
        <span className={classes.tools} data-tool>
          {canStandAlone ? (
            <button
              type="button"
              className={classes.tool}
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
              className={classes.tool}
              aria-label={intl.formatMessage({ id: 'platform.chart.details' }, { label })}
              title={intl.formatMessage({ id: 'platform.chart.details' }, { label })}
            >
              <IconArrowUpRight size={12} aria-hidden />
            </Link>
          ) : null}
        </span>
      ) : null}
      {children}
    </span>
  );
}
