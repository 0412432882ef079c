// A chart over time with its legend, and its table twin behind a switch.
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './Chart.module.css';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { AmountFormat, ChartData, ChartKind } from './chart-types.ts';

const ChartCanvas = lazy(async () => ({ default: (await import('./ChartCanvas.tsx')).ChartCanvas }));

export interface TrendChartProps {
  data: ChartData;
  kind: ChartKind;
  view: 'chart' | 'table';
  format: AmountFormat;
  /** One sentence that says what the chart shows. */
  summary: string;
}

export function TrendChart({ data, kind, view, format, summary }: TrendChartProps) {
  const intl = useIntl();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => setHidden(toggled(hidden, id));
  if (view === 'table') {
    return <ChartTable data={data} format={format} summary={summary} withTotal={kind === 'stack'} />;
  }
  return (
    <div className={classes.chart}>
      <div className={classes.canvas}>
        <Suspense fallback={null}>
          <ChartCanvas
            data={data}
            kind={kind}
            hidden={hidden}
            format={format}
            totalLabel={intl.formatMessage({ id: 'platform.chart.total' })}
            summary={summary}
          />
        </Suspense>
      </div>
      <ChartLegend data={data} hidden={hidden} onToggle={toggle} />
    </div>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
