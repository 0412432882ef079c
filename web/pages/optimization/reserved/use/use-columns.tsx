// Columns of lists of use: those of reservations, families and services differ in their first ones alone.

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { ListColumn } from '../../shared/ListBlock.tsx';
import { USE_SUM, useShownSum } from '../../shared/money/useShownSum.ts';
import { currencyColumn, MONEY, PERCENT } from '../file-formats.ts';
import type { UseFigures, UseRow } from '../reserved-rows.ts';
import { RESERVED_WORDS } from '../words.ts';
import { SavingsRateText, UtilizationText } from './UtilizationText.tsx';

type Amount = 'totalPayment' | 'usedPayment' | 'unusedPayment' | 'onDemandSpend' | 'netSavings';

const AMOUNTS = [
  ['totalPayment', 'total'],
  ['usedPayment', 'used'],
  ['unusedPayment', 'unused'],
  ['onDemandSpend', 'onDemand'],
  ['netSavings', 'savings'],
] as const satisfies [Amount, string][];

/** After the columns that name a row. */
export function useUseColumns(currency: string): ListColumn<UseRow>[] {
  const intl = useIntl();
  const shownSum = useShownSum();
  const column = (id: Amount, sort: string): ListColumn<UseRow> => ({
    id,
    sort,
    isFigure: true,
    head: intl.formatMessage({ id: RESERVED_WORDS[id] }),
    cell: ({ figures }) => (
      <MoneyText amount={figures[id]} shown={shownSum(USE_SUM, figures, currency)[id]} currency={currency} />
    ),
    file: { format: MONEY, value: ({ figures }) => figures[id] },
  });
  const percent = (
    id: 'utilization' | 'savingsRate',
    sort: string,
    cell: (figures: UseFigures) => ReactNode,
  ): ListColumn<UseRow> => ({
    id,
    sort,
    isFigure: true,
    head: intl.formatMessage({ id: RESERVED_WORDS[id] }),
    cell: ({ figures }) => cell(figures),
    file: { format: PERCENT, value: ({ figures }) => figures[id] ?? null },
  });
  return [
    percent('utilization', 'utilization', (figures) => (
      <UtilizationText figures={figures} currency={currency} />
    )),
    ...AMOUNTS.map(([id, sort]) => column(id, sort)),
    percent('savingsRate', 'rate', (figures) => <SavingsRateText figures={figures} currency={currency} />),
    currencyColumn(intl, () => currency),
  ];
}
