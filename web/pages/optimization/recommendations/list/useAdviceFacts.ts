// What files of advice say beside their rows: the hours that it was made of, and sums as the screen has them.
import { useIntl } from 'react-intl';
import type { TableQuestion } from '../../../../../lib/files/table-columns.ts';
import type { WindowNote_window$key } from '../../../../__generated__/WindowNote_window.graphql.ts';
import { useMoney } from '../../../../components/money/useMoney.ts';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { usePercent } from '../../shared/usePercent.ts';
import { useWindowText } from './WindowNote.tsx';

const SUMS = [
  ['monthlySavings', 'optimization.advice.monthlySavings'],
  ['monthlyOnDemand', 'optimization.advice.monthlyOnDemand'],
  ['upfrontCost', 'optimization.advice.upfrontCost'],
  ['recurringCost', 'optimization.advice.recurringCost'],
] as const satisfies readonly (readonly [string, MessageId])[];

interface AdviceSums extends Readonly<Record<(typeof SUMS)[number][0], number>> {
  readonly savingsRate?: number | null | undefined;
}

export function useAdviceFacts() {
  const intl = useIntl();
  const { format } = useMoney();
  const percent = usePercent();
  const windowText = useWindowText();
  const head = (id: MessageId) => intl.formatMessage({ id });
  return (
    window: WindowNote_window$key | null | undefined,
    currency: string,
    sums: AdviceSums,
    more: readonly (readonly [label: MessageId, amount: number])[] = [],
  ): NonNullable<TableQuestion['facts']> => [
    ...(window ? [[head('optimization.advice.days'), windowText(window)] as const] : []),
    ...SUMS.map(([id, label]) => [head(label), format(sums[id], currency)] as const),
    ...more.map(([label, amount]) => [head(label), format(amount, currency)] as const),
    [head('optimization.figure.savingsRate'), percent(sums.savingsRate)],
  ];
}
