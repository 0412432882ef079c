// What moved most, in sentences that name which value is exceeded or undercut, with what drove it beneath; their amounts are
// those of the table (B-07).
import { FormattedMessage, useIntl } from 'react-intl';
import { differenceOf } from '../../../../lib/money/money.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { Sentences } from '../../../intl/Sentences.tsx';
import classes from './Insight.module.css';
import { InsightChange } from './InsightChange.tsx';
import type { InsightFigures, InsightRow, ShownInsight } from './insight-rows.ts';

interface InsightMessagesProps {
  /** What moved most. */
  rows: readonly InsightRow[];
  shown: ShownInsight;
  currency: string;
}

export function InsightMessages({ rows, shown, currency }: InsightMessagesProps) {
  if (rows.length === 0) return null;
  return (
    <ul className={classes.messages}>
      {rows.map((row) =>
        row.figures ? (
          <li key={row.id} className={classes.message}>
            <h3 className={classes.title}>
              <span>{row.name}</span>
              <InsightChange figures={row.figures} currency={currency} />
            </h3>
            <Sentence row={row} figures={row.figures} shown={shown} />
            <Drivers row={row} shown={shown} />
          </li>
        ) : null,
      )}
    </ul>
  );
}

interface MessageProps {
  row: InsightRow;
  shown: ShownInsight;
}

function Sentence({ row, figures, shown }: MessageProps & { figures: InsightFigures }) {
  const intl = useIntl();
  const { formatOriginal } = useMoney();
  const money = (amount: number) => formatOriginal(amount, row.currency);
  const { average, maximum, exceeds, fallsBelow } = figures;
  const amount = money(shown.thisMonth.get(row) ?? row.thisMonth);
  const amounts = {
    LAST_MONTH: shown.lastMonth.get(row) ?? row.lastMonth,
    AVERAGE: average,
    MAXIMUM: maximum,
  };
  const namesOf = (references: readonly string[]) =>
    intl.formatList(
      (['LAST_MONTH', 'AVERAGE', 'MAXIMUM'] as const)
        .filter((reference) => references.includes(reference))
        .map((reference) =>
          intl.formatMessage(
            { id: 'billing.insight.reference' },
            { reference, amount: money(amounts[reference]) },
          ),
        ),
      { type: 'conjunction' },
    );
  return (
    <p className="sky-figures">
      <Sentences>
        {exceeds.length > 0 ? (
          <FormattedMessage id="billing.insight.exceeds" values={{ amount, references: namesOf(exceeds) }} />
        ) : null}
        {fallsBelow.length > 0 ? (
          <FormattedMessage
            id="billing.insight.fallsBelow"
            values={{ amount, references: namesOf(fallsBelow) }}
          />
        ) : null}
        {exceeds.length + fallsBelow.length === 0 ? (
          <FormattedMessage id="billing.insight.same" values={{ amount }} />
        ) : null}
      </Sentences>
    </p>
  );
}

function Drivers({ row, shown: { thisMonth, lastMonth } }: MessageProps) {
  const { formatOriginal } = useMoney();
  const drivers = (row.children ?? []).filter(({ kind }) => kind !== null);
  if (drivers.length === 0) return null;
  const differenceIn = (driver: InsightRow) =>
    differenceOf(thisMonth.get(driver) ?? driver.thisMonth, lastMonth.get(driver) ?? driver.lastMonth);
  return (
    <>
      <h4 className={classes.driversTitle}>
        <FormattedMessage id="billing.insight.drivers" />
      </h4>
      <ol className={`${classes.drivers} sky-figures`}>
        {drivers.map((driver) => (
          <li key={driver.id}>
            <span className={classes.driver} title={driver.name}>
              {driver.name || <FormattedMessage id="billing.item.placeholder" values={{ missing: 'NONE' }} />}
            </span>
            <span className={classes.kind}>
              <FormattedMessage id="billing.insight.kind" values={{ kind: driver.kind }} />
            </span>
            <span className={classes.difference} data-rise={differenceIn(driver) > 0 || undefined}>
              {formatOriginal(differenceIn(driver), driver.currency, 'signed')}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
