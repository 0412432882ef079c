// The year of a budget: what was spent by month, what this month is expected to come to, and the budget as a line.
import { NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lastOfMonth } from '../../../lib/calendar/calendar.ts';
import type { BudgetAmount } from '../../../lib/cost/shown-budgets.ts';
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
import { useShownAlone } from './shared/useShownAlone.ts';
import type { ShownFigures } from './shown-figures.ts';
import { yearFigures } from './year-figures.ts';

const NO_DRAFT = new Map();

/** Nothing where no budget is saved. */
export function YearChart({ data, shown }: { data: BoardData; shown: ShownFigures }) {
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
        <Year data={data} shown={shown} row={row} view={view} />
      </div>
    </section>
  );
}

interface YearProps {
  data: BoardData;
  shown: ShownFigures;
  row: Row;
  view: 'chart' | 'table';
}

function Year({ data, shown, row, view }: YearProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const scopeName = useScopeName();
  const { convert, format } = useAmountFormat(data.currency);
  const { months, thisMonth } = data;
  const chart = useMemo((): ChartData => {
    const of = months.map((month) => row.months.find((each) => each.month === month));
    const amounts = (name: BudgetAmount, isAsked: (month: string) => boolean = () => true) =>
      of.map((figures) => {
        const amount = figures && isAsked(figures.month) ? figures[name] : null;
        // Without a budget it is part of no sum of the page.
        return typeof amount === 'number' && figures ? (shown(figures, name) ?? convert(amount)) : null;
      });
    const known = (list: (number | null)[]) => (list.some((amount) => amount !== null) ? list : null);
    const expected = known(amounts('expected', (month) => month === thisMonth));
    const budget = known(amounts('budget'));
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
          amounts: amounts('spent', (month) => month <= thisMonth),
        },
      ],
      forecast: expected
        ? { label: intl.formatMessage({ id: 'budgets.page.expected' }), amounts: expected }
        : undefined,
      budget: budget
        ? { label: intl.formatMessage({ id: 'budgets.page.budget' }), amounts: budget }
        : undefined,
    };
  }, [months, thisMonth, data.daysComplete, row, shown, language, intl, convert]);
  const shownAlone = useShownAlone(data.currency);
  const year = yearFigures(row, months, NO_DRAFT, { ...data, shown, shownAlone });
  const summary = intl.formatMessage(
    { id: 'budgets.page.chartSummary' },
    {
      scope: scopeName(row),
      spent: format.full(year?.shown.spent ?? 0),
      budget: format.full(year?.shown.budget ?? 0),
    },
  );
  return <TrendChart data={chart} kind="stack" view={view} format={format} summary={summary} canBeSaved />;
}
