// The year of a budget: what was spent by month, what this month is expected to come to, and the budget as a line.
import { NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lastOfMonth } from '../../../lib/calendar/calendar.ts';
import type { ChartData } from '../../charts/chart-types.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { ViewSwitch } from '../../charts/ViewSwitch.tsx';
import shared from '../../components/layout/Page.module.css';
import { useAmountFormat } from '../../components/money/useAmountFormat.ts';
import { formatMonth } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import classes from './Budgets.module.css';
import type { BoardData } from './board-data.ts';
import type { Row } from './budget-rows.ts';
import { useScopeName } from './shared/useScopeName.ts';
import { yearFigures } from './year-figures.ts';

const NO_DRAFT = new Map();

/** Nothing where no budget is saved. */
export function YearChart({ data }: { data: BoardData }) {
  const intl = useIntl();
  const scopeName = useScopeName();
  const [key, setKey] = useState<string | null>(null);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const row = data.rows.find((each) => each.key === key) ?? data.rows[0];
  if (!row) return null;
  return (
    <section className={shared.panel} data-part="budgets.year">
      <header className={classes.head}>
        <h2 className={classes.panelTitle}>
          <FormattedMessage id="budgets.page.chart" />
        </h2>
        <NativeSelect
          size="xs"
          aria-label={intl.formatMessage({ id: 'budgets.page.scope' })}
          value={row.key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
          data={data.rows.map((each) => ({ value: each.key, label: scopeName(each) }))}
        />
        <ViewSwitch view={view} onChange={setView} />
      </header>
      <div className={classes.chart}>
        <Year data={data} row={row} view={view} />
      </div>
    </section>
  );
}

function Year({ data, row, view }: { data: BoardData; row: Row; view: 'chart' | 'table' }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const scopeName = useScopeName();
  const { convert, format } = useAmountFormat(data.currency);
  const { months, thisMonth } = data;
  const chart = useMemo((): ChartData => {
    const of = months.map((month) => row.months.find((each) => each.month === month));
    const amounts = (pick: (figures: NonNullable<(typeof of)[number]>) => number | null | undefined) =>
      of.map((figures) => {
        const amount = figures ? pick(figures) : null;
        return typeof amount === 'number' ? convert(amount) : null;
      });
    const known = (list: (number | null)[]) => (list.some((amount) => amount !== null) ? list : null);
    const expected = known(amounts(({ month, expected: amount }) => (month === thisMonth ? amount : null)));
    const budget = known(amounts((figures) => figures.budget));
    return {
      points: months.map((month) => ({
        label: formatMonth(month, language),
        fullLabel: formatMonth(month, language),
        isPartial: month === thisMonth && data.daysComplete < Number(lastOfMonth(month).slice(8)),
      })),
      isSummed: true,
      series: [
        {
          id: 'spent',
          label: intl.formatMessage({ id: 'budgets.page.spent' }),
          colour: '--sky-accent',
          amounts: amounts(({ month, spent }) => (month <= thisMonth ? spent : null)),
        },
      ],
      forecast: expected
        ? { label: intl.formatMessage({ id: 'budgets.page.expected' }), amounts: expected }
        : undefined,
      budget: budget
        ? { label: intl.formatMessage({ id: 'budgets.page.budget' }), amounts: budget }
        : undefined,
    };
  }, [months, thisMonth, data.daysComplete, row, language, intl, convert]);
  const year = yearFigures(row, months, NO_DRAFT, data);
  const summary = intl.formatMessage(
    { id: 'budgets.page.chartSummary' },
    {
      scope: scopeName(row),
      spent: format.full(convert(year?.spent ?? 0)),
      budget: format.full(convert(year?.budget ?? 0)),
    },
  );
  return <TrendChart data={chart} kind="stack" view={view} format={format} summary={summary} canBeSaved />;
}
