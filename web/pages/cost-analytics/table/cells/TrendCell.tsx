// How the cost of an item went over the range, as a small line.
import { useIntl } from 'react-intl';
import type { AxisPointLike } from '../../../../charts/series/cost-series.ts';
import { useMoney } from '../../../../components/money/useMoney.ts';
import classes from './Cells.module.css';
import { trendPaths } from './trend-path.ts';

interface TrendCellProps {
  amounts: readonly (number | null | undefined)[];
  axis: readonly AxisPointLike[];
  currency: string;
  /** The CSS variable of the line. */
  colour: string;
}

const BOX = { width: 92, height: 20 };

export function TrendCell({ amounts, axis, currency, colour }: TrendCellProps) {
  const intl = useIntl();
  const { formatCompact } = useMoney();
  const paths = trendPaths(amounts, axis, BOX);
  if (!paths) return '–';
  const known = axis.flatMap(({ isEmpty }, place) => (isEmpty ? [] : [amounts[place] ?? 0]));
  const label = intl.formatMessage(
    { id: 'cost-analytics.table.trend' },
    {
      low: formatCompact(Math.min(...known), currency),
      high: formatCompact(Math.max(...known), currency),
    },
  );
  return (
    <svg
      className={classes.trend}
      {...BOX}
      role="img"
      aria-label={label}
      style={{ stroke: `var(${colour})` }}
    >
      <path d={paths.solid} />
      {paths.dotted === '' ? null : <path d={paths.dotted} data-dotted />}
    </svg>
  );
}
