// The values at the step under the pointer: each amount with its share of the total, aligned.
import { FormattedMessage } from 'react-intl';
import { PartedLabel } from '../components/cost-items/PartedLabel.tsx';
import { Percent } from '../intl/Percent.tsx';
import classes from './ChartTooltip.module.css';
import type { AmountFormat, ChartData } from './chart-types.ts';
import type { Hidden } from './series/hidden-series.ts';
import { tooltipRows } from './series/legend-figures.ts';

export interface Pointed {
  /** Of the step. */
  place: number;
  /** Pixels from the left edge of the chart. */
  left: number;
  /** In the right half, where the tooltip is on the left. */
  isRight: boolean;
}

/** Beside the step, but never beyond the edge of the chart. */
function edgeOf({ left, isRight }: Pointed): string {
  const beside = isRight ? `calc(100% - ${left - GAP_PX}px)` : `${left + GAP_PX}px`;
  return `min(${beside}, calc(100% - var(--tooltip-width)))`;
}

const GAP_PX = 12;
/** A tooltip that covers the chart helps no more: the drawer of the step has them all. */
const MOST_ANOMALIES = 3;

interface ChartTooltipProps {
  pointed: Pointed | null;
  data: ChartData;
  hidden: Hidden;
  format: AmountFormat;
  /** Null where the amounts do not add up. */
  totalLabel: string | null;
}

export function ChartTooltip({ pointed, data, hidden, format, totalLabel }: ChartTooltipProps) {
  const point = pointed && data.points[pointed.place];
  if (!pointed || !point) return null;
  const { place, isRight } = pointed;
  const { named, smaller, total } = tooltipRows(data, {
    ...{ place, hidden },
    rounding: totalLabel === null ? null : format.rounding,
  });
  const withShare = totalLabel !== null && data.isSummed === true;
  const compared = data.overlay?.amounts[place] ?? null;
  return (
    <div
      className={`${classes.tooltip} sky-figures`}
      style={{ [isRight ? 'right' : 'left']: edgeOf(pointed) }}
      aria-hidden="true"
    >
      <p className={classes.title}>{point.fullLabel}</p>
      <table className={classes.rows}>
        <tbody>
          {named.map(({ id, label, colour, amount, share }) => (
            <tr key={id}>
              <th scope="row">
                <span className={classes.name}>
                  <span className={classes.swatch} style={{ background: `var(${colour})` }} />
                  <PartedLabel label={label} />
                </span>
              </th>
              <td>{format.full(amount)}</td>
              {withShare ? <Share share={share} /> : null}
            </tr>
          ))}
          {smaller ? (
            <tr className={classes.quiet}>
              <th scope="row">
                <FormattedMessage id="platform.chart.smaller" values={{ count: smaller.count }} />
              </th>
              <td>{format.full(smaller.amount)}</td>
              {withShare ? <Share share={smaller.share} /> : null}
            </tr>
          ) : null}
          {totalLabel !== null && total !== null ? (
            <tr className={classes.total}>
              <th scope="row">{totalLabel}</th>
              <td>{format.full(total)}</td>
              {withShare ? <td /> : null}
            </tr>
          ) : null}
          {compared !== null && data.overlay ? (
            <tr className={classes.quiet}>
              <th scope="row">{data.overlay.pointLabels[place] ?? data.overlay.label}</th>
              <td>{format.full(compared)}</td>
              {withShare ? <td /> : null}
            </tr>
          ) : null}
          {[data.forecast, data.budget].map((ahead) => {
            const amount = ahead?.amounts[place] ?? null;
            return ahead && amount !== null ? (
              <tr key={ahead.label} className={classes.quiet}>
                <th scope="row">{ahead.label}</th>
                <td>{ahead === data.forecast ? format.estimate(amount) : format.full(amount)}</td>
                {withShare ? <td /> : null}
              </tr>
            ) : null;
          })}
          {data.band ? <BandRows band={data.band} place={place} format={format} /> : null}
        </tbody>
      </table>
      {point.isPartial ? (
        <p className={classes.note}>
          <FormattedMessage id="platform.chart.partial" />
        </p>
      ) : null}
      {(point.anomalies ?? []).slice(0, MOST_ANOMALIES).map((text) => (
        <p key={text} className={classes.note}>
          ▲ {text}
        </p>
      ))}
      {(point.notes ?? []).map((note) => (
        <p key={note} className={classes.note}>
          ✎ {note}
        </p>
      ))}
    </div>
  );
}

function Share({ share }: { share: number | null }) {
  return <td className={classes.share}>{share === null ? '–' : <Percent percent={share} />}</td>;
}

interface BandRowsProps {
  band: NonNullable<ChartData['band']>;
  place: number;
  format: AmountFormat;
}

function BandRows({ band: { lowLabel, highLabel, low, high }, place, format }: BandRowsProps) {
  const ends = [
    [highLabel, high[place]],
    [lowLabel, low[place]],
  ] as const;
  return ends.map(([label, amount]) =>
    typeof amount === 'number' ? (
      <tr key={label} className={classes.quiet}>
        <th scope="row">{label}</th>
        <td>{format.estimate(amount)}</td>
      </tr>
    ) : null,
  );
}
