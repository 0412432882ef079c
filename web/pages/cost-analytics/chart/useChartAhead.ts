// What is ahead of the chart in its own steps: the steps that it adds to the chart, and the amounts of all of them.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { firstOfMonth, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { budgetBySteps } from '../../../../lib/widgets/budget-steps.ts';
import type { ChartData } from '../../../charts/chart-types.ts';
import { type AxisPointLike, convertAll } from '../../../charts/series/cost-series.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { FiguresAddress } from '../shared/address/address.ts';
import { expectedBySteps, stepsAhead } from './ahead.ts';
import { useCostAhead } from './useCostAhead.ts';

export interface ChartAhead extends Pick<ChartData, 'forecast' | 'budget'> {
  added: AxisPointLike[];
  /** Of this month, where the chart reaches into it, in the reader's currency; null where it is not known. */
  month: { name: string; expected: number | null; budget: number | null } | null;
}

const NOTHING: ChartAhead = { added: [], forecast: undefined, budget: undefined, month: null };

interface AheadOf {
  axis: readonly AxisPointLike[];
  currency: string;
}

export function useChartAhead(
  { axis, currency }: AheadOf,
  address: FiguresAddress,
  convert: (amount: number) => number,
): ChartAhead {
  const intl = useIntl();
  const { language } = useLanguage();
  const { today } = useShellViewer();
  const isRunning = today !== null && (axis.at(-1)?.endDate ?? '') >= today;
  const isThisMonth = isRunning && (axis[0]?.date ?? '') <= lastOfMonth(today);
  const loaded = useCostAhead(address, isRunning);
  const { unit, others, ahead } = address;
  // It is of all items together: without some of them it would lie above something else.
  const isShown = others !== 'hidden' && ahead === 'shown';
  return useMemo(() => {
    if (today === null || !isShown) return NOTHING;
    const forecast = loaded?.costForecast?.currency === currency ? loaded.costForecast : null;
    const budget = loaded?.costBudget?.currency === currency ? loaded.costBudget : null;
    const [next] = unit === 'day' ? [forecast?.month] : (forecast?.months ?? []);
    // Their place is kept while they are on their way.
    const isThere = isRunning && (loaded === null || next != null);
    const added = isThere ? stepsAhead(axis, unit, today) : [];
    const steps = [...axis, ...added];
    const thisMonth = budget?.months.find(({ month }) => month === firstOfMonth(today))?.budget ?? null;
    const [expected = null, monthBudget = null] = convertAll([forecast?.month?.cost, thisMonth], convert);
    const told = (label: string, amounts: readonly (number | null)[]) =>
      amounts.every((amount) => amount === null)
        ? undefined
        : { label, amounts: convertAll(amounts, convert) };
    return {
      added,
      forecast: told(
        intl.formatMessage({ id: 'cost-analytics.chart.expected' }),
        expectedBySteps(steps, unit, forecast),
      ),
      budget: told(
        intl.formatMessage({ id: 'cost-analytics.chart.budget' }, { unit }),
        budgetBySteps(steps, unit, budget, today),
      ),
      month: isThisMonth ? { name: formatMonth(today, language), expected, budget: monthBudget } : null,
    };
  }, [axis, currency, unit, isShown, today, isRunning, isThisMonth, loaded, convert, intl, language]);
}
