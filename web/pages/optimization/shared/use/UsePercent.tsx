// A percent of plans: opens its formula with the numbers of its own row.
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { Formula } from '../FigureCards.tsx';
import { USE_SUM } from '../money/useShownSum.ts';
import type { SmallColumn } from '../SmallTable.tsx';
import { percentCell } from '../table-file.ts';
import { type ColumnTools, useColumnTools } from '../useColumnTools.ts';

export type UsePercentName = 'utilization' | 'savingsRate';

export interface PercentUse extends Readonly<Record<typeof USE_SUM.of, number>> {
  readonly utilization: number | null | undefined;
  readonly savingsRate: number | null | undefined;
}

const TEXTS = {
  utilization: { head: 'optimization.figure.utilization', formula: 'optimization.formula.utilization' },
  savingsRate: { head: 'optimization.figure.savingsRate', formula: 'optimization.formula.savingsRate' },
} as const satisfies Record<UsePercentName, Record<'head' | 'formula', MessageId>>;

interface UsePercentProps {
  of: UsePercentName;
  figures: PercentUse;
  currency: string;
}

export function UsePercent({ of, figures, currency }: UsePercentProps) {
  const { percent, money, shownSum } = useColumnTools();
  const shown = shownSum(USE_SUM, figures, currency);
  const result = percent(figures[of]);
  return (
    <Formula value={result}>
      <FormattedMessage
        id={TEXTS[of].formula}
        values={{
          used: money(shown.usedPayment, currency),
          unused: money(shown.unusedPayment, currency),
          saved: money(shown.netSavings, currency),
          onDemand: money(shown.onDemandSpend, currency),
          result,
        }}
      />
    </Formula>
  );
}

/** As a column of a list and a file. */
export function percentColumn<Row extends { readonly figures: PercentUse; readonly currency: string }>(
  of: UsePercentName,
  { intl }: Pick<ColumnTools, 'intl'>,
): SmallColumn<Row> {
  return {
    id: of,
    isFigure: true,
    head: intl.formatMessage({ id: TEXTS[of].head }),
    cell: ({ figures, currency }) => <UsePercent of={of} figures={figures} currency={currency} />,
    file: percentCell(({ figures }) => figures[of]),
  };
}
