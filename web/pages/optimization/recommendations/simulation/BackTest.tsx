// The proof by the past: what the same rule would have bought on each first of month, and what it would have saved.
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TableQuestion } from '../../../../../lib/files/table-columns.ts';
import type { BackTest_simulation$key } from '../../../../__generated__/BackTest_simulation.graphql.ts';
import type { ChartSeries } from '../../../../charts/chart-types.ts';
import { TrendChart } from '../../../../charts/TrendChart.tsx';
import { ViewSwitch } from '../../../../charts/ViewSwitch.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { seriesVariable } from '../../../../theme/palette.ts';
import classes from '../../shared/Commitments.module.css';
import { DownloadMenu } from '../../shared/DownloadMenu.tsx';
import { type FileColumn, moneyCell, numberCell, percentCell, textCell } from '../../shared/table-file.ts';
import { usePercent } from '../../shared/usePercent.ts';
import { useQuantity } from './useQuantity.ts';

const LINES = [
  { id: 'promised', text: 'optimization.advice.promised' },
  { id: 'realised', text: 'optimization.advice.realised' },
  { id: 'best', text: 'optimization.advice.best' },
] as const;

interface BackTestProps {
  simulation: BackTest_simulation$key;
  isInstances: boolean;
  currency: string;
  /** As of `Downside`. */
  facts: NonNullable<TableQuestion['facts']>;
}

export function BackTest({ simulation, isInstances, currency, facts }: BackTestProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const percent = usePercent();
  const { convert, format } = useAmountFormat(currency);
  const text = useQuantity(isInstances, currency);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const { backTest, capture, worstMonth } = useFragment(
    graphql`
      fragment BackTest_simulation on RecommendationSimulation {
        capture
        worstMonth
        backTest {
          month
          months
          quantity
          promised
          realised
          best
          utilization
        }
      }
    `,
    simulation,
  );
  const data = useMemo(
    () => ({
      points: backTest.map(({ month, quantity }) => ({
        label: formatMonth(month, language),
        fullLabel: `${formatMonth(month, language)}: ${text(quantity)}`,
        isPartial: false,
      })),
      series: LINES.map(
        ({ id, text: label }, place): ChartSeries => ({
          id,
          label: intl.formatMessage({ id: label }),
          colour: seriesVariable(place),
          amounts: backTest.map((row) => convert(row[id])),
          isDashed: id === 'promised',
        }),
      ),
    }),
    [backTest, language, intl, convert, text],
  );
  const head = (id: MessageId) => intl.formatMessage({ id });
  const columns: FileColumn<(typeof backTest)[number]>[] = [
    { head: head('optimization.advice.month'), file: textCell(({ month }) => month.slice(0, 7)) },
    { head: head('optimization.advice.bought'), file: numberCell(({ quantity }) => quantity) },
    ...LINES.map(({ id, text: label }) => ({
      head: head(label),
      file: moneyCell<(typeof backTest)[number]>((row) => row[id]),
    })),
    { head: head('optimization.figure.utilization'), file: percentCell(({ utilization }) => utilization) },
    { head: head('optimization.advice.monthsAfter'), file: numberCell(({ months }) => months) },
    { head: head('optimization.column.currency'), file: textCell(() => currency) },
  ];
  if (backTest.length === 0)
    return (
      <p className={classes.note}>
        <FormattedMessage id="optimization.advice.noBackTest" />
      </p>
    );
  return (
    <div data-part="advice.backTest">
      <p className={classes.note}>
        <FormattedMessage
          id="optimization.advice.backTestNote"
          values={{
            count: backTest.length,
            capture: percent(capture),
            worst:
              typeof worstMonth === 'number' ? <MoneyText amount={worstMonth} currency={currency} /> : '–',
          }}
        />
      </p>
      <div className={classes.tools}>
        <ViewSwitch view={view} onChange={setView} />
        <DownloadMenu
          name={intl.formatMessage({ id: 'optimization.advice.backTest' })}
          columns={columns}
          facts={facts}
          allRows={async () => backTest}
        />
      </div>
      <TrendChart
        data={data}
        kind="line"
        view={view}
        format={format}
        summary={intl.formatMessage({ id: 'optimization.advice.backTestSummary' })}
      />
    </div>
  );
}
