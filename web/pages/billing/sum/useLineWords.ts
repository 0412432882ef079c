// Lines of a bill as the graph gives them, in words.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { kindOf, type SumLine } from './sum-lines.ts';

export interface BillLineLike {
  kind: string;
  amount: number;
  isSubtotal: boolean;
  isCalculated: boolean;
  parts: readonly { code: string; name: string; amount: number }[];
}

export function useLineName(): (kind: string) => string {
  const intl = useIntl();
  return useCallback((kind) => intl.formatMessage({ id: 'billing.line.name' }, { line: kind }), [intl]);
}

/** Zero lines are left out by the graph; the total stands last even where it is 0. */
export function useSumLines(): (lines: readonly BillLineLike[]) => SumLine[] {
  const intl = useIntl();
  const nameOf = useLineName();
  return (lines) =>
    lines.map(({ kind, amount, isSubtotal, isCalculated, parts }) => ({
      key: kind,
      label: nameOf(kind),
      amount,
      kind: isSubtotal ? 'subtotal' : kindOf(amount),
      note: isCalculated ? intl.formatMessage({ id: 'billing.line.byContract' }) : undefined,
      parts: parts.map((part, place) => ({
        key: `${kind} ${place}`,
        label: part.code && part.name !== part.code ? `${part.name} (${part.code})` : part.name,
        amount: part.amount,
      })),
    }));
}
