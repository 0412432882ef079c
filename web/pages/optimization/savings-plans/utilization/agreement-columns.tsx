// The columns of the list of plans with their use, on screen and in files.
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { CommitmentName } from '../../shared/CommitmentName.tsx';
import { dayOf } from '../../shared/dates.ts';
import { Formula } from '../../shared/FigureCards.tsx';
import type { ListColumn } from '../../shared/ListBlock.tsx';
import { USE_SUM } from '../../shared/money/useShownSum.ts';
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
  const { intl, percent, money, shownSum, day, onOpen } = tools;
  const shownOf = ({ figures, currency }: AgreementRow) => shownSum(USE_SUM, figures, currency);
  const head = (id: MessageId) => intl.formatMessage({ id });
  const unknown = intl.formatMessage({ id: 'optimization.value.notTold' });
  return [
    {
      id: 'type',
      head: head('optimization.column.type'),
      cell: ({ key, type }) => <CommitmentName id={key} name={type ?? unknown} onOpen={onOpen} />,
      file: textCell(({ type }) => type),
    },
    {
      id: 'plan',
      head: head('optimization.column.plan'),
      file: textCell(({ key }) => key),
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
      cell: (row) => (
        <Formula value={percent(row.figures.utilization)}>
          <FormattedMessage
            id="optimization.formula.utilization"
            values={{
              used: money(shownOf(row).usedPayment, row.currency),
              unused: money(shownOf(row).unusedPayment, row.currency),
              result: percent(row.figures.utilization),
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
      cell: (row: AgreementRow) => (
        <MoneyText amount={row.figures[id]} shown={shownOf(row)[id]} currency={row.currency} />
      ),
      file: moneyCell(({ figures }: AgreementRow) => figures[id]),
    })),
    {
      id: 'savingsRate',
      head: head('optimization.figure.savingsRate'),
      sort: 'savingsRate',
      isFigure: true,
      cell: (row) => (
        <Formula value={percent(row.figures.savingsRate)}>
          <FormattedMessage
            id="optimization.formula.savingsRate"
            values={{
              saved: money(shownOf(row).netSavings, row.currency),
              onDemand: money(shownOf(row).onDemandSpend, row.currency),
              result: percent(row.figures.savingsRate),
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
