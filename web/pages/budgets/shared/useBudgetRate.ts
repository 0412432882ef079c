// How screens say what is used of a budget.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { OVER_NOTHING } from '../../../../lib/money/budget-use.ts';
import { usePercent } from '../../../intl/usePercent.ts';

/** In percent, or that it is over a budget of 0; a dash where nothing can be said. */
export function useBudgetRate(): (use: number | null) => string {
  const intl = useIntl();
  const percent = usePercent();
  return useCallback(
    (use) => {
      if (use === OVER_NOTHING) return intl.formatMessage({ id: 'budgets.page.overBudget' });
      return use === null ? '–' : percent(use);
    },
    [intl, percent],
  );
}
