// Lines of a bill as the graph gives them, in words.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { BILL_LINES } from '../../../../lib/catalogue/bill-lines.ts';
import type { TextId } from '../../../../lib/catalogue/text-id.ts';
import { kindOf, type SumLine } from './sum-lines.ts';

export interface BillLineLike {
  kind: string;
  amount: number;
  sign: string;
  isCalculated: boolean;
  parts: readonly { code: string; name: string; amount: number }[];
}

const TEXTS = new Map<string, TextId>(BILL_LINES.map(({ kind, textId }) => [kind, textId]));

export function useLineName(): (kind: string) => string {
  const intl = useIntl();
  return useCallback(
    (kind) => {
      const id = TEXTS.get(kind);
      return id === undefined ? kind : intl.formatMessage({ id });
    },
    [intl],
  );
}

/** Zero lines are left out by the graph; the total stands last even where it is 0. */
export function useSumLines(): (lines: readonly BillLineLike[]) => SumLine[] {
  const intl = useIntl();
  const nameOf = useLineName();
  return (lines) =>
    lines.map(({ kind, amount, sign, isCalculated, parts }) => ({
      key: kind,
      label: nameOf(kind),
      amount,
      kind: sign === 'SUM' ? 'subtotal' : kindOf(amount),
      note: isCalculated ? intl.formatMessage({ id: 'billing.line.byContract' }) : undefined,
      parts: parts.map((part, place) => ({
        key: `${kind} ${place}`,
        label: part.code && part.name !== part.code ? `${part.name} (${part.code})` : part.name,
        amount: part.amount,
      })),
    }));
}
