// What an anomaly is made of: each part with its influence, up to nine tenths, then the others; the total first (N-09).
import { FormattedMessage, useIntl } from 'react-intl';
import { differenceOf } from '../../../../lib/money/money.ts';
import { ItemLink } from '../../../components/cost-items/ItemLink.tsx';
import { Figure, PercentText } from '../../../components/files/FigureText.tsx';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { ChangedPercent } from '../../../components/money/ChangedPercent.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useShownAmounts } from '../../../components/money/useShownAmounts.ts';
import { type CauseAmounts, causeAmounts } from './cause-amounts.ts';
import classes from './Detail.module.css';

export interface CauseRow {
  id: string;
  /** Of the difference, in percent; with a minus where it goes against it. */
  influence: number;
  product: string;
  account: string;
  region: string;
  usageType: string;
  operation: string;
  purchaseOption: string;
  real: number;
  difference: number;
  /** Percent of what was expected; null where nothing was. */
  percent: number | null;
  /** How many parts the row combines; null for a single part. */
  othersCount: number | null;
  /** The billing rows behind it. */
  to: string | null;
}

interface CauseGridProps {
  rows: readonly CauseRow[];
  total: { real: number; difference: number; percent: number | null };
  currency: string;
}

/** The amounts stand between them, so that they are in sight without scrolling. */
const PLACE = ['product', 'account', 'region'] as const;
const USE = ['usageType', 'operation', 'purchaseOption'] as const;
const FIGURES = ['expected', 'real', 'difference', 'percent'] as const;

export function CauseGrid({ rows, total, currency }: CauseGridProps) {
  const intl = useIntl();
  const { shownIn } = useMoney();
  const amounts = causeAmounts(rows, total, useShownAmounts(currency));
  return (
    <TableRegion className={shared.scroll} label={intl.formatMessage({ id: 'anomaly.causes.title' })}>
      <table className={`${shared.table} ${classes.table} sky-figures`}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="anomaly.causes.column" values={{ column: 'influence' }} />
            </th>
            {PLACE.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id="anomaly.causes.column" values={{ column }} />
              </th>
            ))}
            {FIGURES.map((column) => (
              <th key={column} scope="col" className={classes.figureHead}>
                <FormattedMessage id="anomaly.causes.column" values={{ column }} />
                {column === 'percent' ? null : ` (${shownIn(currency)})`}
              </th>
            ))}
            {USE.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id="anomaly.causes.column" values={{ column }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={classes.total}>
            <th scope="row">
              <FormattedMessage id="anomaly.causes.total" />
            </th>
            <td colSpan={PLACE.length} />
            <Amounts amounts={amounts.total} exact={total} percent={total.percent} currency={currency} />
            <td colSpan={USE.length} />
          </tr>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Influence percent={row.influence} />
              </th>
              {row.othersCount === null ? (
                <Names row={row} columns={PLACE} />
              ) : (
                <td colSpan={PLACE.length} className={classes.others}>
                  <FormattedMessage id="anomaly.causes.others" values={{ count: row.othersCount }} />
                </td>
              )}
              <Amounts amounts={amounts.of(row)} exact={row} percent={row.percent} currency={currency} />
              {row.othersCount === null ? <Names row={row} columns={USE} /> : <td colSpan={USE.length} />}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

interface NamesProps {
  row: CauseRow;
  columns: typeof PLACE | typeof USE;
}

function Names({ row, columns }: NamesProps) {
  return columns.map((name) => (
    <td key={name} className={classes.name} title={row[name]}>
      {name === 'usageType' ? <ItemLink label={row[name] || '–'} to={row.to} /> : row[name] || '–'}
    </td>
  ));
}

interface AmountsProps {
  /** As they are shown. */
  amounts: CauseAmounts;
  exact: { real: number; difference: number };
  percent: number | null;
  currency: string;
}

function Amounts({ amounts, exact: { real, difference }, percent, currency }: AmountsProps) {
  const { convert, formatPlainOriginal, shownIn } = useMoney();
  const shown = shownIn(currency);
  const figures = [
    ['expected', differenceOf(real, difference)],
    ['real', real],
    ['difference', difference],
  ] as const;
  return (
    <>
      {figures.map(([name, exact]) => (
        <td
          key={name}
          className={classes.figure}
          data-sign={name === 'difference' ? Math.sign(amounts.difference) : undefined}
        >
          <Figure value={convert(exact, currency)} currency={shown}>
            {formatPlainOriginal(amounts[name], shown, name === 'difference' ? 'signed' : undefined)}
          </Figure>
        </td>
      ))}
      <td className={classes.figure}>{percent === null ? '–' : <ChangedPercent percent={percent} />}</td>
    </>
  );
}

function Influence({ percent }: { percent: number }) {
  return (
    <span className={classes.influence}>
      <span className={classes.track} aria-hidden>
        <span
          className={classes.fill}
          data-against={percent < 0 || undefined}
          style={{ width: `${Math.min(Math.max(Math.abs(percent), 1), 100)}%` }}
        />
      </span>
      <PercentText percent={percent} />
    </span>
  );
}
