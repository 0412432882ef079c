// Cost of days within what was expected: bands of models, days outside of them, and which model says so.
import { useElementSize } from '@mantine/hooks';
import type { KeyboardEvent, PointerEvent } from 'react';
import classes from './BandChart.module.css';
import { bandPath, labelledPlaces, linePath, type Placed, type Plot, placed } from './band-paths.ts';
import { type BandDay, type BandScale, runsOf, votesOf } from './band-scale.ts';

const HEIGHT = 220;
/** Until the width is known. */
const FIRST_WIDTH = 640;
const AXIS = { left: 56, right: 8, top: 8, bottom: 22 };
const LABEL_PX = 56;
const LANE = 14;

export interface BandModel {
  id: string;
  label: string;
}

interface BandChartProps {
  days: readonly BandDay[];
  /** Whose bands are drawn. */
  models: readonly BandModel[];
  /** Shared by charts side by side. */
  scale: BandScale;
  /** Writes an amount on the axis. */
  axis: (amount: number) => string;
  /** Names the chart. */
  label: string;
  /** What is said of the day that is looked at. */
  textOf: (day: BandDay) => string;
  /** The place of that day. */
  active: number;
  onActive: (place: number) => void;
  /** A lane for each model below the days: filled where the day is outside of its band. */
  withVotes?: boolean;
}

export function BandChart(props: BandChartProps) {
  const { days, models, scale, label, textOf, active, onActive, withVotes = false } = props;
  const { ref, width } = useElementSize<HTMLDivElement>();
  const whole = width || FIRST_WIDTH;
  const lanes = withVotes ? models.length * LANE : 0;
  const plot: Plot = {
    left: AXIS.left,
    top: AXIS.top,
    width: whole - AXIS.left - AXIS.right,
    height: HEIGHT - AXIS.top - AXIS.bottom,
  };
  const place = placed(plot, days.length, scale);
  const shown = days[active];
  const move = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, active, days.length);
    if (next === null) return;
    event.preventDefault();
    onActive(next);
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left - plot.left;
    onActive(Math.min(Math.max(Math.floor(x / place.slot), 0), days.length - 1));
  };
  return (
    <div
      ref={ref}
      className={classes.chart}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(days.length - 1, 0)}
      aria-valuenow={active}
      aria-valuetext={shown ? textOf(shown) : undefined}
      onKeyDown={move}
      onPointerMove={point}
      onPointerDown={point}
    >
      <svg width={whole} height={HEIGHT + lanes} aria-hidden="true">
        <Ground {...props} plot={plot} place={place} />
        <Days {...props} plot={plot} place={place} />
        {withVotes ? <Votes days={days} models={models} place={place} /> : null}
        {shown ? (
          <line
            className={classes.cursor}
            x1={place.xOf(active)}
            x2={place.xOf(active)}
            y1={plot.top}
            y2={plot.top + plot.height}
          />
        ) : null}
      </svg>
    </div>
  );
}

function nextPlace(key: string, place: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: place + 1,
    ArrowLeft: place - 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? null : Math.min(Math.max(next, 0), count - 1);
}

interface LayerProps extends BandChartProps {
  plot: Plot;
  place: Placed;
}

/** The background of the days: the tinted span, grid and labels. */
function Ground({ days, scale, axis, plot, place }: LayerProps) {
  return (
    <>
      {runsOf(days, ({ isMarked }) => isMarked).map(([first, last]) => (
        <rect
          key={first}
          className={classes.span}
          x={place.xOf(first) - place.slot / 2}
          width={place.slot * (last - first + 1)}
          y={plot.top}
          height={plot.height}
        />
      ))}
      {scale.steps.map((step) => (
        <g key={step}>
          <line
            className={step === 0 ? classes.zero : classes.grid}
            x1={plot.left}
            x2={plot.left + plot.width}
            y1={place.yOf(step)}
            y2={place.yOf(step)}
          />
          <text className={classes.label} x={plot.left - 8} y={place.yOf(step) + 4} textAnchor="end">
            {axis(step)}
          </text>
        </g>
      ))}
      {labelledPlaces(days.length, place.slot, LABEL_PX).map((at) => (
        <text
          key={at}
          className={classes.label}
          x={place.xOf(at)}
          y={plot.top + plot.height + 16}
          textAnchor={at === days.length - 1 ? 'end' : 'middle'}
        >
          {days[at]?.label}
        </text>
      ))}
    </>
  );
}

function Days({ days, models, place, withVotes = false }: LayerProps) {
  return (
    <>
      {models.map(({ id }, at) => (
        <path key={id} className={classes.band} data-model={at} d={bandPath(days, id, place)} />
      ))}
      <path className={classes.expected} d={linePath(days, ({ expected }) => expected, place)} />
      <path className={classes.amount} d={linePath(days, ({ amount }) => amount, place)} />
      {days.map((day, at) =>
        withVotes && day.isMarked && day.amount !== null ? (
          <circle
            key={day.day}
            className={classes.point}
            cx={place.xOf(at)}
            cy={place.yOf(day.amount)}
            r={votesOf(day) > 1 ? 4 : 3}
          />
        ) : null,
      )}
    </>
  );
}

function Votes({ days, models, place }: Pick<LayerProps, 'days' | 'models' | 'place'>) {
  const size = Math.max(Math.min(place.slot - 2, LANE - 6), 1);
  return models.map(({ id, label }, lane) => (
    <g key={id}>
      <text className={classes.lane} x={AXIS.left - 8} y={HEIGHT + lane * LANE + 10} textAnchor="end">
        {label}
      </text>
      {days.map(({ day, bands }, at) => {
        const band = bands.find((each) => each.id === id);
        return band ? (
          <rect
            key={day}
            className={classes.vote}
            data-outside={band.isOutside || undefined}
            x={place.xOf(at) - size / 2}
            y={HEIGHT + lane * LANE + 3}
            width={size}
            height={LANE - 6}
          />
        ) : null;
      })}
    </g>
  ));
}
