// The table twin of a chart: every value that the chart draws, in rows that can be read and copied.
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { sumMoney } from '../../lib/money/money.ts';
import { ItemLink } from '../components/cost-items/ItemLink.tsx';
import { TableRegion } from '../components/files/TableRegion.tsx';
import { ScrollRegion } from '../components/layout/ScrollRegion.tsx';
import classes from './Chart.module.css';
import type { AmountFormat, ChartData } from './chart-types.ts';
import { shownStep } from './series/shown-amounts.ts';

interface ChartTableProps {
  data: ChartData;
  format: AmountFormat;
  /** Names the table. */
  summary: string;
  /** Sums of a step say nothing where its values are sums already. */
  withTotal: boolean;
  /** Has files of what it shows. */
  canBeSaved?: boolean | undefined;
  /** Opens a step; left out where there is nothing to open. */
  onPick?: ((place: number) => void) | undefined;
}

export function ChartTable({
  data,
  format,
  summary,
  withTotal,
  canBeSaved = false,
  onPick,
}: ChartTableProps) {
  /** What a file has is exact where what is shown was rounded together with others. */
  const cell = (amount: number | null | undefined, exact = amount) =>
    amount === null || amount === undefined ? (
      '–'
    ) : (
      <span data-value={exact} data-currency={format.currency}>
        {format.plain(amount)}
      </span>
    );
  const Region = canBeSaved ? TableRegion : ScrollRegion;
  const steps = useMemo(
    () =>
      data.points.map((_, place) => {
        const amounts = data.series.map((each) => each.amounts[place] ?? null);
        return withTotal ? shownStep(amounts, format.rounding) : { amounts, total: null };
      }),
    [data, format, withTotal],
  );
  const ahead = [data.forecast, data.budget].filter((each) => each !== undefined);
  return (
    <Region className={classes.tableScroll} label={summary}>
      <table className={`${classes.table} sky-figures`}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="platform.chart.step" values={{ currency: format.currency }} />
            </th>
            {data.series.map(({ id, label, to }) => (
              <th key={id} scope="col">
                <ItemLink label={label} to={to ?? null} />
              </th>
            ))}
            {withTotal ? (
              <th scope="col">
                <FormattedMessage id="platform.chart.total" />
              </th>
            ) : null}
            {data.overlay ? <th scope="col">{data.overlay.label}</th> : null}
            {ahead.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {data.band ? (
              <>
                <th scope="col">{data.band.lowLabel}</th>
                <th scope="col">{data.band.highLabel}</th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {data.points.map(({ fullLabel, isPartial }, place) => (
            <tr key={fullLabel}>
              <th scope="row">
                {onPick ? (
                  <button type="button" className={classes.step} onClick={() => onPick(place)}>
                    {fullLabel}
                  </button>
                ) : (
                  fullLabel
                )}
                {isPartial ? (
                  <span className={classes.partial}>
                    {' '}
                    <FormattedMessage id="platform.chart.partial" />
                  </span>
                ) : null}
              </th>
              {data.series.map(({ id, amounts }, series) => (
                <td key={id}>{cell(steps[place]?.amounts[series], amounts[place])}</td>
              ))}
              {withTotal ? (
                <td className={classes.total}>{cell(steps[place]?.total, totalAt(data, place))}</td>
              ) : null}
              {data.overlay ? <td>{cell(data.overlay.amounts[place])}</td> : null}
              {ahead.map(({ label, amounts }) => (
                <td key={label}>{cell(amounts[place])}</td>
              ))}
              {data.band ? (
                <>
                  <td>{cell(data.band.low[place])}</td>
                  <td>{cell(data.band.high[place])}</td>
                </>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Region>
  );
}

/** Of all series at a step; null where nothing is known. */
function totalAt({ series }: Pick<ChartData, 'series'>, place: number): number | null {
  const known = series.flatMap(({ amounts }) => amounts[place] ?? []);
  return known.length === 0 ? null : sumMoney(known);
}
