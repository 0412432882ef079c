// The budget of all items of a widget as the line over its bars.
import type { IntlShape } from 'react-intl';
import type { IsoDate, TimeUnit } from '../../../../../lib/calendar/calendar.ts';
import { budgetBySteps, type MonthlyBudget } from '../../../../../lib/widgets/budget-steps.ts';
import type { ChartBudget } from '../../../../charts/chart-types.ts';
import { type AxisPointLike, convertAll } from '../../../../charts/series/cost-series.ts';

export interface SeriesBudget extends MonthlyBudget {
  currency: string;
}

interface BudgetedCost {
  axis: readonly AxisPointLike[];
  budget?: SeriesBudget | null;
  currency: string;
}

interface BudgetWords {
  unit: TimeUnit;
  today: IsoDate | null;
  convert: (amount: number) => number;
  intl: IntlShape;
}

/** As the chart of Cost Analytics has it; none where no step has a budget. */
export function budgetOf(
  { axis, budget, currency }: BudgetedCost,
  { unit, today, convert, intl }: BudgetWords,
): ChartBudget | undefined {
  if (!budget || budget.currency !== currency || today === null) return undefined;
  const amounts = budgetBySteps(axis, unit, budget, today);
  if (amounts.every((amount) => amount === null)) return undefined;
  const label = intl.formatMessage({ id: 'cost-analytics.chart.budget' }, { unit });
  return { label, amounts: convertAll(amounts, convert) };
}
