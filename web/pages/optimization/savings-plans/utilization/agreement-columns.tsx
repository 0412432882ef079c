// The columns of the list of plans with their use, on screen and in files.
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { dayOf } from '../../shared/dates.ts';
import { Formula } from '../../shared/FigureCards.tsx';
import type { ListColumn } from '../../shared/ListBlock.tsx';
import { moneyCell, percentCell, textCell } from '../../shared/table-file.ts';
import type { ColumnTools } from '../../shared/useColumnTools.ts';

export interface AgreementRow {
  readonly key: string;
  readonly account: string;
  readonly accountName: string;
  readonly type: string | null | undefined;
  readonly instanceFamily: string | null | undefined;
  readonly regionName: string | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly currency: string;
  readonly figures: {
    readonly utilization: number | null | undefined;
    readonly savingsRate: number | null | undefined;
    readonly netSavings: number;
    readonly onDemandSpend: number;
    readonly totalPayment: number;
    readonly usedPayment: number;
    readonly unusedPayment: number;
  };
}

type Amount = 'netSavings' | 'onDemandSpend' | 'totalPayment' | 'usedPayment' | 'unusedPayment';

const AMOUNTS = [
  { id: 'usedPayment', head: 'optimization.figure.usedPayment', sort: 'used' },
  { id: 'unusedPayment', head: 'optimization.figure.unusedPayment', sort: 'unused' },
  { id: 'totalPayment', head: 'optimization.figure.totalPayment', sort: 'total' },
  { id: 'onDemandSpend', head: 'optimization.figure.onDemandSpend', sort: 'onDemand' },
  { id: 'netSavings', head: 'optimization.figure.netSavings', sort: 'netSavings' },
] as const satisfies { id: Amount; head: string; sort: string }[];

export function agreementColumns(
  tools: ColumnTools & { onOpen: (key: string) => void },
): ListColumn<AgreementRow>[] {
  const { intl, percent, money, day, onOpen, className } = tools;
  const head = (id: MessageId) => intl.formatMessage({ id });
  const unknown = intl.formatMessage({ id: 'optimization.value.notTold' });
  return [
    {
      id: 'plan',
      head: head('optimization.column.plan'),
      cell: ({ key }) => (
        <button type="button" className={className} onClick={() => onOpen(key)}>
          {key}
        </button>
      ),
      file: textCell(({ key }) => key),
    },
    {
      id: 'type',
      head: head('optimization.column.type'),
      cell: ({ type }) => type ?? unknown,
      file: textCell(({ type }) => type),
    },
    {
      id: 'account',
      head: head('optimization.column.account'),
      cell: ({ account, accountName }) => accountName || account || unknown,
      file: textCell(({ account }) => account),
    },
    {
      id: 'utilization',
      head: head('optimization.figure.utilization'),
      sort: 'utilization',
      isFigure: true,
      cell: ({ figures, currency }) => (
        <Formula value={percent(figures.utilization)}>
          <FormattedMessage
            id="optimization.formula.utilization"
            values={{
              used: money(figures.usedPayment, currency),
              unused: money(figures.unusedPayment, currency),
              result: percent(figures.utilization),
            }}
          />
        </Formula>
      ),
      file: percentCell(({ figures }) => figures.utilization),
    },
    ...AMOUNTS.map(({ id, head: text, sort }) => ({
      id,
      head: head(text),
      sort,
      isFigure: true,
      cell: ({ figures, currency }: AgreementRow) => <MoneyText amount={figures[id]} currency={currency} />,
      file: moneyCell(({ figures }: AgreementRow) => figures[id]),
    })),
    {
      id: 'savingsRate',
      head: head('optimization.figure.savingsRate'),
      sort: 'savingsRate',
      isFigure: true,
      cell: ({ figures, currency }) => (
        <Formula value={percent(figures.savingsRate)}>
          <FormattedMessage
            id="optimization.formula.savingsRate"
            values={{
              saved: money(figures.netSavings, currency),
              onDemand: money(figures.onDemandSpend, currency),
              result: percent(figures.savingsRate),
            }}
          />
        </Formula>
      ),
      file: percentCell(({ figures }) => figures.savingsRate),
    },
    {
      id: 'end',
      head: head('optimization.column.end'),
      sort: 'end',
      cell: ({ endsAt }) => (endsAt ? day(dayOf(endsAt)) : unknown),
      file: textCell(({ endsAt }) => endsAt),
    },
    {
      id: 'currency',
      head: head('optimization.column.currency'),
      cell: ({ currency }) => currency,
      file: textCell(({ currency }) => currency),
    },
  ];
}
