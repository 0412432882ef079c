// The bills of the last 36 months, to choose one of; as bars with their average, or as a table (B-01).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { averageOf, sumMoney } from '../../../../lib/money/money.ts';
import type {
  BillTrend_bills$data,
  BillTrend_bills$key,
} from '../../../__generated__/BillTrend_bills.graphql.ts';
import { ViewSwitch } from '../../../charts/ViewSwitch.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import { rateText } from '../../../components/money/useRateNote.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import type { Money } from '../../../intl/money.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../Billing.module.css';
import billClasses from '../bill/Bill.module.css';
import { billingPage } from '../page.tsx';
import { BillTrendTable } from './BillTrendTable.tsx';
import { type MonthBar, MonthSelector } from './MonthSelector.tsx';

const AVERAGE_MONTHS = 12;

interface BillTrendProps {
  /** YYYY-MM. */
  month: string;
  bills: BillTrend_bills$key;
}

export function BillTrend({ month, bills }: BillTrendProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { address, change } = usePageAddress(billingPage);
  const list = useFragment(
    graphql`
      fragment BillTrend_bills on BillList {
        months {
          month
          companyCurrency
          convertedTotal
          isConverted
          rates {
            currency
            date
            rate
            source
          }
          status {
            state
          }
        }
        ...BillTrendTable_bills
      }
    `,
    bills,
  );
  const money = useMoney();
  const { shownIn, formatOriginal, formatPlainCompact } = money;
  const currency = list.months[0]?.companyCurrency ?? '';
  const shown = shownIn(currency);
  // That of the month in sight; every other bar has its own.
  const ownRates = list.months.find((each) => each.month.startsWith(month))?.rates;
  const rate = ownRates ? money.by(ownRates).rate(currency) : null;
  const note = rate && rateText(rate, intl, language);
  const months = barsOf(list, money);
  const average = averageBefore(months, month);
  return (
    <section className={`${classes.panel} ${billClasses.trend}`} data-part="billing.months">
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>
          <FormattedMessage id="billing.months.trend" />
          <span className={billClasses.unit} title={note ?? undefined}>
            {shown}
          </span>
        </h2>
        <ViewSwitch view={address.trend} onChange={(trend) => change({ trend })} />
      </header>
      {address.trend === 'table' ? (
        <BillTrendTable bills={list} month={month} />
      ) : (
        <>
          <MonthSelector
            months={months}
            // At once, while the bill itself is still on its way.
            active={address.month ?? month}
            onChoose={(chosen, history) => change({ month: chosen, turned: null, sum: null }, { history })}
            average={average?.amount ?? null}
            short={(amount) => formatPlainCompact(amount, shown)}
            full={(amount) => formatOriginal(amount, shown)}
          />
          <p className={`${billClasses.legend} sky-figures`}>
            {average ? (
              <span className={billClasses.legendEntry}>
                <span className={billClasses.dash} />
                {intl.formatMessage(
                  { id: 'billing.months.average' },
                  { count: average.count, amount: formatOriginal(average.amount, shown) },
                )}
              </span>
            ) : null}
            {list.months.some(({ isConverted }) => isConverted) ? (
              <span className={billClasses.legendEntry}>
                <FormattedMessage id="billing.trend.converted" values={{ currency: shown }} />
              </span>
            ) : null}
            {months.some(({ state }) => state !== 'CONFIRMED') ? (
              <span className={billClasses.legendEntry}>
                <span className={billClasses.hatch} />
                <FormattedMessage id="billing.trend.hatched" />
              </span>
            ) : null}
          </p>
        </>
      )}
    </section>
  );
}

/** Each by the rates of its month. */
function barsOf({ months }: BillTrend_bills$data, money: Money): MonthBar[] {
  return months.map(({ month, companyCurrency, convertedTotal, rates, status }) => ({
    month: month.slice(0, 7),
    amount:
      typeof convertedTotal === 'number' ? money.by(rates).convert(convertedTotal, companyCurrency) : null,
    state: status.state,
  }));
}

/** Of the months before the active one that have an amount, at most twelve. */
function averageBefore(months: readonly MonthBar[], active: string) {
  const amounts = months
    .filter(({ month }) => month < active)
    .slice(-AVERAGE_MONTHS)
    .map(({ amount }) => amount)
    .filter((amount) => amount !== null);
  if (amounts.length === 0) return null;
  return { count: amounts.length, amount: averageOf(sumMoney(amounts), amounts.length) };
}
