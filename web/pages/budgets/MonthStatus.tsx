// The figures of one month: budget, spent, the part of the budget for the days that are over, and the expected end.
import { NativeSelect } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { firstOfMonth } from '../../../lib/calendar/calendar.ts';
import { budgetUse } from '../../../lib/money/budget-use.ts';
import { CodedAmount } from '../../components/files/FigureText.tsx';
import { TableRegion } from '../../components/files/TableRegion.tsx';
import shared from '../../components/layout/Page.module.css';
import { MoneyText } from '../../components/money/MoneyText.tsx';
import { Notice } from '../../components/notices/Notice.tsx';
import { formatMonth } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../routing/usePageAddress.ts';
import classes from './Budgets.module.css';
import type { BoardData } from './board-data.ts';
import type { Figures, Row } from './budget-rows.ts';
import { budgetsPage } from './page.tsx';
import { RateMeter, RateText } from './RateMeter.tsx';
import { ScopeName } from './scopes/ScopeName.tsx';
import type { ShownFigures } from './shown-figures.ts';

interface MonthStatusProps {
  data: BoardData;
  shown: ShownFigures;
}

export function MonthStatus({ data, shown }: MonthStatusProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { address, change } = usePageAddress(budgetsPage);
  const { months, thisMonth, daysComplete, daysInMonth } = data;
  const asked = address.month === null ? null : firstOfMonth(address.month.toISOString().slice(0, 10));
  const fallback = months.includes(thisMonth) ? thisMonth : (months.at(-1) ?? thisMonth);
  const month = asked !== null && months.includes(asked) ? asked : fallback;
  const lines = data.rows.flatMap((row) => {
    const figures = row.months.find((each) => each.month === month);
    return figures && (figures.budget !== null || figures.set) ? [{ row, figures }] : [];
  });
  const due = month === thisMonth ? (100 * daysComplete) / daysInMonth : null;
  const title = intl.formatMessage({ id: 'budgets.page.monthTitle' });
  return (
    <section className={shared.panel}>
      <header className={classes.head}>
        <h2 className={classes.panelTitle}>{title}</h2>
        <NativeSelect
          size="xs"
          aria-label={intl.formatMessage({ id: 'budgets.page.month' })}
          value={month}
          onChange={({ currentTarget }) => change({ month: new Date(currentTarget.value) })}
          data={months.map((value) => ({ value, label: formatMonth(value, language) }))}
        />
      </header>
      {lines.length === 0 ? (
        <Notice variant="block" title={<FormattedMessage id="budgets.page.none" />}>
          <FormattedMessage id="budgets.page.noneHint" />
        </Notice>
      ) : (
        <TableRegion className={shared.scroll} label={title}>
          <table className={`${shared.table} ${classes.table}`}>
            <StatusHead />
            <tbody>
              {lines.map(({ row, figures }) => (
                <StatusRow
                  key={row.key}
                  row={row}
                  figures={figures}
                  shown={shown}
                  currency={data.currency}
                  thisMonth={thisMonth}
                  due={due}
                />
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      {due === null ? null : (
        <p className={classes.note}>
          <FormattedMessage id="budgets.page.prorateNote" values={{ days: daysComplete, of: daysInMonth }} />
        </p>
      )}
    </section>
  );
}

function StatusHead() {
  return (
    <thead>
      <tr>
        <th scope="col">
          <FormattedMessage id="budgets.page.scope" />
        </th>
        <th scope="col">
          <FormattedMessage id="budgets.page.budget" />
        </th>
        <th scope="col">
          <FormattedMessage id="budgets.page.spent" />
        </th>
        <th scope="col">
          <FormattedMessage id="budgets.page.prorated" />
        </th>
        <th scope="col">
          <FormattedMessage id="budgets.page.rate" />
        </th>
        <th scope="col">
          <FormattedMessage id="budgets.page.expected" />
        </th>
      </tr>
    </thead>
  );
}

interface StatusRowProps {
  row: Row;
  figures: Figures;
  shown: ShownFigures;
  currency: string;
  /** What is expected of it and of later ones is an estimate. */
  thisMonth: string;
  due: number | null;
}

function StatusRow({ row, figures, shown, currency, thisMonth, due }: StatusRowProps) {
  const { budget, set, spent, expected, isRolledUp } = figures;
  const rate = budgetUse({ budget, cost: spent, rate: figures.rate });
  const expectedRate = budgetUse({ budget, cost: expected, rate: figures.expectedRate });
  const amount = (name: Parameters<ShownFigures>[1]) => {
    const value = figures[name];
    const together = shown(figures, name);
    if (typeof value !== 'number' || together === null) return '–';
    return (
      <MoneyText
        amount={value}
        currency={currency}
        shown={together}
        isEstimate={name === 'expected' && figures.month >= thisMonth && Number.isInteger(together)}
      />
    );
  };
  return (
    <tr>
      <th scope="row">
        <ScopeName row={row} />
      </th>
      <td>
        {budget === null && set ? (
          <CodedAmount amount={Number(set.amount)} currency={set.currency} />
        ) : (
          amount('budget')
        )}
        {isRolledUp ? (
          <span className={classes.small}>
            <FormattedMessage id="budgets.page.rolledUp" />
          </span>
        ) : null}
      </td>
      <td>{amount('spent')}</td>
      <td>{amount('prorated')}</td>
      <td>{rate === null ? '–' : <RateMeter rate={rate} expectedRate={expectedRate} due={due} />}</td>
      <td>
        {amount('expected')}
        {expectedRate === null ? null : (
          <span className={classes.small}>
            <RateText rate={expectedRate} />
          </span>
        )}
      </td>
    </tr>
  );
}
