// The last 30 days as small bars: those of this month stand out from the ones before.
import { useIntl } from 'react-intl';
import { addDays } from '../../../../../lib/calendar/calendar.ts';
import { useMoney } from '../../../../components/money/useMoney.ts';
import classes from './Card.module.css';

interface SparklineProps {
  /** Oldest first; null where there is no charge. */
  days: readonly (number | null | undefined)[];
  /** The last of them. */
  lastDay: string;
  /** How many of the last ones are of this month. */
  recent: number;
  currency: string;
}

const [SLOT, BAR, HEIGHT] = [10, 7, 40];

/** Nothing where no day is known; what is below zero has no bar. */
export function Sparkline({ days, lastDay, recent, currency }: SparklineProps) {
  const intl = useIntl();
  const { formatCompact } = useMoney();
  const known = days.flatMap((amount) => amount ?? []);
  const highest = Math.max(0, ...known);
  if (highest === 0) return null;
  const label = intl.formatMessage(
    { id: 'dashboard.card.lastDays' },
    {
      count: days.length,
      low: formatCompact(Math.min(...known), currency),
      high: formatCompact(highest, currency),
    },
  );
  return (
    <svg
      className={classes.graph}
      viewBox={`0 0 ${days.length * SLOT} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      {days.map((amount, place) => {
        const height = (Math.max(amount ?? 0, 0) / highest) * HEIGHT;
        return height === 0 ? null : (
          <rect
            key={addDays(lastDay, place + 1 - days.length)}
            data-recent={place >= days.length - recent || undefined}
            x={place * SLOT}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          />
        );
      })}
    </svg>
  );
}
