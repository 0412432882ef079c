// The ledger of all promises: what accepted advice promised, what it brought and what was possible, month by month.
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  PromiseLedgers_ledgers$data,
  PromiseLedgers_ledgers$key,
} from '../../../../__generated__/PromiseLedgers_ledgers.graphql.ts';
import type { ChartSeries } from '../../../../charts/chart-types.ts';
import { TrendChart } from '../../../../charts/TrendChart.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import { useShownAmounts } from '../../../../components/money/useShownAmounts.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { seriesVariable } from '../../../../theme/palette.ts';
import shared from '../../shared/Commitments.module.css';
import { type Figure, FigureCards } from '../../shared/FigureCards.tsx';
import { type SmallColumn, SmallTable } from '../../shared/SmallTable.tsx';
import { moneyCell, numberCell, percentCell, textCell } from '../../shared/table-file.ts';
import { usePercent } from '../../shared/usePercent.ts';

type Ledger = PromiseLedgers_ledgers$data[number];
type Month = Ledger['months'][number];

const AMOUNTS = [
  { id: 'promised', text: 'optimization.advice.promised' },
  { id: 'realised', text: 'optimization.advice.realised' },
  { id: 'best', text: 'optimization.advice.best' },
] as const;
/** Fewer months are read faster in a table. */
const CHART_MONTHS = 3;

const rateOf = ({ realised, promised }: Pick<Month, 'realised' | 'promised'>) =>
  promised === 0 ? null : (100 * realised) / promised;

export function PromiseLedgers({ ledgers }: { ledgers: PromiseLedgers_ledgers$key }) {
  const found = useFragment(
    graphql`
      fragment PromiseLedgers_ledgers on PromiseLedger @relay(plural: true) {
        best
        currency
        months {
          best
          month
          pieces
          promised
          realised
        }
        promised
        realised
      }
    `,
    ledgers,
  );
  if (found.length === 0)
    return (
      <Notice variant="block" title={<FormattedMessage id="optimization.decision.noPromises" />}>
        <FormattedMessage id="optimization.decision.noPromisesStep" />
      </Notice>
    );
  return found.map((ledger) => <OneLedger key={ledger.currency} ledger={ledger} />);
}

function OneLedger({ ledger }: { ledger: Ledger }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const percent = usePercent();
  const { currency, months } = ledger;
  const { convert, format } = useAmountFormat(currency);
  const money = (amount: number, shown?: number) => (
    <MoneyText amount={amount} currency={currency} shown={shown} />
  );
  const shownAmounts = useShownAmounts(currency);
  const figures: Figure[] = [
    ...AMOUNTS.map(({ id, text }) => ({
      id,
      label: <FormattedMessage id={text} />,
      value: money(ledger[id]),
      tone: id === 'realised' ? (ledger.realised < 0 ? ('bad' as const) : ('good' as const)) : undefined,
    })),
    {
      id: 'kept',
      label: <FormattedMessage id="optimization.decision.kept" />,
      value: percent(rateOf(ledger)),
      note: <FormattedMessage id="optimization.decision.keptNote" />,
    },
    {
      id: 'ofBest',
      label: <FormattedMessage id="optimization.decision.ofBest" />,
      value: percent(ledger.best === 0 ? null : (100 * ledger.realised) / ledger.best),
    },
  ];
  const columns: SmallColumn<Month>[] = [
    {
      id: 'month',
      head: intl.formatMessage({ id: 'optimization.advice.month' }),
      cell: ({ month }) => formatMonth(month, language),
      file: textCell(({ month }) => month.slice(0, 7)),
    },
    ...AMOUNTS.map(({ id, text }): SmallColumn<Month> => {
      const shownOf = shownAmounts(months, {
        amountOf: (row) => row[id],
        partsOf: () => [],
        whole: ledger[id],
      });
      return {
        id,
        head: intl.formatMessage({ id: text }),
        isFigure: true,
        cell: (row) => money(row[id], shownOf(row)),
        file: moneyCell((row) => row[id]),
      };
    }),
    {
      id: 'kept',
      head: intl.formatMessage({ id: 'optimization.decision.kept' }),
      isFigure: true,
      cell: (row) => percent(rateOf(row)),
      file: percentCell(rateOf),
    },
    {
      id: 'pieces',
      head: intl.formatMessage({ id: 'optimization.decision.pieces' }),
      isFigure: true,
      cell: ({ pieces }) => intl.formatNumber(pieces),
      file: numberCell(({ pieces }) => pieces),
    },
    {
      id: 'currency',
      head: intl.formatMessage({ id: 'optimization.column.currency' }),
      file: textCell(() => currency),
    },
  ];
  const data = useMemo(
    () => ({
      points: months.map(({ month }) => {
        const label = formatMonth(month, language);
        return { label, fullLabel: label, isPartial: false };
      }),
      series: AMOUNTS.map(
        ({ id, text }, place): ChartSeries => ({
          id,
          label: intl.formatMessage({ id: text }),
          colour: seriesVariable(place),
          amounts: months.map((row) => convert(row[id])),
          isDashed: id === 'promised',
        }),
      ),
    }),
    [months, language, intl, convert],
  );
  return (
    <>
      <FigureCards figures={figures} />
      {months.length >= CHART_MONTHS ? (
        <div className={shared.chart}>
          <TrendChart
            data={data}
            kind="line"
            view="chart"
            format={format}
            summary={intl.formatMessage({ id: 'optimization.decision.promises' })}
          />
        </div>
      ) : null}
      <SmallTable
        label={intl.formatMessage({ id: 'optimization.decision.promises' })}
        part="advice.promiseLedger"
        columns={columns}
        rows={months}
        keyOf={({ month }) => month}
      />
    </>
  );
}
