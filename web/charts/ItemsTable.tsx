// The table twin of a chart of amounts that add up: items as rows, steps as columns, the total first.
import { FormattedMessage } from 'react-intl';
import { sumMoney } from '../../lib/money/money.ts';
import { ItemLink } from '../components/cost-items/ItemLink.tsx';
import { ScrollRegion } from '../components/layout/ScrollRegion.tsx';
import classes from './Chart.module.css';
import { totalAt } from './ChartTable.tsx';
import type { AmountFormat, ChartData } from './chart-types.ts';

interface ItemsTableProps {
  data: ChartData;
  format: AmountFormat;
  /** Names the table. */
  summary: string;
  /** Opens a step; left out where there is nothing to open. */
  onPick?: ((place: number) => void) | undefined;
}

export function ItemsTable({ data: { points, series }, format, summary, onPick }: ItemsTableProps) {
  const cell = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '–' : format.plain(amount);
  const totals = points.map((_, place) => totalAt({ series }, place));
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
            {totals.map((total, place) => (
              <td key={points[place]?.fullLabel}>{cell(total)}</td>
            ))}
            <td>{cell(sumOf(totals))}</td>
          </tr>
          {series.map(({ id, label, to, amounts }) => (
            <tr key={id}>
              <th scope="row">
                <ItemLink label={label} to={to ?? null} />
              </th>
              {points.map(({ fullLabel }, place) => (
                <td key={fullLabel}>{cell(amounts[place])}</td>
              ))}
              <td className={classes.total}>{cell(sumOf(amounts))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function sumOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : sumMoney(known);
}
