// The chart of an answer: its steps, its series, what is compared and what is ahead, with a sentence that says them.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CostChart_analytics$data } from '../../../__generated__/CostChart_analytics.graphql.ts';
import type { ChartSeries } from '../../../charts/chart-types.ts';
import { chartPoints, convertAll, costSeries } from '../../../charts/series/cost-series.ts';
import type { useAmountFormat } from '../../../components/money/useAmountFormat.ts';
import { useBeforeFirstData } from '../../../components/notices/useBeforeFirstData.ts';
import { formatMonth, formatRange, formatShortDay, formatStep } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import type { FiguresAddress } from '../shared/address/address.ts';
import { colourKindOf } from '../shared/view-by/groupings.ts';
import { useGroupingsText } from '../view-by/useGroupingNames.ts';
import { useSeriesLabel } from '../view-by/useSeriesLabel.ts';
import { foldOthers } from './fold-others.ts';
import type { DayAnomaly } from './shown-anomalies.ts';
import type { ChartAhead } from './useChartAhead.ts';

interface ChartParts extends ReturnType<typeof useAmountFormat> {
  /** How many items stand alone. */
  count: number;
  anomalies: readonly DayAnomaly[];
  ahead: ChartAhead;
}

export function useCostChart(
  data: CostChart_analytics$data,
  address: FiguresAddress,
  { count, anomalies, ahead, convert, format }: ChartParts,
) {
  const intl = useIntl();
  const { language } = useLanguage();
  const labelOf = useSeriesLabel(address, data.series);
  const { unit, chart: kind, others } = address;
  const viewBy = useGroupingsText(address);
  const colourKind = colourKindOf(address, 1);
  const isNeutral = useBeforeFirstData(data.compareRange) !== null;
  const folded = useMemo(() => foldOthers(data.series, count, others), [data, count, others]);
  const chart = useMemo(() => {
    const items = costSeries(folded, {
      kind: colourKind,
      labelOf,
      convert,
    });
    const compared = (range: string) =>
      intl.formatMessage({ id: 'cost-analytics.chart.compared' }, { range });
    const shortLabel = (day: string) => (unit === 'month' ? formatMonth(day, language) : formatShortDay(day));
    return {
      points: chartPoints(
        [...data.axis, ...ahead.added],
        ({ date }) => shortLabel(date),
        ({ date, endDate }) => formatStep({ start: date, end: endDate }, language),
        data.notes ?? [],
        anomalies,
      ),
      isSummed: kind === 'stack',
      isNeutral,
      series:
        kind === 'line' && (data.compareRange || ahead.forecast || ahead.budget)
          ? [
              totalLine(data.total.amounts, intl.formatMessage({ id: 'platform.chart.total' }), convert),
              ...items,
            ]
          : items,
      forecast: ahead.forecast,
      budget: ahead.budget,
      overlay: data.compareRange
        ? {
            label: compared(formatRange(data.compareRange, language)),
            amounts: convertAll(data.total.compareAmounts ?? [], convert),
            isBars: kind === 'stack' && unit === 'month',
            pointLabels: data.axis.map(({ compareDate, compareEndDate }) =>
              compareDate
                ? compared(formatStep({ start: compareDate, end: compareEndDate ?? compareDate }, language))
                : null,
            ),
          }
        : undefined,
    };
  }, [data, anomalies, ahead, folded, unit, colourKind, kind, language, labelOf, convert, isNeutral, intl]);
  const summary = intl.formatMessage(
    { id: 'cost-analytics.chart.summary' },
    {
      viewBy,
      range: formatRange(data.range, language),
      total: format.full(convert(data.total.total)),
    },
  );
  const { month } = ahead;
  const figureOf = (amount: number | null | undefined) => (amount == null ? '' : format.full(amount));
  const aheadSummary = intl.formatMessage(
    { id: 'cost-analytics.chart.aheadSummary' },
    {
      month: month?.name ?? '',
      hasExpected: String(month?.expected != null),
      expected: figureOf(month?.expected),
      hasBudget: String(month?.budget != null),
      budget: figureOf(month?.budget),
    },
  );
  return { chart, folded, summary: `${summary}${aheadSummary}` };
}

/** Lines of items cannot be held against the compared total; the line of their own total can. */
function totalLine(
  amounts: readonly (number | null | undefined)[],
  label: string,
  convert: (amount: number) => number,
): ChartSeries {
  return {
    id: 'total',
    label,
    colour: '--sky-text',
    amounts: convertAll(amounts, convert),
    isEmphasised: true,
  };
}
