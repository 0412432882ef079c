// Months side by side, accumulated and aligned by day of the month; the newest stands out (D-10).
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { earlierOf, lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  CostTrendWidget_content$data,
  CostTrendWidget_content$key,
} from '../../../../__generated__/CostTrendWidget_content.graphql.ts';
import classes from '../../../../charts/ChartLegend.module.css';
import type { ChartSeries } from '../../../../charts/chart-types.ts';
import { convertAll } from '../../../../charts/series/cost-series.ts';
import { TrendChart } from '../../../../charts/TrendChart.tsx';
import { type ChartView, ViewSwitch } from '../../../../charts/ViewSwitch.tsx';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { OTHERS_VARIABLE } from '../../../../theme/palette.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { useDrill } from '../drill/useDrill.ts';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';
import { tableOfChart } from '../frame/widget-table.ts';
import { sameDays, trendFigures } from './trend-figures.ts';

const DAYS = Array.from({ length: 31 }, (_, place) => String(place + 1));

function CostTrendWidget({ content, head, settings, onRetry }: WidgetProps<CostTrendWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment CostTrendWidget_content on CostTrendContent {
        costTrend @catch(to: RESULT) {
          currency
          rates {
            date
            from
            rate
            source
            to
          }
          unconverted {
            amount
            currency
          }
          months {
            month
            total
            accumulated
          }
        }
      }
    `,
    content,
  );
  return (
    <WidgetResult head={head} result={data.costTrend} onRetry={onRetry}>
      {(trend) => <TrendOfMonths head={head} settings={settings} trend={trend} />}
    </WidgetResult>
  );
}

type CostTrend = NonNullable<Extract<CostTrendWidget_content$data['costTrend'], { ok: true }>['value']>;

interface TrendOfMonthsProps {
  head: WidgetHead;
  settings: WidgetSettings;
  trend: CostTrend;
}

function TrendOfMonths({
  head,
  settings,
  trend: { currency, months, rates, unconverted },
}: TrendOfMonthsProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [view, setView] = useState<ChartView>('chart');
  const { convert, format } = useAmountFormat(currency);
  const data = useMemo(
    () => ({
      points: DAYS.map((day) => ({
        label: day,
        fullLabel: intl.formatMessage({ id: 'dashboard.costTrend.day' }, { day }),
        isPartial: false,
      })),
      series: months.map(
        ({ month, accumulated }, place): ChartSeries => ({
          id: month,
          label: formatMonth(month, language),
          amounts: convertAll(accumulated, convert),
          ...dressOf(months.length - 1 - place),
        }),
      ),
      figures: trendFigures(months, convert),
    }),
    [months, language, convert, intl],
  );
  const newest = months.at(-1);
  const compared = sameDays(months);
  const summary = intl.formatMessage(
    { id: 'dashboard.costTrend.summary' },
    {
      month: newest ? formatMonth(newest.month, language) : '',
      total: format.full(convert(newest?.total ?? 0)),
    },
  );
  const { today } = useShellViewer();
  const end = lastOfMonth(newest?.month ?? '');
  const range = { start: months[0]?.month ?? '', end: today === null ? end : earlierOf(end, today) };
  const to = useDrill({
    type: 'COMPARE_COST_TREND',
    settings: { ...settings, chartType: 'LINE' },
    range: { ...range, start: newest?.month ?? '' },
    beside: { compare: 'last_period' },
  });
  const stepColumn = intl.formatMessage({ id: 'platform.chart.step' }, { currency: format.currency });
  return (
    <WidgetFrame
      head={head}
      to={to}
      figure={format.full(convert(newest?.total ?? 0))}
      unconverted={unconverted}
      rates={rates}
      table={tableOfChart(data, stepColumn)}
      about={<WidgetAbout {...{ basis: settings.basis, range, currency, vendors: settings.vendors }} />}
      tools={<ViewSwitch view={view} onChange={setView} />}
    >
      <TrendChart
        {...{ data, view, format, summary }}
        kind="line"
        legendEnd={
          compared ? (
            <span className={classes.note}>
              <FormattedMessage
                id="dashboard.costTrend.sameDays"
                values={{
                  month: formatMonth(compared.month, language),
                  before: formatMonth(compared.before, language),
                  amount: format.full(convert(compared.amount)),
                }}
              />
            </span>
          ) : null
        }
      />
    </WidgetFrame>
  );
}

/** The newest month in the accent, those before it quiet; the older of them dashed. */
function dressOf(age: number): Pick<ChartSeries, 'colour' | 'isEmphasised' | 'isDashed'> {
  if (age === 0) return { colour: '--sky-accent', isEmphasised: true };
  return { colour: age === 1 ? '--sky-text-2' : OTHERS_VARIABLE, isDashed: age > 1 };
}

export { CostTrendWidget as Widget };
