// The canvas itself: chart.js with only the parts that are used.
import { useComputedColorScheme } from '@mantine/core';
import {
  BarController,
  BarElement,
  CategoryScale,
  type ChartConfiguration,
  Chart as ChartJs,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Chart } from 'react-chartjs-2';
import { ChartTooltip, type Pointed } from '../ChartTooltip.tsx';
import type { AmountFormat, ChartData, ChartInteraction, ChartKind } from '../chart-types.ts';
import { expectedOutlines } from './ahead.ts';
import { barTotals, type TotalsOf } from './bar-totals.ts';
import { type ChartColours, readChartColours } from './chart-colours.ts';
import { withInteraction } from './chart-interaction.ts';
import { chartOptions } from './chart-options.ts';
import { keepPainter } from './chart-painters.ts';
import { datasetsOf } from './datasets.ts';
import { markAmounts } from './mark-amounts.ts';
import { partialBars } from './partial-bars.ts';
import { StepKeys } from './StepKeys.tsx';
import { useStepKeys } from './useStepKeys.ts';
import { useUnchanged } from './useUnchanged.ts';

ChartJs.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

interface ChartCanvasProps {
  data: ChartData;
  kind: ChartKind;
  hidden: ReadonlySet<string>;
  format: AmountFormat;
  totalLabel: string;
  /** One sentence that says what the chart shows. */
  summary: string;
  interaction?: ChartInteraction | undefined;
}

export function ChartCanvas({
  data: given,
  kind,
  hidden,
  format,
  totalLabel,
  summary,
  interaction,
}: ChartCanvasProps) {
  // The kept answer of the last visit and the fresh one are often equal: the chart is then drawn once.
  const data = useUnchanged(given);
  const scheme = useComputedColorScheme('light');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes what the variables hold
  const colours = useMemo(() => readChartColours(), [scheme]);
  const hasTotals = kind === 'stack' && data.isSummed === true;
  const plain = useCallback(
    (of: ChartColours) => ({
      data: { labels: data.points.map(({ label }) => label), datasets: datasetsOf(data, kind, hidden, of) },
      options: chartOptions({ kind, colours: of, format, hasTotals }),
    }),
    [data, kind, hidden, format, hasTotals],
  );
  const totalsWith = useCallback(
    (of: ChartColours): TotalsOf | null => (hasTotals ? { data, hidden, format, colours: of } : null),
    [data, hidden, format, hasTotals],
  );
  const pluginsWith = useCallback(
    (of: ChartColours) =>
      pluginsOf(
        () => totalsWith(of),
        () => ({ data, hidden, format, colours: of }),
      ),
    [totalsWith, data, hidden, format],
  );
  // Plugins are those of the chart's first drawing: they ask for what is shown now.
  const totals = useRef<TotalsOf | null>(null);
  totals.current = totalsWith(colours);
  const marked = useRef<TotalsOf | null>(null);
  marked.current = { data, hidden, format, colours };
  const plugins = useMemo(
    () =>
      pluginsOf(
        () => totals.current,
        () => marked.current,
      ),
    [],
  );
  const [pointed, point] = useState<Pointed | null>(null);
  const onPick = interaction?.onPick;
  const keys = useStepKeys({ count: data.points.length, onPick: (place) => onPick?.(place, null) });
  const chart = useMemo(() => {
    const { data: drawn, options: quiet } = plain(colours);
    const tooltip = { enabled: false, external: (context: TooltipContext) => point(pointedBy(context)) };
    const options = { ...quiet, plugins: { ...quiet.plugins, tooltip } };
    return {
      data: drawn,
      options: interaction ? withInteraction(options, data, interaction, colours) : options,
    };
  }, [plain, data, colours, interaction]);
  const type = kind === 'stack' ? 'bar' : 'line';
  const chartRef = useRef<ChartJs<'bar' | 'line'>>(null);
  useEffect(() => {
    const canvas = chartRef.current?.canvas;
    if (canvas)
      keepPainter(canvas, (of, width, height) =>
        paintChart({ type, ...plain(of), plugins: pluginsWith(of) }, width, height),
      );
  }, [type, plain, pluginsWith]);
  const drawn = (
    <>
      <Chart
        key={kind}
        ref={chartRef}
        type={type}
        data={chart.data}
        options={chart.options}
        plugins={plugins}
        role="img"
        aria-label={summary}
      />
      <ChartTooltip
        pointed={pointed ?? pointedByKey(chartRef.current, keys.at)}
        data={data}
        hidden={hidden}
        format={format}
        totalLabel={kind === 'stack' ? totalLabel : null}
      />
    </>
  );
  return onPick ? (
    <StepKeys data={data} format={format} hidden={hidden} keys={keys}>
      {drawn}
    </StepKeys>
  ) : (
    drawn
  );
}

/** `totals` is null where bars have none above them. */
function pluginsOf(totals: () => TotalsOf | null, shown: () => TotalsOf | null) {
  return [barTotals(totals), markAmounts(shown), expectedOutlines(shown), partialBars];
}

/** The step that the keyboard is at. */
function pointedByKey(chart: ChartJs<'bar' | 'line'> | null, at: number | null): Pointed | null {
  const { x } = chart?.scales ?? {};
  if (!chart || !x || at === null) return null;
  const left = x.getPixelForValue(at);
  return { place: at, left, isRight: left > chart.width / 2 };
}

interface TooltipContext {
  chart: ChartJs;
  tooltip: { opacity: number; caretX: number; dataPoints?: readonly { dataIndex: number }[] };
}

/** The step under the pointer; null where none is. */
function pointedBy({ chart, tooltip: { opacity, caretX, dataPoints } }: TooltipContext): Pointed | null {
  const place = dataPoints?.[0]?.dataIndex;
  if (opacity === 0 || place === undefined) return null;
  return { place, left: caretX, isRight: caretX > chart.width / 2 };
}

const PICTURE_PIXELS = 2;

/** Draws at once, on a canvas that is in no document. */
function paintChart(
  chart: ChartConfiguration<'bar' | 'line', (number | null)[]>,
  width: number,
  height: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const still = { responsive: false, animation: false, devicePixelRatio: PICTURE_PIXELS } as const;
  const drawn = new ChartJs(canvas, { ...chart, options: { ...chart.options, ...still } });
  const picture = document.createElement('canvas');
  picture.width = canvas.width;
  picture.height = canvas.height;
  picture.getContext('2d')?.drawImage(canvas, 0, 0);
  drawn.destroy();
  return picture;
}
