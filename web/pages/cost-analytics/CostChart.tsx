// Cost over time: the ten largest items and all others, with the compared total laid over (C-07, C-08).
import { VisuallyHidden } from '@mantine/core';
import { type CSSProperties, memo, useCallback, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DateRange } from '../../../lib/calendar/calendar.ts';
import type {
  CostChart_analytics$data,
  CostChart_analytics$key,
} from '../../__generated__/CostChart_analytics.graphql.ts';
import { OthersNote } from '../../charts/OthersNote.tsx';
import { seriesIdOf } from '../../charts/series/cost-series.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { useAmountFormat } from '../../components/money/useAmountFormat.ts';
import { Notice } from '../../components/notices/Notice.tsx';
import { usePageChange } from '../../routing/usePageAddress.ts';
import classes from './CostAnalytics.module.css';
import { ChartHead } from './chart/ChartHead.tsx';
import { chartItemCount, foldedCount } from './chart/fold-others.ts';
import { UndrawnDays } from './chart/UndrawnDays.tsx';
import { UnfoldOthers } from './chart/UnfoldOthers.tsx';
import { useChartAhead } from './chart/useChartAhead.ts';
import { useChartAnomalies } from './chart/useChartAnomalies.ts';
import { useCostChart } from './chart/useCostChart.ts';
import { type Shown, useZoom } from './chart/useZoom.ts';
import { useOpenDetail } from './detail/useOpenDetail.ts';
import { NotesPanel } from './notes/NotesPanel.tsx';
import { costAnalyticsPage } from './page.tsx';
import { useAnsweredAddress } from './useAnsweredAddress.ts';

export const CostChart = memo(function CostChart({ analytics }: { analytics: CostChart_analytics$key }) {
  const change = usePageChange(costAnalyticsPage);
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
        series(top: 50, levels: 1) {
          key
          label
          labels
          vendor
          byVendor {
            amount
            vendor
          }
          isOthers
          othersCount
          amounts
          compareAmounts
          compareTotal
        }
        notes {
          date
          text
        }
        ...NotesPanel_analytics
        ...UndrawnDays_analytics
        total {
          total
          amounts
          compareAmounts
        }
      }
    `,
    analytics,
  );
  const answered = useAnsweredAddress();
  const anomalies = useChartAnomalies(data.range, answered);
  const { convert, format } = useAmountFormat(data.currency);
  const ahead = useChartAhead(data, answered, convert);
  const { chart, folded, summary } = useCostChart(data, answered, {
    ...{ anomalies, ahead, convert, format },
    count: chartItemCount(data),
  });
  const [isNotesOpen, setNotesOpen] = useState(false);
  const { shown, show } = useZoom(
    `${data.range.start}/${data.range.end} ${answered.unit}`,
    chart.points.length,
  );
  const onPick = usePick(data);
  const interaction = useMemo(() => ({ shown, onZoom: show, onPick }), [shown, show, onPick]);
  return (
    <section className={classes.panel} data-part="cost-analytics.chart">
      <ChartHead
        address={answered}
        currency={format.currency}
        onChange={change}
        steps={chart.points.slice(0, data.axis.length).map(({ fullLabel }) => fullLabel)}
        zoom={{ shown, show, days: daysShown(data, shown) }}
        notes={{
          count: data.notes?.length ?? 0,
          isOpen: isNotesOpen,
          onToggle: () => setNotesOpen(!isNotesOpen),
        }}
      />
      {data.series.length === 0 && !ahead.forecast ? (
        <Notice variant="block" title={<FormattedMessage id="cost-analytics.table.empty" />} />
      ) : (
        <div className={classes.chartBody} style={chartHeight(folded.length)}>
          <TrendChart
            data={chart}
            kind={answered.chart}
            view={answered.view}
            format={format}
            summary={summary}
            canBeSaved
            interaction={interaction}
            legendEnd={
              <>
                {answered.others === 'folded' ? (
                  <OthersNote items={folded} format={(amount) => format.axis(convert(amount))} />
                ) : null}
                <UnfoldOthers
                  count={foldedCount(data.series, chartItemCount(data))}
                  others={answered.others}
                  onChange={(others) => change({ others }, { restarts: false })}
                />
              </>
            }
          />
        </div>
      )}
      <UndrawnDays analytics={data} />
      <NotesPanel analytics={data} isOpen={isNotesOpen} />
      <VisuallyHidden role="status">{summary}</VisuallyHidden>
    </section>
  );
});

const [LINE_PX, LEAST_PX, MOST_PX] = [26, 300, 388];
/** Total, marks, note and button. */
const FURTHER_LINES = 4;

/** As high as the legend beside it, within what leaves room for the first rows of the table. */
function chartHeight(series: number): CSSProperties {
  const height = (series + FURTHER_LINES) * LINE_PX;
  return { '--chart-height': `${Math.min(Math.max(height, LEAST_PX), MOST_PX)}px` } as CSSProperties;
}

/** The days of a part of the steps; those ahead of the range are none. */
function daysShown({ axis }: CostChart_analytics$data, shown: Shown | null): DateRange | null {
  const [first, last] = [axis[shown?.[0] ?? 0], axis[Math.min(shown?.[1] ?? 0, axis.length - 1)]];
  return shown && first && last ? { start: first.date, end: last.endDate } : null;
}

/** Opens the cost of the step that was pressed: that of its item, or of all items (C-11). */
function usePick({ axis, series }: CostChart_analytics$data) {
  const { openItem, openStep } = useOpenDetail();
  return useCallback(
    (place: number, id: string | null) => {
      const point = axis[place];
      if (!point) return;
      const step = { start: point.date, end: point.endDate };
      const item = series.find((each) => !each.isOthers && seriesIdOf(each) === id);
      if (item) openItem(item, step);
      else openStep(step);
    },
    [axis, series, openItem, openStep],
  );
}
