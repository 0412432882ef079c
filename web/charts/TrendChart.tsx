// A chart over time with its legend, and its table twin behind a switch.
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Waiting } from '../components/feedback/Waiting.tsx';
import { useModule } from '../loaded-modules.ts';
import classes from './Chart.module.css';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { AmountFormat, ChartData, ChartInteraction, ChartKind } from './chart-types.ts';
import { InView } from './InView.tsx';
import { ItemsTable } from './ItemsTable.tsx';
import { aheadShown, type Hidden, overlayShown } from './series/hidden-series.ts';

type CanvasModule = typeof import('./canvas/ChartCanvas.tsx');
type CanvasProps = ComponentProps<CanvasModule['ChartCanvas']>;

const plainCanvas = () => import('./canvas/ChartCanvas.tsx');

async function interactiveCanvas(): Promise<CanvasModule> {
  const [canvas] = await Promise.all([plainCanvas(), import('./canvas/chart-plugins.ts')]);
  return canvas;
}

export interface TrendChartProps {
  data: ChartData;
  kind: ChartKind;
  view: 'chart' | 'table';
  format: AmountFormat;
  /** One sentence that says what the chart shows. */
  summary: string;
  /** Left out where the chart is only looked at. */
  interaction?: ChartInteraction | undefined;
  /** The table has files of what it shows. */
  canBeSaved?: boolean;
  /** The table has items as rows, where amounts add up. */
  isByItem?: boolean;
  /** Stands at the end of the legend. */
  legendEnd?: ReactNode;
}

export function TrendChart({
  data,
  kind,
  view,
  format,
  summary,
  interaction,
  canBeSaved = false,
  isByItem = false,
  legendEnd,
}: TrendChartProps) {
  const intl = useIntl();
  const [hidden, setHidden] = useState<Hidden>(new Set());
  const shown = useMemo(
    () => ({ ...data, overlay: overlayShown(data, hidden), ...aheadShown(data, hidden) }),
    [data, hidden],
  );
  if (view === 'table') {
    const pick = interaction?.onPick;
    const onPick = pick && ((place: number) => pick(place, null));
    if (isByItem && data.isSummed)
      return <ItemsTable data={data} format={format} summary={summary} onPick={onPick} />;
    return (
      <ChartTable
        data={data}
        format={format}
        summary={summary}
        withTotal={kind === 'stack'}
        canBeSaved={canBeSaved}
        onPick={onPick}
      />
    );
  }
  const isInteractive = Boolean(interaction?.onZoom);
  return (
    <div className={classes.frame}>
      <div className={classes.chart}>
        <InView className={classes.canvas}>
          <Canvas
            key={isInteractive ? 'interactive' : 'plain'}
            load={isInteractive ? interactiveCanvas : plainCanvas}
            data={shown}
            kind={kind}
            hidden={hidden}
            format={format}
            totalLabel={intl.formatMessage({ id: 'platform.chart.total' })}
            summary={summary}
            interaction={interaction}
          />
        </InView>
        <ChartLegend data={data} hidden={hidden} format={format} onHide={setHidden} end={legendEnd} />
      </div>
    </div>
  );
}

/** Its code comes when it is seen. */
function Canvas({ load, ...props }: CanvasProps & { load: () => Promise<CanvasModule> }) {
  const code = useModule(load);
  return code ? <code.ChartCanvas {...props} /> : <Waiting />;
}
