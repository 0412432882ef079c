// Cost by product over the last months, the largest first and all others as one (D-11).
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useRefetchableFragment } from 'react-relay';
import type {
  CostOverTimeWidget_viewer$data,
  CostOverTimeWidget_viewer$key,
} from '../../__generated__/CostOverTimeWidget_viewer.graphql.ts';
import type { CostOverTimeWidgetRefetchQuery } from '../../__generated__/CostOverTimeWidgetRefetchQuery.graphql.ts';
import { chartPoints, costSeries } from '../../charts/cost-series.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { type ChartView, ViewSwitch } from '../../charts/ViewSwitch.tsx';
import { CostScope } from '../../components/CostScope.tsx';
import { useAmountFormat } from '../../components/useAmountFormat.ts';
import { useItemLabel } from '../../components/useItemLabel.ts';
import { formatMonth, formatRange, formatStep } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { WidgetFrame } from './WidgetFrame.tsx';
import { WidgetResult } from './WidgetResult.tsx';

const TITLE = 'dashboard.costOverTime.title';
const DETAILS = '/cost-analytics?range=last_6_months&unit=month';

export function CostOverTimeWidget({ viewer }: { viewer: CostOverTimeWidget_viewer$key }) {
  const [{ costOverTime }, refetch] = useRefetchableFragment<
    CostOverTimeWidgetRefetchQuery,
    CostOverTimeWidget_viewer$key
  >(
    graphql`
      fragment CostOverTimeWidget_viewer on Viewer @refetchable(queryName: "CostOverTimeWidgetRefetchQuery") {
        costOverTime(frame: LAST_6_MONTHS, viewBy: PRODUCT) @catch(to: RESULT) {
          currency
          range {
            start
            end
          }
          axis {
            date
            endDate
            isEmpty
            isPartial
          }
          series {
            key
            label
            vendor
            isOthers
            othersCount
            amounts
          }
          total {
            total
          }
          unconverted {
            amount
            currency
          }
        }
      }
    `,
    viewer,
  );
  const retry = () => refetch({}, { fetchPolicy: 'network-only' });
  return (
    <WidgetResult titleId={TITLE} result={costOverTime} onRetry={retry}>
      {(cost) => <CostOverTimeChart cost={cost} />}
    </WidgetResult>
  );
}

type CostOverTime = NonNullable<
  Extract<CostOverTimeWidget_viewer$data['costOverTime'], { ok: true }>['value']
>;

function CostOverTimeChart({ cost }: { cost: CostOverTime }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [view, setView] = useState<ChartView>('chart');
  const labelOf = useItemLabel('product');
  const { convert, format } = useAmountFormat(cost.currency);
  const data = useMemo(
    () => ({
      points: chartPoints(
        cost.axis,
        ({ date }) => formatMonth(date, language),
        ({ date, endDate }) => formatStep({ start: date, end: endDate }, language),
      ),
      series: costSeries(cost.series, { kind: 'product', labelOf, convert }),
    }),
    [cost, language, labelOf, convert],
  );
  const summary = intl.formatMessage(
    { id: 'dashboard.costOverTime.summary' },
    { range: formatRange(cost.range, language), total: format.full(convert(cost.total.total)) },
  );
  return (
    <WidgetFrame
      titleId={TITLE}
      to={DETAILS}
      unconverted={cost.unconverted}
      about={<CostScope basis="BILLED" range={cost.range} currency={cost.currency} />}
      tools={<ViewSwitch view={view} onChange={setView} />}
    >
      <TrendChart data={data} kind="stack" view={view} format={format} summary={summary} />
    </WidgetFrame>
  );
}
