// The columns of the list of plans with their use, on screen and in files.
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { CommitmentName } from '../../shared/CommitmentName.tsx';
import { dayOf } from '../../shared/dates.ts';
import type { ListColumn } from '../../shared/ListBlock.tsx';
import { USE_SUM } from '../../shared/money/useShownSum.ts';
import { moneyCell, textCell } from '../../shared/table-file.ts';
import { type PercentUse, percentColumn } from '../../shared/use/UsePercent.tsx';
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
  readonly figures: PercentUse;
}

const AMOUNTS = [
  { id: 'usedPayment', head: 'optimization.figure.usedPayment', sort: 'used' },
  { id: 'unusedPayment', head: 'optimization.figure.unusedPayment', sort: 'unused' },
  { id: 'totalPayment', head: 'optimization.figure.totalPayment', sort: 'total' },
  { id: 'onDemandSpend', head: 'optimization.figure.onDemandSpend', sort: 'onDemand' },
  { id: 'netSavings', head: 'optimization.figure.netSavings', sort: 'netSavings' },
] as const satisfies { id: typeof USE_SUM.of; head: string; sort: string }[];

export function agreementColumns(
  tools: ColumnTools & { onOpen: (key: string) => void },
): ListColumn<AgreementRow>[] {
  const { intl, shownSum, day, onOpen } = tools;
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
    { ...percentColumn<AgreementRow>('utilization', tools), sort: 'utilization' },
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
    { ...percentColumn<AgreementRow>('savingsRate', tools), sort: 'savingsRate' },
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
