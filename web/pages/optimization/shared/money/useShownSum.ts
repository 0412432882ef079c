// Amounts of a row that are parts of each other, rounded together: what is shown adds up, also within a formula.
import { useCallback } from 'react';
import { useShownAmountsIn } from '../../../../components/money/useShownAmounts.ts';

/** A member, and those that it is the sum of. */
export interface SumTree<Member extends string> {
  of: Member;
  parts?: readonly SumTree<Member>[];
}

/** The equivalent on demand is what was saved and what was paid, and that is what was used and what was not. */
export const USE_SUM: SumTree<
  'netSavings' | 'onDemandSpend' | 'totalPayment' | 'usedPayment' | 'unusedPayment'
> = {
  of: 'onDemandSpend',
  parts: [
    { of: 'netSavings' },
    { of: 'totalPayment', parts: [{ of: 'usedPayment' }, { of: 'unusedPayment' }] },
  ],
};

export const PLAN_COVERAGE_SUM: SumTree<'totalCost' | 'savingsPlansCost' | 'onDemandCost'> = {
  of: 'totalCost',
  parts: [{ of: 'savingsPlansCost' }, { of: 'onDemandCost' }],
};

export const RESERVED_COVERAGE_SUM: SumTree<
  'totalCost' | 'savingsPlansCost' | 'onDemandCost' | 'reservedOnDemandCost'
> = {
  of: 'totalCost',
  parts: [{ of: 'onDemandCost' }, { of: 'savingsPlansCost' }, { of: 'reservedOnDemandCost' }],
};

export const MIX_SUM: SumTree<
  'totalCost' | 'savingsPlansCost' | 'reservedCost' | 'spotCost' | 'onDemandCost'
> = {
  of: 'totalCost',
  parts: [{ of: 'savingsPlansCost' }, { of: 'reservedCost' }, { of: 'spotCost' }, { of: 'onDemandCost' }],
};

/** In the currency that the reader wants; the amounts come in `currency`. */
export function useShownSum() {
  const shownIn = useShownAmountsIn();
  return useCallback(
    <Member extends string>(
      sum: SumTree<Member>,
      amounts: Readonly<Record<Member, number>>,
      currency: string,
    ): Record<Member, number> => {
      const shown = shownIn(currency, [sum], {
        amountOf: ({ of }) => amounts[of],
        partsOf: ({ parts }) => parts ?? [],
      });
      return Object.fromEntries(nodesOf(sum).map((node) => [node.of, shown(node)])) as Record<Member, number>;
    },
    [shownIn],
  );
}

/** The sum and all of its parts. */
export function nodesOf<Member extends string>(sum: SumTree<Member>): SumTree<Member>[] {
  return [sum, ...(sum.parts ?? []).flatMap(nodesOf)];
}
