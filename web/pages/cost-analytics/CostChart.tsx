// Cost over time: the ten largest items and all others, with the compared total laid over (C-07, C-08).
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  CostChart_analytics$data,
  CostChart_analytics$key,
} from '../../__generated__/CostChart_analytics.graphql.ts';
import type { ChartSeries } from '../../charts/chart-types.ts';
import { chartPoints, convertAll, costSeries } from '../../charts/cost-series.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { ViewSwitch } from '../../charts/ViewSwitch.tsx';
import { useAmountFormat } from '../../components/useAmountFormat.ts';
import { useItemLabel } from '../../components/useItemLabel.ts';
import { formatMonth, formatRange, formatShortDay, formatStep } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import type { AnalyticsAddress } from './address.ts';
import classes from './CostAnalytics.module.css';
import { useAnalyticsAddress } from './useAnalyticsAddress.ts';

export function CostChart({ analytics }: { analytics: CostChart_analytics$key }) {
  const intl = useIntl();
  const { address, change } = useAnalyticsAddress();
  const data = useFragment(
    graphql`
      fragment CostChart_analytics on CostAnalytics {
        currency
        range {
          start
          end
        }
        compareRange {
          start
          end
        }
        axis {
          date
          endDate
          compareDate
          compareEndDate
          isEmpty
          isPartial
        }
        series(top: 10) {
          key
          label
          vendor
          isOthers
          othersCount
          amounts
        }
        total {
          total
          amounts
          compareAmounts
        }
      }
    `,
    analytics,
  );
  const { chart, format, summary } = useCostChart(data, address);
  return (
    <section className={classes.panel} data-part="cost-analytics.chart">
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>
          <FormattedMessage id="cost-analytics.chart.title" />
        </h2>
        {address.view === 'chart' ? (
          <SegmentedControl
            size="xs"
            aria-label={intl.formatMessage({ id: 'cost-analytics.chart.kind' })}
            value={address.chart}
            onChange={(chart) => change({ chart, page: address.page })}
            data={[
              { value: 'stack', label: intl.formatMessage({ id: 'cost-analytics.chart.stack' }) },
              { value: 'line', label: intl.formatMessage({ id: 'cost-analytics.chart.line' }) },
            ]}
          />
        ) : null}
        <ViewSwitch view={address.view} onChange={(view) => change({ view, page: address.page })} />
      </header>
      <div className={classes.chartBody}>
        <TrendChart data={chart} kind={address.chart} view={address.view} format={format} summary={summary} />
      </div>
      <VisuallyHidden role="status">{summary}</VisuallyHidden>
    </section>
  );
}

function useCostChart(data: CostChart_analytics$data, address: AnalyticsAddress) {
  const intl = useIntl();
  const { language } = useLanguage();
  const labelOf = useItemLabel(address.viewBy);
  const { convert, format } = useAmountFormat(data.currency);
  const { unit, viewBy, chart: kind } = address;
  const chart = useMemo(() => {
    const items = costSeries(data.series, { kind: viewBy, labelOf, convert });
    const compared = (range: string) =>
      intl.formatMessage({ id: 'cost-analytics.chart.compared' }, { range });
    const shortLabel = (day: string) => (unit === 'month' ? formatMonth(day, language) : formatShortDay(day));
    return {
      points: chartPoints(
        data.axis,
        ({ date }) => shortLabel(date),
        ({ date, endDate }) => formatStep({ start: date, end: endDate }, language),
      ),
      series:
        kind === 'line' && data.compareRange
          ? [
              totalLine(data.total.amounts, intl.formatMessage({ id: 'platform.chart.total' }), convert),
              ...items,
            ]
          : items,
      overlay: data.compareRange
        ? {
            label: compared(formatRange(data.compareRange, language)),
            amounts: convertAll(data.total.compareAmounts ?? [], convert),
            pointLabels: data.axis.map(({ compareDate, compareEndDate }) =>
              compareDate
                ? compared(formatStep({ start: compareDate, end: compareEndDate ?? compareDate }, language))
                : null,
            ),
          }
        : undefined,
    };
  }, [data, unit, viewBy, kind, language, labelOf, convert, intl]);
  const summary = intl.formatMessage(
    { id: 'cost-analytics.chart.summary' },
    {
      viewBy,
      range: formatRange(data.range, language),
      total: format.full(convert(data.total.total)),
    },
  );
  return { chart, format, summary };
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
    colour: '--mantine-color-text',
    amounts: convertAll(amounts, convert),
    isEmphasised: true,
  };
}
