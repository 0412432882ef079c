// Months side by side, accumulated and aligned by day of the month; the newest stands out (D-10).
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useRefetchableFragment } from 'react-relay';
import { lastOfMonth } from '../../../lib/calendar.ts';
import type {
  CostTrendWidget_viewer$data,
  CostTrendWidget_viewer$key,
} from '../../__generated__/CostTrendWidget_viewer.graphql.ts';
import type { CostTrendWidgetRefetchQuery } from '../../__generated__/CostTrendWidgetRefetchQuery.graphql.ts';
import type { ChartSeries } from '../../charts/chart-types.ts';
import { convertAll } from '../../charts/cost-series.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { type ChartView, ViewSwitch } from '../../charts/ViewSwitch.tsx';
import { CostScope } from '../../components/CostScope.tsx';
import { useAmountFormat } from '../../components/useAmountFormat.ts';
import { formatMonth } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { OTHERS_VARIABLE } from '../../theme/palette.ts';
import { WidgetFrame } from './WidgetFrame.tsx';
import { WidgetResult } from './WidgetResult.tsx';

const TITLE = 'dashboard.costTrend.title';
const DETAILS = '/cost-analytics?range=last_3_months&unit=day&chart=line';
const DAYS = Array.from({ length: 31 }, (_, place) => String(place + 1));

export function CostTrendWidget({ viewer }: { viewer: CostTrendWidget_viewer$key }) {
  const [{ costTrend }, refetch] = useRefetchableFragment<
    CostTrendWidgetRefetchQuery,
    CostTrendWidget_viewer$key
  >(
    graphql`
      fragment CostTrendWidget_viewer on Viewer @refetchable(queryName: "CostTrendWidgetRefetchQuery") {
        costTrend(frame: LAST_3_MONTHS) @catch(to: RESULT) {
          currency
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
    viewer,
  );
  const retry = () => refetch({}, { fetchPolicy: 'network-only' });
  return (
    <WidgetResult titleId={TITLE} result={costTrend} onRetry={retry}>
      {(trend) => <TrendOfMonths trend={trend} />}
    </WidgetResult>
  );
}

type CostTrend = NonNullable<Extract<CostTrendWidget_viewer$data['costTrend'], { ok: true }>['value']>;

function TrendOfMonths({ trend: { currency, months, unconverted } }: { trend: CostTrend }) {
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
    }),
    [months, language, convert, intl],
  );
  const newest = months.at(-1);
  const summary = intl.formatMessage(
    { id: 'dashboard.costTrend.summary' },
    {
      month: newest ? formatMonth(newest.month, language) : '',
      total: format.full(convert(newest?.total ?? 0)),
    },
  );
  const range = { start: months[0]?.month ?? '', end: lastOfMonth(newest?.month ?? '') };
  return (
    <WidgetFrame
      titleId={TITLE}
      to={DETAILS}
      unconverted={unconverted}
      about={<CostScope basis="BILLED" range={range} currency={currency} />}
      tools={<ViewSwitch view={view} onChange={setView} />}
    >
      <TrendChart data={data} kind="line" view={view} format={format} summary={summary} />
    </WidgetFrame>
  );
}

/** The newest month in the accent, those before it quiet; the oldest of them dashed. */
function dressOf(age: number): Pick<ChartSeries, 'colour' | 'isEmphasised' | 'isDashed'> {
  if (age === 0) return { colour: '--sky-accent-text', isEmphasised: true };
  return { colour: age === 1 ? '--mantine-color-dimmed' : OTHERS_VARIABLE, isDashed: age > 1 };
}
