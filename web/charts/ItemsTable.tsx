// The table twin of a chart of amounts that add up: items as rows, steps as columns, the total first.
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { roundedTable } from '../../lib/money/rounded-table.ts';
import { ItemLink } from '../components/cost-items/ItemLink.tsx';
import { ScrollRegion } from '../components/layout/ScrollRegion.tsx';
import classes from './Chart.module.css';
import type { AmountFormat, ChartData } from './chart-types.ts';

interface ItemsTableProps {
  data: ChartData;
  format: AmountFormat;
  /** Names the table. */
  summary: string;
  /** Opens a step; left out where there is nothing to open. */
  onPick?: ((place: number) => void) | undefined;
}

export function ItemsTable({ data, format, summary, onPick }: ItemsTableProps) {
  const { points, series, forecast } = data;
  const cell = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '–' : format.plain(amount);
  const shown = useMemo(
    () =>
      roundedTable(
        series.map(({ amounts }) => points.map((_, place) => amounts[place] ?? null)),
        format.rounding,
      ),
    [points, series, format],
  );
  const isKnown = (amounts: readonly (number | null)[]) => amounts.some((amount) => amount !== null);
  const totalAt = (place: number) =>
    isKnown(shown.cells.map((row) => row[place] ?? null)) ? shown.columns[place] : null;
  return (
    <ScrollRegion className={classes.tableScroll} label={summary}>
      <table className={`${classes.table} sky-figures`}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="platform.chart.items" values={{ currency: format.currency }} />
            </th>
            {points.map(({ label, fullLabel, isPartial }, place) => (
              <th key={fullLabel} scope="col">
                {onPick ? (
                  <button type="button" className={classes.step} onClick={() => onPick(place)}>
                    {label}
                  </button>
                ) : (
                  label
                )}
                {isPartial ? (
                  <span className={classes.partial}>
                    {' '}
                    <FormattedMessage id="platform.chart.partial" />
                  </span>
                ) : null}
              </th>
            ))}
            <th scope="col">
              <FormattedMessage id="platform.chart.total" />
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className={classes.total}>
            <th scope="row">
              <FormattedMessage id="platform.chart.total" />
            </th>
            {points.map(({ fullLabel }, place) => (
              <td key={fullLabel}>{cell(totalAt(place))}</td>
            ))}
            <td>{cell(isKnown(shown.cells.flat()) ? shown.whole : null)}</td>
          </tr>
          {series.map(({ id, label, to }, row) => (
            <tr key={id}>
              <th scope="row">
                <ItemLink label={label} to={to ?? null} />
              </th>
              {points.map(({ fullLabel }, place) => (
                <td key={fullLabel}>{cell(shown.cells[row]?.[place])}</td>
              ))}
              <td className={classes.total}>
                {cell(isKnown(shown.cells[row] ?? []) ? shown.rows[row] : null)}
              </td>
            </tr>
          ))}
          {forecast ? (
            <tr>
              <th scope="row">{forecast.label}</th>
              {points.map(({ fullLabel }, place) => {
                const amount = forecast.amounts[place] ?? null;
                return <td key={fullLabel}>{amount === null ? '–' : format.estimate(amount)}</td>;
              })}
              <td>–</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
