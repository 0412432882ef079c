// Plans put together by type: sums of what the service says of each, and the percents of the sums.
import { utilizationOf } from '../../../../lib/commitments/utilization.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { AgreementRow } from '../../../../upstream/contract/optimization/savings-plans/rows.ts';
import type { SavingsPlanType } from '../../../__generated__/graph-types.ts';
import { commitmentUseOf } from '../shared/figures.ts';

/** In the order of their first plan. */
export function typesOf(plans: readonly AgreementRow[], currency: string): SavingsPlanType[] {
  const types = [...new Set(plans.map(({ planType }) => planType ?? ''))];
  return types.map((type) => {
    const own = plans.filter(({ planType }) => (planType ?? '') === type);
    return {
      type,
      plans: own.length,
      currency,
      ...commitmentOf(own),
      figures: commitmentUseOf(figuresOf(own)),
    };
  });
}

function figuresOf(plans: readonly AgreementRow[]) {
  const figures = utilizationOf({
    used: sumMoney(plans.map(({ usePayment }) => usePayment)),
    unused: sumMoney(plans.map(({ unusedPayment }) => unusedPayment)),
    onDemand: sumMoney(plans.map(({ ondemandSpend }) => ondemandSpend)),
  });
  return { ...figures, usePaymentUtil: figures.utilization };
}

/** Currencies are never added, and what is not known of one plan is not known of all. */
function commitmentOf(plans: readonly AgreementRow[]) {
  const [first] = plans;
  const commitmentCurrency = first?.commitCurrency ?? null;
  const amounts = plans.flatMap(({ commitPrice, commitCurrency }) =>
    commitPrice === null || commitCurrency !== commitmentCurrency ? [] : [commitPrice],
  );
  if (commitmentCurrency === null || amounts.length < plans.length)
    return { commitment: null, commitmentCurrency: null };
  return { commitment: sumMoney(amounts), commitmentCurrency };
}
