// A trend by day or month, in money or percent, split by type, region or family.
import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import type { AmountFormat, ChartKind, ChartSeries } from '../../../../charts/chart-types.ts';
import { TrendChart } from '../../../../charts/TrendChart.tsx';
import { ViewSwitch } from '../../../../charts/ViewSwitch.tsx';
import { Notice } from '../../../../components/notices/Notice.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { formatMonth, formatShortDay, formatStep } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { BlockTools } from '../BlockTools.tsx';
import classes from '../Commitments.module.css';
import { SPLITS, type Split } from '../commitment-address.ts';
import { DownloadMenu } from '../DownloadMenu.tsx';
import { incompleteSteps } from './incomplete-steps.ts';
import { trendColumns, trendRows } from './trend-file.ts';

export interface TrendState {
  by: Split;
  show: 'money' | 'percent';
  view: 'chart' | 'table';
}

const SPLIT_TEXTS = {
  none: 'optimization.trend.none',
  type: 'optimization.trend.type',
  region: 'optimization.trend.region',
  family: 'optimization.trend.family',
} as const satisfies Record<Split, MessageId>;

interface SplitToolProps {
  by: Split;
  /** What the type is, where it is another thing than that of a plan. */
  typeText?: MessageId | undefined;
  onChange: (change: { by: Split }) => void;
}

export function SplitTool({ by, typeText = SPLIT_TEXTS.type, onChange }: SplitToolProps) {
  const intl = useIntl();
  const texts = { ...SPLIT_TEXTS, type: typeText };
  return (
    <SegmentedControl
      size="xs"
      aria-label={intl.formatMessage({ id: 'optimization.trend.by' })}
      value={by}
      onChange={(value) => onChange({ by: value })}
      data={SPLITS.map((value) => ({ value, label: intl.formatMessage({ id: texts[value] }) }))}
    />
  );
}

/** What a trend can show, and how that is called. */
export const TREND_SHOWS = {
  money: 'optimization.trend.money',
  percent: 'optimization.trend.percent',
} as const satisfies Record<TrendState['show'], MessageId>;

interface TrendToolsProps<Show extends string> extends Pick<TrendState, 'by' | 'view'> {
  show: Show;
  shows: Readonly<Record<Show, MessageId>>;
  typeText?: SplitToolProps['typeText'];
  onChange: (change: { by?: Split; show?: Show; view?: TrendState['view'] }) => void;
}

export function TrendTools<Show extends string>({
  by,
  show,
  shows,
  view,
  typeText,
  onChange,
}: TrendToolsProps<Show>) {
  const intl = useIntl();
  const options = Object.entries(shows) as [Show, MessageId][];
  return (
    <div className={classes.tools}>
      <SplitTool by={by} typeText={typeText} onChange={onChange} />
      <SegmentedControl<Show>
        size="xs"
        aria-label={intl.formatMessage({ id: 'optimization.trend.show' })}
        value={show}
        onChange={(value) => onChange({ show: value })}
        data={options.map(([value, id]) => ({ value, label: intl.formatMessage({ id }) }))}
      />
      <ViewSwitch view={view} onChange={(value) => onChange({ view: value })} />
    </div>
  );
}

interface TrendBlockProps {
  /** First days of the steps. */
  axis: readonly string[];
  unit: 'DAY' | 'MONTH' | string;
  /** In the currency of the reader already. */
  series: readonly ChartSeries[];
  kind: ChartKind;
  view: 'chart' | 'table';
  format: AmountFormat;
  /** That amounts came in; left out of percents. */
  currency?: string | undefined;
  /** One sentence that says what it shows. */
  summary: string;
}

export function TrendBlock({ axis, unit, series, kind, view, format, currency, summary }: TrendBlockProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { completeThrough, dataThrough } = useShellViewer();
  const data = useMemo(() => {
    const isMonthly = unit === 'MONTH';
    const isIncomplete = incompleteSteps(axis, unit, { completeThrough, dataThrough });
    const points = axis.map((date, place) => ({
      label: isMonthly ? formatMonth(date, language) : formatShortDay(date),
      fullLabel: formatStep({ start: date, end: isMonthly ? lastOfMonth(date) : date }, language),
      isPartial: isIncomplete[place] ?? false,
    }));
    return { points, series };
  }, [axis, unit, series, language, completeThrough, dataThrough]);
  if (axis.length === 0 || !hasAnything(series))
    return <Notice variant="block" title={<FormattedMessage id="optimization.block.noData" />} />;
  const name = intl.formatMessage({ id: 'optimization.trend.file' });
  const columns = trendColumns(
    intl.formatMessage({ id: 'optimization.trend.date' }),
    series,
    format.currency,
  );
  return (
    <div className={classes.chart}>
      <BlockTools>
        <DownloadMenu
          name={name}
          columns={columns}
          currency={currency}
          allRows={async () => trendRows(axis)}
        />
      </BlockTools>
      <TrendChart data={data} kind={kind} view={view} format={format} summary={summary} />
    </div>
  );
}

function hasAnything(series: readonly ChartSeries[]): boolean {
  return series.some(({ amounts }) => amounts.some((amount) => amount !== null));
}
