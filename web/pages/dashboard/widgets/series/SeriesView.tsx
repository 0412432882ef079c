// Cost by item over months or weeks as a stack, lines or a ring; as money or as shares; with its table twin (D-11).

import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { DateRange } from '../../../../../lib/calendar/calendar.ts';
import { shareOf } from '../../../../../lib/money/money.ts';
import type { ShownRate } from '../../../../../lib/money/rate-notes.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type { ChartData, ChartInteraction } from '../../../../charts/chart-types.ts';
import { OthersNote } from '../../../../charts/OthersNote.tsx';
import { type AxisPointLike, chartPoints } from '../../../../charts/series/cost-series.ts';
import { sharesByStep } from '../../../../charts/series/share-series.ts';
import { TrendChart } from '../../../../charts/TrendChart.tsx';
import { type ChartView, ViewSwitch } from '../../../../charts/ViewSwitch.tsx';
import { useItemLabel } from '../../../../components/cost-items/useItemLabel.ts';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import { PortionView } from '../../../../components/portion/PortionView.tsx';
import { useVendorName } from '../../../../components/vendors/useVendorName.ts';
import { formatMonth, formatRange, formatShortDay, formatStep } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import type { DrilledItem } from '../drill/drill-link.ts';
import { useDrill, useItemDrill, useStepDrill } from '../drill/useDrill.ts';
import { widgetColourKind, widgetGrouping } from '../drill/widget-grouping.ts';
import { usePercentFormat } from '../frame/usePercentFormat.ts';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import type { WidgetHead } from '../frame/widget-props.ts';
import { tableOfChart } from '../frame/widget-table.ts';
import { budgetOf, type SeriesBudget } from './series-budget.ts';
import { chartIdOf, drilledItem, type SeriesItem, seriesParts, vendorSeries } from './series-items.ts';

interface SeriesCost {
  axis: readonly AxisPointLike[];
  currency: string;
  /** Of all items together, by month; null where there is none. */
  budget?: SeriesBudget | null;
  /** What all items will have cost at the last step when it ends; null where nothing is expected. */
  expected?: number | null;
  range: DateRange;
  items: readonly SeriesItem[];
  total: number;
  unconverted: readonly { amount: number; currency: string }[];
  rates: readonly ShownRate[];
}

interface SeriesViewProps {
  head: WidgetHead;
  settings: WidgetSettings;
  cost: SeriesCost;
  /** Each vendor has a bar of its own, and its items say whose they are. */
  isByVendor?: boolean;
}

export function SeriesView({ head, settings, cost, isByVendor = false }: SeriesViewProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [view, setView] = useState<ChartView>('chart');
  const { convert, format } = useAmountFormat(cost.currency);
  const percent = usePercentFormat();
  const isShare = settings.scale === 'PERCENTAGE';
  const linkOf = useItemDrill({ type: head.type, settings, range: cost.range });
  const data = useSeries(head, settings, cost, isByVendor, linkOf);
  const interaction = useStepInteraction(head, settings, cost, isByVendor);
  const to = useDrill({ type: head.type, settings, range: cost.range });
  const total = format.full(convert(cost.total));
  const summary = intl.formatMessage(
    { id: 'dashboard.chart.summary' },
    { title: head.title, range: formatRange(cost.range, language), total },
  );
  const shown = isShare ? percent : format;
  const stepColumn = intl.formatMessage({ id: 'platform.chart.step' }, { currency: shown.currency });
  const isRing = settings.chartType === 'PIE';
  return (
    <WidgetFrame
      head={head}
      to={to}
      unconverted={cost.unconverted}
      rates={cost.rates}
      table={tableOfChart(data, stepColumn)}
      about={
        <WidgetAbout
          basis={settings.basis}
          range={cost.range}
          currency={cost.currency}
          vendors={settings.vendors}
        />
      }
      figure={total}
      tools={isRing ? null : <ViewSwitch view={view} onChange={setView} />}
    >
      {isRing ? (
        <RingOfCost head={head} settings={settings} cost={cost} summary={summary} linkOf={linkOf} />
      ) : (
        <TrendChart
          data={data}
          kind={settings.chartType === 'LINE' ? 'line' : 'stack'}
          view={view}
          format={shown}
          summary={summary}
          interaction={interaction}
          isByItem
          legendEnd={
            isByVendor || isShare ? null : (
              <OthersNote items={cost.items} format={(amount) => format.axis(convert(amount))} />
            )
          }
        />
      )}
    </WidgetFrame>
  );
}

/** A bar that is pressed opens the days of its step: of its item, or of all of them by keyboard. */
function useStepInteraction(
  { type }: WidgetHead,
  settings: WidgetSettings,
  { axis, items }: SeriesCost,
  isByVendor: boolean,
): ChartInteraction | undefined {
  const navigate = useNavigate();
  const linkOf = useStepDrill({ type, settings });
  return useMemo(() => {
    if (!linkOf) return undefined;
    const onPick = (place: number, id: string | null) => {
      const step = axis[place];
      if (!step) return;
      const item = items.find((each) => !each.isOthers && chartIdOf(each, isByVendor) === id);
      const to = linkOf({ start: step.date, end: step.endDate }, item ? drilledItem(item) : null);
      if (to !== null) void navigate(to);
    };
    return { shown: null, onPick };
  }, [linkOf, axis, items, isByVendor, navigate]);
}

function useSeries(
  { type }: WidgetHead,
  settings: WidgetSettings,
  cost: SeriesCost,
  isByVendor: boolean,
  linkOf: (item: DrilledItem) => string | null,
): ChartData {
  const intl = useIntl();
  const { language } = useLanguage();
  const { convert } = useAmountFormat(cost.currency);
  const grouping = widgetGrouping(type, settings);
  const labelOf = useItemLabel(grouping.name);
  const vendorName = useVendorName();
  const kind = widgetColourKind(grouping);
  const isWeekly = settings.frame?.endsWith('WEEKS') || settings.frame === 'YEAR_TO_WEEK';
  const isShare = settings.scale === 'PERCENTAGE';
  const { today } = useShellViewer();
  return useMemo(() => {
    const series = vendorSeries(cost.items, { kind, labelOf, convert, linkOf, vendorName }, isByVendor);
    return {
      points: chartPoints(
        cost.axis,
        ({ date }) => (isWeekly ? formatShortDay(date) : formatMonth(date, language)),
        ({ date, endDate }) => formatStep({ start: date, end: endDate }, language),
      ),
      series: isShare ? sharesByStep(series) : series,
      isSummed: !isShare,
      hasAmounts: settings.scale === 'VALUE',
      forecast:
        isShare || settings.chartType !== 'STACK' || cost.expected == null
          ? undefined
          : {
              label: intl.formatMessage({ id: 'cost-analytics.chart.expected' }),
              amounts: cost.axis.map((_, place) =>
                place === cost.axis.length - 1 ? convert(cost.expected ?? 0) : null,
              ),
            },
      budget:
        isShare || settings.chartType !== 'STACK'
          ? undefined
          : budgetOf(cost, { unit: isWeekly ? 'week' : 'month', today, convert, intl }),
    };
  }, [
    cost,
    intl,
    kind,
    labelOf,
    convert,
    linkOf,
    vendorName,
    isByVendor,
    isShare,
    isWeekly,
    language,
    today,
    settings.scale,
    settings.chartType,
  ]);
}

interface RingOfCostProps extends Pick<SeriesViewProps, 'head' | 'settings' | 'cost'> {
  summary: string;
  linkOf: (item: DrilledItem) => string | null;
}

function RingOfCost({ head, settings, cost, summary, linkOf }: RingOfCostProps) {
  const grouping = widgetGrouping(head.type, settings);
  const labelOf = useItemLabel(grouping.name);
  const parts = seriesParts(cost.items, { kind: widgetColourKind(grouping), labelOf });
  return (
    <PortionView
      items={parts.map((part) => ({ ...part, share: shareOf(part.cost, cost.total) }))}
      total={cost.total}
      currency={cost.currency}
      summary={summary}
      isShareFirst={settings.scale === 'PERCENTAGE'}
      linkOf={linkOf}
    />
  );
}
